import { defineConfig } from "@playwright/test";
import { chromiumPath } from "#test/chromium.ts";
import { isEverything } from "#test/tier.ts";
import { sharedSite } from "./sites.ts";

export default defineConfig({
  testDir: ".",
  globalSetup: "./sites.ts",
  testMatch: "*.e2e.ts",
  // Lighthouse has the machine to itself: `npm run test:all` runs it after all others.
  testIgnore: isEverything ? [] : "*.long.e2e.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  // Half of the time a browser waits; with three of them two cores are busy.
  workers: 3,
  expect: { timeout: 10_000 },
  retries: 0,
  // A busy machine may need this long, a healthy test never does.
  timeout: 120_000,
  reporter: "line",
  use: {
    baseURL: sharedSite.url,
    screenshot: "only-on-failure",
    // The pictures and the checks want the page at rest; motion has tests of its own.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
