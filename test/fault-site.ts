import { expect, onTestFinished } from "vitest";
import { readCatalogues } from "#i18n/every-language.ts";
import { jobChannel } from "#server/actions/job.ts";
import { and, inArray, isNull, sql } from "#server/database/drizzle.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { jobs } from "#server/database/tables/job.ts";
import { readBucket } from "#server/platform/config.ts";
import { openFiles } from "#server/platform/files/open.ts";
import { type Applicant, anApplicant } from "#test/applicant.ts";
import { aBucket } from "#test/bucket.ts";
import { aClamd } from "#test/clamd.ts";
import { aSiteWithClock } from "#test/clock-server.ts";
import { aMailServer } from "#test/mail-server.ts";
import { aPostgresServer, copyDatabase, makeTemplate, runAsAdministrator, withDatabase } from "#test/postgres.ts";
import { aPdf } from "#test/sample-file.ts";
import { aProxy, aSilentProxy } from "#test/silent-proxy.ts";
import { siteSecret } from "#test/site-session.ts";
import type { aSmallDisk } from "#test/small-disk.ts";
import { formOf, postForm } from "#test/upload-form.ts";
import { aWorkforce } from "#test/workforce.ts";

// A whole site with all services that it uses, which a test can break one by one.

const texts = await readCatalogues("site");

/** The file that everybody uploads. */
export const uploadedFile = aPdf(20_000);

const halfAnHour = 30 * 60_000;

/** A few applicants only look whether uploads work; each has room for ten. */
const watchers = 8;

/** People who vote until tomorrow night, and those who look at uploads. */
async function aCrowd(db: Database, voters: number) {
  const fund = await aWorkforce(db, siteSecret, voters, { hoursLeft: 40 });
  const people: Applicant[] = [];
  while (people.length < watchers) people.push(await anApplicant(db));
  return { ...fund, watchers: people };
}

/** A PostgreSQL that tests break, with a fund in it that each of them gets a copy of. */
export async function aBreakablePostgres(voters: number, disk?: Disk) {
  const postgres = await aPostgresServer(disk ? { waitsForDisk: false, place: disk.place } : {});
  await makeTemplate(postgres.url);
  await runAsAdministrator(postgres.url, "create database crowded template migrated");
  const { db, close } = await openDatabase({ databaseUrl: withDatabase(postgres.url, "crowded"), dataDir: "" });
  const people = await aCrowd(db, voters);
  await close();
  return { ...postgres, people };
}

type Disk = NonNullable<ReturnType<typeof aSmallDisk>>;
type BreakablePostgres = Awaited<ReturnType<typeof aBreakablePostgres>>;

/** A mail server that remembers the ids of all mails it accepted. */
export async function aPostOffice() {
  const arrived: string[] = [];
  const take = ({ messageId = "" }: { messageId?: string | undefined }) => {
    arrived.push(messageId);
  };
  let server = await aMailServer({ take });
  const { port } = server;
  onTestFinished(() => server.stop());
  return {
    arrived,
    port,
    stop: () => server.stop(),
    start: async () => {
      server = await aMailServer({ port, take });
    },
  };
}

async function aBreakableBucket() {
  const bucket = await aBucket();
  onTestFinished(bucket.stop);
  const [, port] = /localhost%3A(\d+)/.exec(bucket.url) ?? [];
  const proxy = await aProxy({ host: "localhost", port: Number(port) });
  return { directUrl: bucket.url, url: bucket.url.replace(`localhost%3A${port}`, `127.0.0.1%3A${proxy.port}`), proxy };
}

/** The services of a site besides PostgreSQL, a mail server and a folder of files. */
export type Services = { bucket?: true; clamd?: true; proxy?: true; dataDir?: string };

/** A site of its own on a copy of the fund. */
export async function aFaultSite(postgres: BreakablePostgres, services: Services) {
  const post = await aPostOffice();
  const bucket = services.bucket ? await aBreakableBucket() : null;
  const clamd = services.clamd ? await aClamd() : null;
  if (clamd) onTestFinished(clamd.remove);
  const database = await copyDatabase(postgres.url, "crowded");
  const proxy = services.proxy ? await aSilentProxy(database.url) : null;
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    // A fault would otherwise take half a minute to show.
    DATABASE_CONNECT_SECONDS: "4",
    DATABASE_QUERY_SECONDS: "4",
    ...(bucket && { STORAGE_URL: bucket.url }),
    ...(clamd && { CLAMD_URL: clamd.url.href }),
    ...(proxy && { DATABASE_URL: proxy.url }),
    ...(services.dataDir && { DATA_DIR: services.dataDir }),
  };
  const site = await aSiteWithClock(settings, async () => null, Promise.resolve(database));
  return {
    ...site,
    ...postgres.people,
    postgres,
    post,
    bucket,
    clamd,
    proxy,
    files: await openFiles({ ...site.config, storage: bucket && readBucket(bucket.directUrl) }),
    ...hoursOf(site, ["sendMail", ...(clamd ? ["scanFile"] : [])]),
    /** Resolves when every file that can be scanned now was scanned. */
    scanAll: clamd ? hoursOf(site, ["scanFile"]).catchUp : null,
  };
}

type Clock = { db: Database; now(): Date; move(milliseconds: number): unknown };

/** Lets time pass at a site whose clock a test moves, together with the jobs of these kinds. */
export function hoursOf({ db, now, move }: Clock, kinds: readonly string[]) {
  /** When the next job runs; null when none waits. */
  const nextDue = async () => {
    const due = sql<Date | null>`min(greatest(${jobs.runAt}, ${jobs.heldUntil}))`.mapWith(jobs.runAt);
    const [next] = await db
      .select({ due })
      .from(jobs)
      .where(and(isNull(jobs.failedAt), inArray(jobs.kind, [...kinds])));
    return next?.due ?? null;
  };
  const catchUp = () =>
    expect
      .poll(async () => {
        await db.execute(sql`select pg_notify(${jobChannel}, '')`);
        const due = await nextDue();
        return due !== null && due <= now();
      })
      .toBe(false);
  return {
    /** Resolves when all that is due now was tried. */
    catchUp,
    /** Lets so many milliseconds pass; jobs run when they are due, or half an hour later. */
    passTime: async (milliseconds: number) => {
      const end = now().getTime() + milliseconds;
      while (now().getTime() < end) {
        await catchUp();
        await move(Math.min(halfAnHour, end - now().getTime()));
      }
      await catchUp();
    },
    /** Lets time pass until no job waits. */
    settle: async () => {
      for (;;) {
        await catchUp();
        const due = await nextDue();
        if (!due) return;
        await move(due.getTime() - now().getTime());
      }
    },
  };
}

export type FaultSite = Awaited<ReturnType<typeof aFaultSite>>;

/** How a site looks to a visitor, to somebody who is logged in, to somebody who uploads a file, and at `/readyz`. */
export type Sight = { visitor: string; person: string; upload: string; ready: string };

/** The sight of a site without a fault. */
export const usualSight: Sight = { visitor: "the page", person: "the page", upload: "stored", ready: "ok" };

/** Looks at a site. It remembers the files that it uploads, which must be there in the end. */
export async function look(site: FaultSite, uploads: UploadedFile[]): Promise<Sight> {
  const [visitor, person, upload, ready] = await Promise.all([
    pageSight(site.url, "/en"),
    pageSight(site.url, "/en/account", site.watchers[0]?.cookie),
    uploadSight(site, uploads),
    fetch(`${site.url}/readyz`).then((answer) => answer.text()),
  ]);
  return { visitor, person, upload, ready: ready.trimEnd() };
}

async function pageSight(url: string, path: string, cookie = ""): Promise<string> {
  const answer = await fetch(url + path, { headers: { cookie } });
  const html = await answer.text();
  if (answer.status === 200) return answer.headers.has("age") ? "a kept page" : "the page";
  const isOutage = answer.headers.has("retry-after") && html.includes(texts.en.unavailable);
  return isOutage && answer.status === 503 ? "a page that says to come back" : `${answer.status} ${html}`;
}

/** A file that the site said to have stored, and its owner. */
export type UploadedFile = { id: string; owner: Applicant };

/** Uploads a file to a request for help. */
export const upload = (url: string, { cookie, dossierId }: Applicant) =>
  postForm({
    url,
    cookie,
    ...formOf([
      { name: "dossier", value: dossierId },
      { name: "field", value: "attachments" },
      { name: "file", filename: "brief.pdf", content: uploadedFile },
    ]),
  });

/** Opens a file as its owner: whether it is the one that was uploaded, or the status of the refusal. */
export async function openUploaded(url: string, { id, owner: { cookie } }: UploadedFile): Promise<boolean | number> {
  const answer = await fetch(`${url}/files/${id}`, { headers: { cookie } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.status === 200 ? bytes.equals(uploadedFile) : answer.status;
}

async function uploadSight({ url, watchers, scanAll }: FaultSite, uploads: UploadedFile[]): Promise<string> {
  const owner = watchers[uploads.length % watchers.length] as Applicant;
  const { status, id } = await upload(url, owner);
  if (status === 503) return "refused until later";
  if (!id) return String(status);
  const file = { id, owner };
  uploads.push(file);
  await scanAll?.();
  const opened = await openUploaded(url, file);
  if (opened === 404) return "waits for its scan";
  return opened === true ? "stored" : `stored, and ${opened}`;
}
