import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { openSecret } from "#server/platform/secret.ts";

/** The key of every fund in a test. */
export const testSecret = openSecret({
  secretKey: "a key that only tests use, long enough",
  secretKeysBefore: [],
  dataDir: "",
});

/** The place of files when a test does not choose one; the folder is made with the first file. */
export const testFiles = openLocalFiles(join(tmpdir(), `samen-files-of-${process.pid}`));

/** The context of an action, with a default for each value that a test leaves out. */
export function aContext(db: Database, values: Partial<Context> = {}): Context {
  return {
    db,
    me: null,
    kiosk: null,
    setUp: null,
    mailFolder: null,
    now: new Date("2026-11-15T09:00:00Z"),
    publicUrl: new URL("https://samen.example"),
    companyLogin: null,
    mailFrom: null,
    lookUpTexts: async () => null,
    network: () => "test",
    secret: testSecret,
    files: testFiles,
    scansFiles: false,
    browser: { device: "Test", setSession: () => {}, setKiosk: () => {}, setSetUp: () => {} },
    ...values,
  };
}
