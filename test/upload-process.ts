import type { AddressInfo } from "node:net";
import { findMe } from "#server/actions/session.ts";
import { createUploadHandler } from "#server/api/upload.ts";
import { openDatabase } from "#server/database/open.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { createHttpServer } from "#server/platform/http/server.ts";
import { readSessionCookie } from "#server/platform/http/session-cookie.ts";
import { openSecret } from "#server/platform/secret.ts";
import { silentLog } from "#test/log.ts";

// The part of the site that takes files, alone in a process, to be killed: the whole site takes longer to start. Says on
// which port it listens.

const [folder = "", databaseUrl = "", secretKey = ""] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: "" });
const secret = openSecret({ secretKey, secretKeysBefore: [], dataDir: "" });
const publicUrl = new URL("http://localhost");
const upload = createUploadHandler(
  async ({ request }) => {
    const context = {
      db: database.db,
      me: null,
      now: new Date(),
      publicUrl,
      companyLogin: null,
      network: () => "test",
      secret,
      files: openLocalFiles(folder),
      scansFiles: false,
      browser: { device: "Test", setSession: () => {} },
    };
    return { ...context, me: await findMe(context, readSessionCookie(request) ?? "") };
  },
  () => null,
);
const server = createHttpServer({ handlers: [upload], publicUrl, log: silentLog });
server.listen(0, "localhost", () => console.log((server.address() as AddressInfo).port));
