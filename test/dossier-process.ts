import type { AddressInfo } from "node:net";
import { findMe } from "#server/actions/session.ts";
import { createEndpoint } from "#server/api/endpoint.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { createHttpHandler } from "#server/api/http.ts";
import { createUploadHandler } from "#server/api/upload.ts";
import { openDatabase } from "#server/database/open.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { createHttpServer, type Handler, type Incoming } from "#server/platform/http/server.ts";
import { readSessionCookie } from "#server/platform/http/session-cookie.ts";
import { openSecret } from "#server/platform/secret.ts";
import { silentLog } from "#test/log.ts";

// The part of the site that takes dossiers and their files, alone in a process, to be killed: the whole site takes longer
// to start. Says on which port it listens.

const [folder = "", databaseUrl = "", secretKey = ""] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: "" });
const secret = openSecret({ secretKey, secretKeysBefore: [], dataDir: "" });
const publicUrl = new URL("http://localhost");
const contextOf = async ({ request, requestId }: Pick<Incoming, "request" | "requestId">) => {
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
    requestId,
    demo: null,
  };
  return { ...context, me: await findMe(context, readSessionCookie(request) ?? "") };
};
const answer = createHttpHandler(
  createEndpoint({ schema: fundSchema, log: silentLog, introspection: false }),
  fundSchema,
);
const api: Handler = async (incoming) => {
  if (incoming.path !== "/graphql") return false;
  await answer(incoming.request, incoming.response, await contextOf(incoming));
  return true;
};
const server = createHttpServer({
  handlers: [api, createUploadHandler(contextOf, () => null)],
  publicUrl,
  log: silentLog,
});
server.listen(0, "localhost", () => console.log((server.address() as AddressInfo).port));
