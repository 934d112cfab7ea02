import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieName } from "#domain/cookie.ts";
import { largestFile } from "#domain/file.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { type OpenDatabase, openDatabase } from "#server/database/open.ts";
import { listDossierFiles } from "#server/database/queries/dossier.ts";
import { files } from "#server/database/tables/file.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { type Applicant, anApplicant } from "#test/applicant.ts";
import { aPostgres } from "#test/database.ts";
import { internalAnswers } from "#test/dossiers.ts";
import { hostileUploads } from "#test/hostile-upload.ts";
import { aPdf, aZip, officeEntries, sampleFiles } from "#test/sample-file.ts";
import { startServerProcess } from "#test/server-process.ts";
import { siteKey } from "#test/site-session.ts";
import { isEverything } from "#test/tier.ts";
import { formOf, postForm } from "#test/upload-form.ts";

// These tests use one real process of the whole site, and forms as browsers and others send them.

let database: OpenDatabase;
let server: ReturnType<typeof startServerProcess>;
const catalogues = await readCatalogues("site");
/** The public address of the site, behind a proxy with HTTPS. */
const ours = "https://fonds.example";

let url: string;
let dataDir: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  const postgres = await aPostgres("migrated");
  drop = postgres.drop;
  dataDir = mkdtempSync(join(tmpdir(), "samen-uploads-"));
  database = await openDatabase({ databaseUrl: postgres.url, dataDir });
  server = startServerProcess({
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SECRET_KEY: siteKey,
    DEMO: "false",
    LOG_LEVEL: "info",
    PUBLIC_URL: ours,
    // A public site needs a mail server, but these tests send no mail.
    SMTP_URL: "smtp://localhost:9",
    UPLOAD_URL: `${ours}/elsewhere/files`,
  });
  url = await server.url();
});

afterAll(async () => {
  await server.kill();
  await database.close();
  await drop();
  rmSync(dataDir, { recursive: true });
});

/** An applicant on this site, whose cookie has the name of a cookie over HTTPS. */
async function anApplicantHere(answers: Parameters<typeof anApplicant>[1] = {}): Promise<Applicant> {
  const applicant = await anApplicant(database.db, answers);
  return { ...applicant, cookie: cookieName(applicant.cookie, true) };
}

const listStored = () => Array.fromAsync(openLocalFiles(join(dataDir, "files")).list());

const upload = (
  { cookie, dossierId }: Applicant,
  filename: string,
  content: Buffer,
  more: Record<string, string> = {},
) =>
  postForm({
    url,
    origin: ours,
    cookie,
    ...formOf([
      { name: "dossier", value: dossierId },
      { name: "field", value: "attachments" },
      ...Object.entries(more).map(([name, value]) => ({ name, value })),
      { name: "file", filename, content },
    ]),
  });

test("each of 200 hostile uploads is refused with the right reason, and leaves no file and no row", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => anApplicantHere()));
  const stranger = await anApplicantHere();
  const wrong: string[] = [];
  let sentCount = 0;
  const waiting = hostileUploads(stranger.dossierId).entries();
  // A few run at a time, as in a real attack.
  const work = async (applicant: Applicant) => {
    for (const [number, { what, make, status, code }] of waiting) {
      const { cookie, dossierId } = people[number % people.length] ?? applicant;
      const answer = await postForm({ url, origin: ours, cookie, ...make(dossierId) });
      sentCount++;
      if (answer.status !== status || answer.problem?.code !== code)
        wrong.push(`${what}: ${answer.status} ${JSON.stringify(answer.problem ?? answer)}, not ${status} ${code}`);
    }
  };
  await Promise.all(people.map(work));
  expect(wrong).toEqual([]);
  expect(sentCount).toBeGreaterThanOrEqual(200);
  expect(await listStored()).toEqual([]);
  expect(await database.db.$count(files)).toBe(0);
});

test("a browser that disconnects at any point leaves nothing", async () => {
  const { cookie, dossierId } = await anApplicantHere();
  const { body, type } = formOf([
    { name: "dossier", value: dossierId },
    { name: "field", value: "attachments" },
    { name: "file", filename: "a.pdf", content: sampleFiles["BRIEF.PDF"] ?? Buffer.alloc(0) },
  ]);
  const { port } = new URL(url);
  const head = `POST /files HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\ncookie: ${cookie}\r\norigin: ${ours}\r\n\r\n`;
  for (const part of [0, 0.01, 0.5, 0.999]) {
    const socket = connect(Number(port), "localhost");
    await new Promise<void>((resolve) =>
      socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, body.length * part)]), () => resolve()),
    );
    await fetch(`${url}/healthz`);
    socket.resetAndDestroy();
  }
  await expect.poll(listStored).toEqual([]);
  expect(await listDossierFiles(database.db, [dossierId])).toEqual([]);
});

test("good files of every kind come back unchanged, only to their applicant, and never as a page", async () => {
  const [anna, other] = [await anApplicantHere(), await anApplicantHere()];
  for (const [name, content] of Object.entries(sampleFiles)) {
    const { status, id = "", ...addedFile } = await upload(anna, name, content);
    expect([status, addedFile.name, addedFile.size], name).toEqual([201, name, content.length]);
    const address = `${url}/files/${id}`;
    const own = await fetch(address, { headers: { cookie: anna.cookie } });
    expect(Buffer.from(await own.arrayBuffer()).equals(content), name).toBe(true);
    expect(own.headers.get("content-disposition")).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect(own.headers.get("x-content-type-options")).toBe("nosniff");
    expect(own.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    const previewAnswer = await fetch(`${address}?preview`, { method: "HEAD", headers: { cookie: anna.cookie } });
    const isPicture = /\.(png|jpe?g)$/i.test(name);
    expect(previewAnswer.headers.get("content-disposition")?.startsWith("inline"), name).toBe(isPicture);
    const bytes = (await Promise.all([other.cookie, ""].map((cookie) => fetch(address, { headers: { cookie } })))).map(
      ({ status }) => status,
    );
    expect(bytes).toEqual([404, 404]);
  }
  expect((await upload(other, "fifteen megabytes.pdf", aPdf(largestFile - 38))).size).toBe(largestFile);
  const [first] = await listDossierFiles(database.db, [anna.dossierId]);
  const remove = (cookie: string) =>
    fetch(`${url}/files/${first?.id}`, { method: "DELETE", headers: { cookie, origin: ours } });
  expect((await remove(other.cookie)).status).toBe(404);
  expect((await remove(anna.cookie)).status).toBe(204);
  expect((await fetch(`${url}/files/${first?.id}`, { headers: { cookie: anna.cookie } })).status).toBe(404);
});

test("a plain form returns to its page, with the reason of a refusal, and nowhere else", async () => {
  const anna = await anApplicantHere();
  const where = async (name: string, back: string, { content = aPdf(), cookie = anna.cookie } = {}) => {
    const form = formOf([
      { name: "dossier", value: anna.dossierId },
      { name: "field", value: "attachments" },
      { name: "file", filename: name, content },
    ]);
    const headers = { "content-type": form.type, cookie, origin: ours };
    const body = new Uint8Array(form.body);
    const { status, headers: answered } = await fetch(`${url}/files?back=${encodeURIComponent(back)}`, {
      method: "POST",
      headers,
      body,
      redirect: "manual",
    });
    return [status, answered.get("location")];
  };
  expect(await where("a.pdf", "/en/submit-a-project/financial?dossier=1")).toEqual([
    303,
    "/en/submit-a-project/financial?dossier=1",
  ]);
  expect(await where("a.exe", "/submit-a-project")).toEqual([303, "/submit-a-project?upload=file.wrongType"]);
  // The browser also goes to a page if the upload is refused before it is read, or without a login.
  const tooLarge = { content: Buffer.alloc(largestFile + 1024 * 1024) };
  expect(await where("a.pdf", "/en/x?a=b", tooLarge)).toEqual([303, "/en/x?a=b&upload=file.tooLarge+15"]);
  expect(await where("a.pdf", "/fr/x", { cookie: "" })).toEqual([303, "/fr/login?next=%2Ffr%2Fx"]);
  for (const elsewhere of ["//evil.example", "/\\evil.example", "https://evil.example"])
    expect(await where("a.pdf", elsewhere)).toEqual([201, null]);
});

test("a page sends its files to the operator's upload address, with and without scripts", async () => {
  const { cookie, dossierId } = await anApplicantHere(internalAnswers);
  const page = await fetch(`${url}/submit-a-project/describe-internal?dossier=${dossierId}`, { headers: { cookie } });
  const html = await page.text();
  const [document = ""] = /<html [^>]*>/.exec(html) ?? [];
  expect(document).toContain('data-upload="/elsewhere/files"');
  const [form = ""] = /<form [^>]*id="upload-attachments"[^>]*>/.exec(html) ?? [];
  expect(form).toContain('action="/elsewhere/files?back=%2Fsubmit-a-project%2Fdescribe-internal');
});

test("while the file store does not answer, a reader gets a page that says to try again", async () => {
  const anna = await anApplicantHere();
  const { id = "" } = await upload(anna, "brief.pdf", aPdf());
  const open = () => fetch(`${url}/files/${id}`, { headers: { cookie: anna.cookie } });
  const [folder, away] = [join(dataDir, "files"), join(dataDir, "files-away")];
  renameSync(folder, away);
  // A file in place of the folder makes every read fail.
  writeFileSync(folder, "");
  try {
    const answer = await open();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    const html = await answer.text();
    expect(html).toContain(catalogues.nl.unavailable);
    expect(html).not.toContain("brief.pdf");
    const stranger = await fetch(`${url}/files/${id}`);
    expect(stranger.status).toBe(404);
  } finally {
    rmSync(folder);
    renameSync(away, folder);
  }
  expect((await open()).status).toBe(200);
});

if (isEverything)
  test("memory stays flat while 50 people upload 15 MB at once", async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => anApplicantHere()));
    // Office documents need the most memory, because their whole directory is kept.
    const film = { name: "word/media/film.bin", content: randomBytes(largestFile - 4096) };
    const content = aZip([...officeEntries("word/document.xml"), film]);
    const residentMegabytes = () => Number(readFileSync(`/proc/${server.pid}/statm`, "utf8").split(" ")[1]) / 256;
    const before = residentMegabytes();
    let peak = before;
    const watching = setInterval(() => {
      peak = Math.max(peak, residentMegabytes());
    }, 20);
    const statuses = await Promise.all(people.map((person) => sendSlowly(person, content)));
    clearInterval(watching);
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
    // All senders together send 750 MB.
    expect(peak - before).toBeLessThan(250);
  });

/** Sends a large file without copying it for each sender. */
async function sendSlowly({ cookie, dossierId }: Applicant, content: Buffer): Promise<number> {
  const { body, type } = formOf([
    { name: "dossier", value: dossierId },
    { name: "field", value: "attachments" },
    { name: "file", filename: "film.docx", content: Buffer.from("@@") },
  ]);
  const splitPlace = body.indexOf("@@");
  const parts = [body.subarray(0, splitPlace), content, body.subarray(splitPlace + 2)];
  const length = body.length - 2 + content.length;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { "content-type": type, "content-length": length, cookie, origin: ours };
  const sending = request(`${url}/files`, { method: "POST", headers }, (response) => {
    response.resume().on("end", () => resolve(response.statusCode ?? 0));
  }).on("error", reject);
  for (const part of parts) sending.write(part);
  sending.end();
  return promise;
}
