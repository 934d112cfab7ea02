import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compiledTexts } from "./web/compiled-texts.ts";
import { mapAtBuild } from "./web/map-at-build.ts";

export default defineConfig(({ command }) => ({
  plugins: [compiledTexts(), mapAtBuild(), react()],
  publicDir: "web/public",
  // The build ignores .env, which holds the settings of the site and may belong to another account.
  envDir: false,
  // Our own server writes the documents.
  appType: "custom",
  builder: {},
  build: {
    assetsInlineLimit: 0,
    // All of it packs into 40 kB: one file, fetched once, beats a dozen small ones on every page.
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: false,
    // Older targets would turn light-dark() into variables fixed at the root, and a dark band could not adapt.
    target: ["chrome123", "firefox120", "safari17.5"],
  },
  environments: {
    client: {
      build: {
        outDir: "build/client",
        manifest: true,
        rollupOptions: {
          input: "web/browser/start.tsx",
          checks: { bundlerTimings: false },
          output: {
            // Few files that many pages share pack better, and load faster, than many small ones.
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                // More scripts than the office has pages, so that no module of the office alone is on every page.
                { name: "site", test: /\/(web|i18n|domain)\//, minShareCount: 54 },
                // The frame of the site is on every page, also where the frame of the office takes parts of it.
                { name: "shell", test: /\/web\/shell\/(?!office-frame)/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React is the one for production, whatever the environment says.
      ...(command === "build" && {
        resolve: { noExternal: ["react", "react-dom", "react-router"] },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
      build: {
        outDir: "build/server",
        copyPublicDir: false,
        rollupOptions: { input: { index: "web/server/answer.ts" }, checks: { bundlerTimings: false } },
      },
    },
  },
}));
