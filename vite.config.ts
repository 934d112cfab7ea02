import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { compiledTexts } from "./web/compiled-texts.ts";
import { drawnOnce } from "./web/drawn-once.ts";
import { fasterRendering } from "./web/faster-rendering.ts";
import { leanerRouter } from "./web/leaner-router.ts";

/** Puts our own loading of pages in the router's place; see `web/page-module.ts` for the reason. */
const guardedPageLoading: Plugin = {
  name: "guarded-page-loading",
  enforce: "pre",
  resolveId(source, importer) {
    const isTheRouters = importer?.includes("/react-router/dist/") && source.endsWith("/routeModules.js");
    return isTheRouters ? fileURLToPath(new URL("web/page-module.ts", import.meta.url)) : null;
  },
};

/** All styles are in one file that every page has: what comes later needs no helper that fetches its styles first. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : null),
};

export default defineConfig(({ command }) => ({
  plugins: [
    guardedPageLoading,
    plainImports,
    compiledTexts(),
    drawnOnce(),
    fasterRendering(),
    leanerRouter(),
    reactRouter(),
  ],
  publicDir: "web/public",
  build: {
    assetsInlineLimit: 0,
    // All of it packs into some 15 kB: one file, fetched once, beats a dozen small ones on every page.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // What comes later comes by itself; lists of what it needs would stand on every page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Older targets would turn light-dark() into variables fixed at the root, and a dark band could not adapt.
    target: ["chrome123", "firefox120", "safari17.5"],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          checks: { bundlerTimings: false },
          output: {
            // Few files that every page needs pack better, and load faster, than many small ones.
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: "site",
                  test: /\/(web\/(shell\/(?!nl|en|fr)[a-z-]+\.tsx?|stores\/(?!files|submit-project)[a-z-]+\.ts|graphql\/(?!follow).*|(?!form|guard|login-first|next|office)[a-z-]+\.tsx?)$|i18n\/[a-z]+\.ts|preload-helper)/,
                },
                {
                  name: "ui",
                  test: /\/web\/(ui\/(button|link|icon|brand|skip-link|language-list|top-progress|banner|panel|eyebrow|tag|notice|amount|empty|facts)\/|components\/(page-top|dutch)\.)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Within the bundle the plugin can reach them, and React is the one for production whatever the environment says.
      ...(command === "build" && {
        resolve: { noExternal: ["react", "react-dom", "react-router", "cookie-es"] },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
      build: { rollupOptions: { checks: { bundlerTimings: false }, input: "./web/app.ts" } },
    },
  },
}));
