import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumPath } from "#test/chromium.ts";
import { samenThere } from "#test/identity-provider.ts";
import { companyPort, port } from "./ports.ts";

// A new folder for every run: the demo is filled in anew, as of today. Those who run the tests read this file again,
// and find the mails in the same folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "samen-e2e-"));
const dataDir = process.env.E2E_DATA_DIR;

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
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
    baseURL: `http://localhost:${port}`,
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
  webServer: [
    {
      command: "node e2e/identity-provider.ts",
      cwd: "..",
      url: `http://localhost:${companyPort}/.well-known/openid-configuration`,
      stdout: "ignore",
      stderr: "ignore",
    },
    {
      command: "node scripts/build.ts && node server/start.ts",
      cwd: "..",
      url: `http://localhost:${port}/readyz`,
      timeout: 120_000,
      stdout: "ignore",
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        NODE_ENV: "test",
        DATABASE_URL: "",
        SMTP_URL: "",
        LOG_LEVEL: "warn",
        OIDC_ISSUER: `http://localhost:${companyPort}`,
        OIDC_CLIENT_ID: samenThere.clientId,
        OIDC_CLIENT_SECRET: samenThere.clientSecret,
        OIDC_NAME: "Amandel ID",
      },
    },
  ],
});
