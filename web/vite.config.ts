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

// Built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), fontsFirst()],
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
