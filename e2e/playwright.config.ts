import { defineConfig } from "@playwright/test";
import { chromiumPath } from "#test/chromium.ts";
import { isEverything } from "#test/tier.ts";
import { workers } from "#test/workers.ts";
import { sharedSite } from "./sites.ts";

export default defineConfig({
  testDir: ".",
  globalSetup: "./sites.ts",
  testMatch: "*.e2e.ts",
  // `npm run test:all` runs long journeys too, and Lighthouse alone after all others, because it needs a quiet machine.
  testIgnore: isEverything ? [] : ["*.long.e2e.ts", "*.alone.e2e.ts"],
  outputDir: "../test-results",
  fullyParallel: true,
  workers,
  retries: 0,
  // Only a busy machine needs this long. The long journeys look at many states in every theme and width.
  expect: { timeout: isEverything ? 60_000 : 30_000 },
  timeout: isEverything ? 900_000 : 300_000,
  reporter: "line",
  use: {
    baseURL: sharedSite.url,
    // The checks need a page without motion; motion has its own tests.
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
