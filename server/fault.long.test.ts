import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { verifyVote } from "#server/actions/vote-verify.ts";
import { openDatabase } from "#server/database/open.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { renameCompany, theSettings } from "#test/factories.ts";
import { type Act, beginLoad, everyAct } from "#test/fault-load.ts";
import {
  aBreakablePostgres,
  aFaultSite,
  type FaultSite,
  look,
  type Services,
  type Sight,
  usualSight,
} from "#test/fault-site.ts";
import { aServerProcess } from "#test/server-process.ts";
import { aSilentProxy } from "#test/silent-proxy.ts";
import { siteKey, siteSecret } from "#test/site-session.ts";
import { aSmallDisk } from "#test/small-disk.ts";
import { voteAtOnce } from "#test/workforce.ts";

// A table of faults: what each of them shows to people, and what they can still do. People vote, submit, upload, write
// and read all the while, and afterwards everything that the site confirmed is there once.

type Disk = NonNullable<ReturnType<typeof aSmallDisk>>;

type Fault = {
  name: string;
  services?: Services;
  /** Where the disk is small that gets full. */
  smallDisk?: "PostgreSQL" | "files";
  /** Begins it, and gives the function that ends it. */
  begin(site: FaultSite, disk: Disk | null): Promise<() => unknown> | (() => unknown);
  /** How it differs from the usual sight. */
  sight: Partial<Sight>;
  /** The acts that go on. */
  goesOn: readonly Act[];
  /** Something else that holds during the fault. */
  meanwhile?(site: FaultSite): Promise<unknown>;
};

const withoutFiles = everyAct.filter((act) => act !== "upload");
/**
 * So many that some are left to vote at the end, also on a busy machine. Those who have not voted are reminded, and a
 * mail server that is down for a day makes that a dozen tries for each.
 */
const voters = 400;
/** Somebody does something this often, in milliseconds. */
const turnEvery = 150;
const hour = 3_600_000;

const noDatabase: Pick<Fault, "sight" | "goesOn"> = {
  sight: {
    visitor: "a kept page",
    person: "a page that says to come back",
    upload: "refused until later",
    ready: "The database does not answer.",
  },
  goesOn: [],
};

const endOfPostgres =
  (signal: "SIGKILL" | "SIGINT" | "SIGQUIT") =>
  async ({ postgres }: FaultSite) => {
    await postgres.goDown(signal);
    return postgres.comeBack;
  };

const fillDisk = (_site: FaultSite, disk: Disk | null) => {
  disk?.fill();
  return () => disk?.empty();
};

const faults: Fault[] = [
  { name: "PostgreSQL is killed, and starts again", begin: endOfPostgres("SIGKILL"), ...noDatabase },
  { name: "PostgreSQL is restarted fast", begin: endOfPostgres("SIGINT"), ...noDatabase },
  { name: "PostgreSQL is restarted at once", begin: endOfPostgres("SIGQUIT"), ...noDatabase },
  { name: "PostgreSQL is frozen, and goes on", begin: ({ postgres }) => postgres.freeze(), ...noDatabase },
  {
    name: "PostgreSQL is silent to everyone, and answers again",
    services: { proxy: true },
    begin: ({ proxy }) => {
      proxy?.goSilent({ alsoToNew: true });
      return () => proxy?.answerAgain();
    },
    ...noDatabase,
  },
  {
    name: "PostgreSQL moves, and old connections stay silent",
    services: { proxy: true },
    begin: async ({ proxy, db }) => {
      proxy?.goSilent();
      // Nobody tells the site of this change, so it shows only once the site reads anew.
      await renameCompany(db, "Kersenbloesem");
      return () => {};
    },
    sight: {},
    goesOn: everyAct,
    meanwhile: ({ url }) =>
      expect.poll(async () => (await fetch(url)).text(), { timeout: 30_000 }).toContain("Kersenbloesem"),
  },
  {
    name: "the disk of PostgreSQL is full",
    smallDisk: "PostgreSQL",
    begin: fillDisk,
    sight: { upload: "refused until later", ready: "The database has no space left on its disk." },
    goesOn: ["page"],
  },
  {
    name: "the disk of the files is full",
    smallDisk: "files",
    begin: fillDisk,
    sight: { upload: "refused until later" },
    goesOn: withoutFiles,
  },
  {
    name: "the bucket is down",
    services: { bucket: true },
    begin: async ({ bucket }) => {
      await bucket?.proxy.refuse();
      return () => bucket?.proxy.accept();
    },
    sight: { upload: "refused until later", ready: "ok\nwarning: The store of files does not answer." },
    goesOn: withoutFiles,
  },
  {
    name: "the bucket is slow",
    services: { bucket: true },
    begin: ({ bucket }) => {
      bucket?.proxy.slowDown(1_000);
      return () => bucket?.proxy.slowDown(0);
    },
    sight: { ready: expect.stringMatching(/^ok/) },
    goesOn: everyAct,
  },
  {
    name: "the mail server is down for a day",
    begin: async ({ post }) => {
      await post.stop();
      return post.start;
    },
    sight: {},
    goesOn: everyAct,
    meanwhile: ({ passTime }) => passTime(24 * hour),
  },
  {
    name: "ClamAV is down for hours",
    services: { clamd: true },
    begin: async ({ clamd }) => {
      await clamd?.stop();
      return () => clamd?.start();
    },
    sight: { upload: "waits for its scan" },
    goesOn: everyAct,
    meanwhile: ({ passTime }) => passTime(5 * hour),
  },
  {
    name: "the clock jumps half an hour, and comes back",
    begin: ({ move }) => {
      move(hour / 2);
      return () => move(-hour / 2);
    },
    sight: {},
    goesOn: everyAct,
  },
  {
    name: "300 clients go silent in the middle of a request",
    begin: ({ url }) => goHalfOpen(url),
    sight: {},
    goesOn: everyAct,
  },
];

let postgres: Awaited<ReturnType<typeof aBreakablePostgres>>;

beforeAll(async () => {
  postgres = await aBreakablePostgres(voters);
});

afterAll(() => postgres.stop());

test.for(faults)("nothing confirmed is lost or doubled when $name", async (fault, { skip }) => {
  const { services, begin, sight, goesOn, meanwhile } = fault;
  const disk = fault.smallDisk ? aSmallDisk(fault.smallDisk === "files" ? 40 : 250) : null;
  if (fault.smallDisk && !disk) return skip("This machine lets us have no small disk.");
  const site = await aFaultSite(
    disk && fault.smallDisk === "PostgreSQL" ? await aPostgresOn(disk) : postgres,
    disk && fault.smallDisk === "files" ? { dataDir: disk.place } : (services ?? {}),
  );
  const load = beginLoad(site, turnEvery);
  const seen = () => look(site, load.uploads);
  await load.goesOn();
  await expect.poll(seen).toEqual(usualSight);

  const endFault = onlyOnce(await begin(site, disk));
  onTestFinished(endFault);
  await expect.poll(seen).toEqual({ ...usualSight, ...sight });
  await load.goesOn(goesOn);
  // Hours pass in moments; with people going on, mails would come faster than they can be tried.
  await load.rest(() => meanwhile?.(site));
  await endFault();

  await expect.poll(seen).toEqual(usualSight);
  await load.goesOn();
  await load.expectNothingLost();
});

async function aPostgresOn(disk: Disk) {
  const postgres = await aBreakablePostgres(voters, disk);
  onTestFinished(postgres.stop);
  return postgres;
}

function onlyOnce(act: () => unknown): () => Promise<void> {
  let isDone = false;
  return async () => {
    if (isDone) return;
    isDone = true;
    await act();
  };
}

/** The beginnings of requests that never end. */
const unfinishedRequests = [
  "",
  "GET /en HTTP/1.1\r\nhost: sam",
  "POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
  "POST /en/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\nname=",
  "GET /en HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(50),
];

/** Lets 300 clients begin a request; gives the function that ends them. */
function goHalfOpen(url: string): () => void {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: 300 }, (_, number) => {
    const socket: Socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    // A client that never reads keeps answers on the server.
    socket.pause();
    socket.write(unfinishedRequests[number % unfinishedRequests.length] ?? "");
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

/** A site as a process, whose database can go silent. */
async function aProcess() {
  const { url: databaseUrl, drop } = await aPostgres("migrated");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  await theSettings(db);
  await close();
  const database = await aSilentProxy(databaseUrl);
  const usual = { DATABASE_URL: database.url, SECRET_KEY: siteKey, DEMO: "false", PORT: "0" };
  const server = aServerProcess({ ...usual, DATA_DIR: aDataFolder("empty") });
  return { database, server, url: await server.url() };
}

type Process = Awaited<ReturnType<typeof aProcess>>;

/** How many times longer everything may take while other tests keep the machine busy; what hangs takes for ever. */
const busy = 5;

test.for<[name: string, readiness: string | undefined, begin: (site: Process) => unknown]>([
  ["its database is silent", noDatabase.sight.ready, ({ database }) => database.goSilent({ alsoToNew: true })],
  ["300 clients are in the middle of a request", "ok", ({ url }) => onTestFinished(goHalfOpen(url))],
])(
  "a process ends within thirty seconds of SIGTERM while %s, and answers `/readyz` in two",
  async ([, readiness, begin]) => {
    const site = await aProcess();
    const { server, url } = site;
    await fetch(url);
    begin(site);
    const asking = performance.now();
    expect(await (await fetch(`${url}/readyz`)).text()).toBe(`${readiness}\n`);
    expect(performance.now() - asking).toBeLessThan(2_000 * busy);
    void fetch(`${url}/en/projects`).catch(() => {});
    const stopping = performance.now();
    server.signal("SIGTERM");
    const { code } = await server.ended;
    // It ends by itself: once everything is closed, or because its thirty seconds are over.
    const lastWords = code === 0 ? "stopped" : "Samen did not end in time, so it ends now.";
    expect(server.heard()).toContain(`"message":"${lastWords}"`);
    expect(performance.now() - stopping).toBeLessThan(30_000 * busy);
  },
);

test("a vote that a jump of the clock closed stays closed and true when the clock comes back", async () => {
  const { db, url, dataDir, call, workforce, move } = await aFaultSite(postgres, {});
  const vote = (from: number, to: number) =>
    voteAtOnce({
      sites: [{ url: async () => url }],
      workforce: workforce.slice(from, to),
      connections: 5,
      doubleEvery: 10,
    });
  await vote(0, 20);
  move(41 * hour);
  await expect(vote(20, 21)).rejects.toThrow("vote.notOpen");
  const countedAt = async () => (await listCallsById(db, [call.id]))[0]?.countedAt ?? null;
  await expect.poll(countedAt).not.toBeNull();
  move(-41 * hour);
  await expect(vote(21, 22)).rejects.toThrow("vote.notOpen");
  const [counted] = await listCallsById(db, [call.id]);
  if (!counted) throw new Error("The call is gone");
  const files = openLocalFiles(join(dataDir, "files"));
  expect(await verifyVote({ db, secret: siteSecret, files }, counted)).toMatchObject({ votes: 20, wrong: [] });
});
