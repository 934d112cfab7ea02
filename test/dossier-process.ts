import { writeSync } from "node:fs";
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

// The part of the site that takes dossiers and their files, alone in a process, because the whole site starts slower.
// It prints its port. It kills itself so many milliseconds after it first does three things at once, which the query
// of a request names; before that it prints how many of each are under way.

const [folder = "", databaseUrl = "", secretKey = "", milliseconds = "0"] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: "" });
const secret = openSecret({ secretKey, secretKeysBefore: [], dataDir: "" });
const publicUrl = new URL("http://localhost");
const contextOf = async ({ request, requestId }: Pick<Incoming, "request" | "requestId">) => {
  const context = {
    db: database.db,
    me: null,
    kiosk: null,
    setUp: null,
    mailFolder: null,
    now: new Date(),
    publicUrl,
    companyLogin: null,
    mailFrom: null,
    lookUpTexts: async () => null,
    network: () => "test",
    secret,
    files: openLocalFiles(folder),
    scansFiles: false,
    browser: { device: "Test", setSession: () => {}, setKiosk: () => {}, setSetUp: () => {} },
    requestId,
    demo: null,
  };
  return { ...context, me: await findMe(context, readSessionCookie(request, false) ?? "") };
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

const underWay = new Map([
  ["save", 0],
  ["send", 0],
  ["upload", 0],
]);
const answered = new Set<string>();
let dies = Number.POSITIVE_INFINITY;
const dieInTheMiddle = () => {
  if (answered.size < underWay.size || [...underWay.values()].includes(0)) return;
  dies = Math.min(dies, performance.now() + Number(milliseconds));
  if (performance.now() < dies) return void setImmediate(dieInTheMiddle);
  writeSync(1, `${JSON.stringify(Object.fromEntries(underWay))}\n`);
  process.kill(process.pid, "SIGKILL");
};
const count: Handler = ({ request, response }) => {
  const kind = request.url?.split("?")[1] ?? "";
  const before = underWay.get(kind);
  if (before === undefined) return false;
  underWay.set(kind, before + 1);
  response.on("close", () => {
    answered.add(kind);
    underWay.set(kind, (underWay.get(kind) ?? 0) - 1);
  });
  dieInTheMiddle();
  return false;
};

const server = createHttpServer({
  handlers: [count, api, createUploadHandler(contextOf, () => null)],
  publicUrl,
  log: silentLog,
});
server.listen(0, "localhost", () => console.log((server.address() as AddressInfo).port));
