import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { verifyVote } from "#server/actions/vote-verify.ts";
import { eq } from "#server/database/drizzle.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { listDossierFiles } from "#server/database/queries/dossier.ts";
import { countVotes } from "#server/database/queries/vote.ts";
import { jobs } from "#server/database/tables/job.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { type Applicant, anApplicant } from "#test/applicant.ts";
import { aBucket } from "#test/bucket.ts";
import { aClamd } from "#test/clamd.ts";
import { aSiteWithClock } from "#test/clock-server.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { theSettings } from "#test/factories.ts";
import { aPdf } from "#test/sample-file.ts";
import { aServerProcess } from "#test/server-process.ts";
import { aProxy } from "#test/silent-proxy.ts";
import { siteKey, siteSecret } from "#test/site-session.ts";
import { aSmallDisk } from "#test/small-disk.ts";
import { formOf, postForm } from "#test/upload-form.ts";
import { aWorkforce, voteAtOnce } from "#test/workforce.ts";

const hour = 3_600_000;
const pdf = aPdf(200_000);

/** A site as a process, on a database of its own. */
async function aSite(settings: Record<string, string>, prepare: (db: Database) => Promise<unknown> = theSettings) {
  const { url: databaseUrl, drop } = await aPostgres("migrated");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  onTestFinished(close);
  await prepare(db);
  const usual = { DATABASE_URL: databaseUrl, SECRET_KEY: siteKey, DEMO: "false", PORT: "0" };
  const server = aServerProcess({ ...usual, DATA_DIR: aDataFolder("empty"), ...settings });
  return { db, server, url: await server.url() };
}

const upload = (url: string, { cookie, dossierId }: Applicant) =>
  postForm({
    url,
    cookie,
    ...formOf([
      { name: "dossier", value: dossierId },
      { name: "field", value: "attachments" },
      { name: "file", filename: "brief.pdf", content: pdf },
    ]),
  });

const open = async (url: string, { cookie }: Applicant, id: string) => {
  const answer = await fetch(`${url}/files/${id}`, { headers: { cookie } });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

const idsOf = async (db: Database, { dossierId }: Applicant) =>
  (await listDossierFiles(db, [dossierId])).map(({ id }) => id).sort();

async function aSiteWithBucket() {
  const bucket = await aBucket();
  onTestFinished(bucket.stop);
  const [, port] = /localhost%3A(\d+)/.exec(bucket.url) ?? [];
  const store = await aProxy({ host: "localhost", port: Number(port) });
  const storage = bucket.url.replace(`localhost%3A${port}`, `127.0.0.1%3A${store.port}`);
  const site = await aSite({ STORAGE_URL: storage });
  return { store, ...site, anna: await anApplicant(site.db) };
}

test("while the bucket is down, files say to come back, everything else works, and nothing is half stored", async () => {
  const { store, db, url, anna } = await aSiteWithBucket();
  const before = await upload(url, anna);
  expect(before.status).toBe(201);
  await store.refuse();
  expect((await upload(url, anna)).status).toBe(503);
  expect((await open(url, anna, before.id ?? "")).status).toBe(503);
  expect((await fetch(`${url}/en/account`, { headers: { cookie: anna.cookie } })).status).toBe(200);
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([200, expect.stringContaining("store of files")]);
  expect(await idsOf(db, anna)).toEqual([before.id]);

  await store.accept();
  await expect.poll(async () => (await open(url, anna, before.id ?? "")).status).toBe(200);
  const after = await upload(url, anna);
  expect(after.status).toBe(201);
  expect(await idsOf(db, anna)).toEqual([before.id, after.id].sort());
  for (const { id = "" } of [before, after]) expect((await open(url, anna, id)).bytes.equals(pdf)).toBe(true);
});

test("while the bucket is slow, pages are not, and an upload is stored in the end", async () => {
  const { store, db, url, anna } = await aSiteWithBucket();
  store.slowDown(1_500);
  const order: string[] = [];
  const uploading = upload(url, anna).then((answer) => {
    order.push("upload");
    return answer;
  });
  for (const path of ["/", "/en/account", "/fr/contact"]) {
    expect((await fetch(url + path, { headers: { cookie: anna.cookie } })).status).toBe(200);
    order.push("page");
  }
  const { status, id = "" } = await uploading;
  expect(status).toBe(201);
  expect(order).toEqual(["page", "page", "page", "upload"]);
  expect(await idsOf(db, anna)).toEqual([id]);
  expect((await open(url, anna, id)).bytes.equals(pdf)).toBe(true);
});

test("while the disk of the files is full, an upload says to come back and leaves nothing", async ({ skip }) => {
  const disk = aSmallDisk(40);
  if (!disk) return skip();
  const { db, url } = await aSite({ DATA_DIR: disk.place });
  const anna = await anApplicant(db);
  const before = await upload(url, anna);
  expect(before.status).toBe(201);
  const countStored = async () => (await Array.fromAsync(openLocalFiles(join(disk.place, "files")).list())).length;
  const storedBefore = await countStored();
  disk.fill();
  expect((await upload(url, anna)).status).toBe(503);
  expect((await fetch(`${url}/en/account`, { headers: { cookie: anna.cookie } })).status).toBe(200);
  expect((await open(url, anna, before.id ?? "")).bytes.equals(pdf)).toBe(true);
  expect([await idsOf(db, anna), await countStored()]).toEqual([[before.id], storedBefore]);
  disk.empty();
  expect((await upload(url, anna)).status).toBe(201);
  expect(await countStored()).toBe(storedBefore + 1);
});

test("while ClamAV is down, files are accepted and wait, and nobody gets one before it is scanned", async () => {
  const clamd = await aClamd();
  onTestFinished(clamd.remove);
  const {
    db,
    url,
    content: anna,
    move,
  } = await aSiteWithClock({ CLAMD_URL: clamd.url.href }, async (db) => {
    await theSettings(db);
    return anApplicant(db);
  });
  await clamd.stop();
  const { status, id = "" } = await upload(url, anna);
  expect(status).toBe(201);
  expect((await open(url, anna, id)).status).toBe(404);
  move(hour);
  await expect.poll(async () => (await db.select().from(jobs).where(eq(jobs.kind, "scanFile")))[0]?.attempts).toBe(2);
  expect((await open(url, anna, id)).status).toBe(404);
  await clamd.start();
  move(5 * hour);
  await expect.poll(async () => (await open(url, anna, id)).status).toBe(200);
});

test("when the clock jumps and comes back, nobody is logged out, and a closed vote stays closed and true", async () => {
  const size = 60;
  const { db, url, dataDir, content, move } = await aSiteWithClock({}, (db) => aWorkforce(db, siteSecret, size));
  const { call, workforce } = content;
  const sites = [{ url: async () => url }];
  const vote = (voters: typeof workforce) => voteAtOnce({ sites, workforce: voters, connections: 5, doubleEvery: 10 });
  await vote(workforce.slice(0, 20));
  // The vote closes in an hour; a wrong time server puts the clock forward, and back again.
  move(hour / 2);
  await vote(workforce.slice(20, 30));
  move(-hour / 2);
  await vote(workforce.slice(30, 40));
  expect(await countVotes(db, call.id)).toEqual({ roll: 40, box: 40, receiptCount: 40 });

  move(2 * hour);
  await expect(vote(workforce.slice(40, 41))).rejects.toThrow("vote.notOpen");
  const countedAt = async () => (await listCallsById(db, [call.id]))[0]?.countedAt ?? null;
  await expect.poll(countedAt).not.toBeNull();
  move(-2 * hour);
  await expect(vote(workforce.slice(41, 42))).rejects.toThrow("vote.notOpen");
  const files = openLocalFiles(join(dataDir, "files"));
  const [counted] = await listCallsById(db, [call.id]);
  if (!counted) throw new Error("The call is gone");
  expect(await verifyVote({ db, secret: siteSecret, files }, counted)).toMatchObject({ votes: 40, wrong: [] });
});

/** The beginnings of requests that never end. */
const unfinishedRequests = [
  "",
  "GET /en HTTP/1.1\r\nhost: sam",
  "POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
  "POST /en/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\nname=",
  "GET /en HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(50),
];

test("300 clients that go silent in the middle of a request do not disturb voters, nor the end of the process", async () => {
  const size = 200;
  let fund: Awaited<ReturnType<typeof aWorkforce>> | undefined;
  const { db, url, server } = await aSite({}, async (db) => {
    fund = await aWorkforce(db, siteSecret, size);
  });
  if (!fund) throw new Error("There are no voters");
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (let number = 0; number < 300; number++) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    // A client that never reads keeps answers on the server.
    socket.pause();
    socket.write(unfinishedRequests[number % unfinishedRequests.length] ?? "");
    sockets.push(socket);
  }
  const { workforce, call } = fund;
  const outcome = await voteAtOnce({ sites: [server], workforce, connections: 20, doubleEvery: 20 });
  expect([outcome.lost, outcome.receipts.size]).toEqual([0, size]);
  expect(await countVotes(db, call.id)).toEqual({ roll: size, box: size, receiptCount: size });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const stopping = performance.now();
  server.signal("SIGTERM");
  await server.ended;
  expect(performance.now() - stopping).toBeLessThan(32_000);
});
