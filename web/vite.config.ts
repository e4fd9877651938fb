import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Ask for the letters of the first page at once, so that it is not drawn twice. */
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

/** Compress once, when it is built, what the server then only has to send. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle: ({ dir = "" }, bundle) => {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
        writeFileSync(`${dir}/${file}.br`, brotliCompressSync(readFileSync(`${dir}/${file}`)));
      }
    },
  };
}

// Built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), fontsFirst(), packed()],
  build: {
    outDir: "../src/ostraka/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy knows no data: scripts or styles
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8137", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
