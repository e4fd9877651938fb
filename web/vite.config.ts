import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const source = resolve(import.meta.dirname, "src");

/** The games, by their folders. */
const games = readdirSync(`${source}/games`).filter((name) => existsSync(entryOf(name)));

function entryOf(game: string): string {
  return `${source}/games/${game}/game.ts`;
}

const texts = resolve(import.meta.dirname, "../src/ostraka/text");
const NBSP = "\u00a0";

/** A Fluent file as a module: its text, with the non-breaking spaces of its language as in `text/spaces.py`. */
function fluentTexts(): Plugin {
  const rules = JSON.parse(readFileSync(`${texts}/spaces.json`, "utf-8")) as Record<string, Record<string, string>>;
  const breakable = (language = "") => new RegExp(Object.values({ ...rules.all, ...rules[language] }).join("|"), "gu");
  return {
    name: "fluent-texts",
    transform: {
      filter: { id: /\.ftl$/ },
      handler: (text, id) => ({ code: `export default ${JSON.stringify(text.replace(breakable(id.split("/").at(-2)), NBSP))}`, moduleType: "js", map: null }),
    },
  };
}

/** Preload the fonts of the home page, so that it is not painted twice. */
function fontsFirst(): Plugin {
  return {
    name: "fonts-first",
    transformIndexHtml: {
      order: "post",
      handler: (_, context) =>
        Object.keys(context.bundle ?? {})
          .filter((file) => /-latin-(400|700)-normal-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
  };
}

/** The screens with chunks of their own, by how their addresses begin. */
const SCREENS = { "t/": "Table", "review/": "Review", replay: "Replay", "replay/": "Replay", learn: "Learn", "learn/": "Lesson", "rules/": "Rules" };

/** Preload links of each screen and each game, as comments in the page; the server keeps those that an address needs. */
function preloads(): Plugin {
  return {
    name: "preloads",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((piece) => piece.type === "chunk");
        const needs = (chunk: Rolldown.OutputChunk | undefined, seen = new Set<string>()): Set<string> => {
          if (chunk === undefined || seen.has(chunk.fileName) || html.includes(chunk.fileName)) return seen;
          seen.add(chunk.fileName);
          for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
          for (const file of chunk.imports) needs(chunks.find((other) => other.fileName === file), seen);
          return seen;
        };
        const comment = (when: string, entry: string) => {
          const files = [...needs(chunks.find((other) => other.facadeModuleId === entry))];
          const links = files.map((file) =>
            file.endsWith(".css")
              ? `<link rel="preload" as="style" crossorigin href="/${file}">`
              : `<link rel="modulepreload" crossorigin href="/${file}">`,
          );
          return `    <!-- ${when}: ${links.join("")} -->\n`;
        };
        const lines = [
          ...Object.entries(SCREENS).map(([at, screen]) => comment(`at ${at}`, `${source}/screens/${screen}.svelte`)),
          ...games.map((game) => comment(`with ${game}`, entryOf(game))),
        ];
        return html.replace("  </head>", `${lines.join("")}  </head>`);
      },
    },
  };
}

/** The pictures that other programs show for links to a game, under the names that the server expects. */
function previews(): Plugin {
  return {
    name: "previews",
    apply: "build",
    generateBundle() {
      for (const game of games) {
        const picture = `${source}/games/${game}/og.png`;
        if (existsSync(picture)) this.emitFile({ type: "asset", fileName: `og-${game}.png`, source: readFileSync(picture) });
      }
    },
  };
}

/** Tell V8 that nearly all of a file is needed at once, so that it compiles it off the main thread while it loads. */
function compiledFirst(): Plugin {
  return {
    name: "compiled-first",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler: (_, bundle) => {
        for (const piece of Object.values(bundle)) if (piece.type === "chunk") piece.code = `//# allFunctionsCalledOnLoad\n${piece.code}`;
      },
    },
  };
}

/** Compress the assets at build time; the server only sends them. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle: ({ dir = "" }, bundle) => {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css|wasm)$/.test(name))) {
        writeFileSync(`${dir}/${file}.br`, brotliCompressSync(readFileSync(`${dir}/${file}`)));
      }
    },
  };
}

/** What is needed together is one chunk: every further file is a round trip on a slow connection. */
const PIECES = { first: `${source}/main.ts`, table: `${source}/screens/Table.svelte` };

/** The chunk that a module belongs to, if any; what several games need comes with the table. */
function pieceOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  const isNeeded = (from: string, seen = new Set<string>()): boolean => {
    if (from === id) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return (modules.getModuleInfo(from)?.importedIds ?? []).some((next) => isNeeded(next, seen));
  };
  const piece = Object.entries(PIECES).find(([, entry]) => isNeeded(entry))?.[0];
  if (piece !== undefined) return piece;
  const [game, ...others] = games.filter((name) => isNeeded(entryOf(name)));
  if (game === undefined) return null;
  return others.length > 0 ? "table" : game;
}

/** One chunk for each piece. A group also takes the dependencies of its modules, so shared pieces come first. */
const groups = [...Object.keys(PIECES), ...games].map((piece) => ({
  name: (id: string, modules: Rolldown.ChunkingContext) => (pieceOf(id, modules) === piece ? piece : null),
  debugName: piece,
}));

// Built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), fluentTexts(), fontsFirst(), preloads(), previews(), compiledFirst(), packed()],
  build: {
    outDir: "../src/ostraka/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy knows no data: scripts or styles
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8137", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], testTimeout: 120_000 }, // some wait for Python to compile
});
