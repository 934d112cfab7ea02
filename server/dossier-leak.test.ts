import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenRoles } from "#domain/permission.ts";
import { eq } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import { calls } from "#server/database/tables/call.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { runSamen } from "#test/command.ts";
import { daysFromNow } from "#test/factories.ts";
import { aColleague, aWatchedSite, type Colleague, everyRow } from "#test/leak-site.ts";
import {
  aMarkedDraft,
  aMarkedProject,
  aMarkedRequest,
  figures,
  type MarkedDossier,
  newMark,
} from "#test/marked-dossier.ts";
import { aSiteClient, type SiteClient } from "#test/site-client.ts";
import { look, walkDossier, walkSite } from "#test/site-walk.ts";
import { isEverything } from "#test/tier.ts";
import { formOf, postForm } from "#test/upload-form.ts";

// Confidential data appears only where it belongs. Every word of these dossiers is recognisable.

let site: Awaited<ReturnType<typeof aWatchedSite>>;
/** People who have nothing to do with these dossiers, and the pages they saw before there were any. */
let others: Record<string, SiteClient>;
const before = new Map<string, Map<string, string>>();
let anna: Colleague;
let bart: Colleague;
let request: MarkedDossier;
let project: Awaited<ReturnType<typeof aMarkedProject>>;
let draft: MarkedDossier;

const walk = (who: string) =>
  walkSite(others[who] as SiteClient, { inEveryLanguage: isEverything && who === "visitor" });

beforeAll(async () => {
  site = await aWatchedSite();
  const { db, url } = site;
  others = {
    visitor: aSiteClient(url),
    "other employee": await aColleague(db, url),
  };
  for (const role of isEverything ? givenRoles : (["coordinator", "committee", "operator"] as const))
    others[role] = await aColleague(db, url, role);
  const office = {
    coordinator: await aColleague(db, url, "coordinator"),
    committee: await aColleague(db, url, "committee"),
    afterDeadline: async (act: () => Promise<unknown>) => {
      const [{ submissionsClose } = { submissionsClose: daysFromNow(30) }] = await db.select().from(calls);
      for (const [closes, then] of [[daysFromNow(-1), act] as const, [submissionsClose, null] as const]) {
        await db.update(calls).set({ submissionsClose: closes });
        await announcePublicChange(db);
        await then?.();
      }
    },
  };
  // A member of the applicant's own department could not read her request.
  await db.update(people).set({ branch: "brussel" }).where(eq(people.id, office.committee.id));
  [anna, bart] = [await aColleague(db, url), await aColleague(db, url)];
  // All people exist before, because a coordinator sees their number: any change then comes from a dossier.
  for (const who of Object.keys(others)) before.set(who, await walk(who));
  request = await aMarkedRequest(anna, office);
  project = await aMarkedProject(bart, aSiteClient(url), office);
  draft = await aMarkedDraft(anna);
});

afterAll(() => site.stop());

const all = () => [request, project.dossier, draft];
/** Everything that would show that one of these dossiers exists. */
const signs = () => [
  ...all().flatMap(({ id, number, marks, files }) => [id, ...(number ? [number] : []), ...marks, ...files]),
  ...project.theirs,
  project.token,
  ...figures,
  ...anna.names,
  ...bart.names,
];
/** Everything that somebody wrote. */
const words = () => [...all().flatMap(({ marks }) => marks), ...project.theirs, ...figures];

/** Makes a function that lists the marks of a text. A text without any is read once, and not once for each mark. */
const finderOf = (what: readonly string[]) => {
  const marks = what.map((mark) => ({ mark, lower: mark.toLowerCase() }));
  const anyMark = new RegExp(marks.map(({ lower }) => RegExp.escape(lower)).join("|"));
  return (text: string): string[] => {
    const lowerText = text.toLowerCase();
    if (!anyMark.test(lowerText)) return [];
    return marks.filter(({ lower }) => lowerText.includes(lower)).map(({ mark }) => mark);
  };
};
const marksIn = (text: string, what: readonly string[]) => finderOf(what)(text);
const marksByAddress = (answers: ReadonlyMap<string, string>, what: readonly string[]) => {
  const find = finderOf(what);
  return [...answers].flatMap(([address, answer]) => find(answer).map((mark) => `${address}: ${mark}`));
};

test("applicants find all they wrote, and nothing that the organisation wrote", async () => {
  const own = [...(await walkDossier(anna, request)).values(), ...(await walkDossier(anna, draft)).values()].join("\n");
  const wrote = [...request.marks, ...draft.marks, request.number];
  expect(marksIn(own, wrote)).toEqual(wrote);
  const theirs = await walkDossier(bart, project.dossier);
  const { marks, number } = project.dossier;
  expect(marksIn([...theirs.values()].join("\n"), [...marks, number])).toEqual([...marks, number]);
  expect(marksByAddress(theirs, project.theirs)).toEqual([]);
  const handed = await look(others.visitor as SiteClient, `/hand-over?token=${project.token}`);
  expect(marksIn(handed, [project.organisationName, ...bart.names])).toHaveLength(3);
  expect(marksByAddress(await walkSite(bart), [...project.theirs, ...request.marks, ...draft.marks])).toEqual([]);
});

// The staff list has the names of all people; that it stays the same shows that dossiers add nothing to it.
const isNameOnStaffList = (sign: string) =>
  /^(\/(?:en|fr))?\/office\/people[:?]|^system .*\bpeople\(/.test(sign) &&
  [...anna.names, ...bart.names].some((name) => sign.toLowerCase().endsWith(`: ${name.toLowerCase()}`));
// The mail log tells that there was a mail on that day, and nothing more.
const isMailLog = (address: string) => /\/office\/settings\/mails|\bmailLog\(/.test(address);

/** Whether someone works with the list of dossiers, which has a bare row for each confidential one that was sent. */
const isListOfDossiers = (who: string, address: string) =>
  ["coordinator", "committee"].includes(who) && /officeDossier|\/office(?:\/dossiers|\/inbox|$|\?)/.test(address);
/** Whether the rail of the office on this page counts dossiers for a member: those about which they are asked. */
const isCountedInRail = (who: string, address: string) =>
  who === "committee" && /^(\/(?:en|fr))?\/office\b|\bwaiting/.test(address);
/** Whether someone may see this there: the number, and a member also the organisation about which they are asked. */
const isSeenInOffice = (who: string, sign: string) => {
  const bare = [request, project.dossier].flatMap(({ id, number }) => [id, number]);
  const seen = who === "committee" ? [...bare, project.organisationName] : bare;
  const [address = "", mark = ""] = [sign.slice(0, sign.lastIndexOf(": ")), sign.slice(sign.lastIndexOf(": ") + 2)];
  return isListOfDossiers(who, address) && seen.includes(mark);
};

test("confidential dossiers change no page for anyone else: no word, no number, no count", async () => {
  for (const who of Object.keys(others)) {
    const now = await walk(who);
    expect(now.size, who).toBeGreaterThan(100);
    expect(
      marksByAddress(now, signs()).filter((sign) => !isNameOnStaffList(sign) && !isSeenInOffice(who, sign)),
      who,
    ).toEqual([]);
    for (const [address, answer] of now)
      if (!isMailLog(address) && !isListOfDossiers(who, address) && !isCountedInRail(who, address))
        expect(answer, `${who}, ${address}`).toBe(before.get(who)?.get(address));
  }
  // This comes last, because the audit log records it.
  for (const who of Object.keys(others)) {
    // A download of someone's own data contains nothing of others either.
    expect(marksIn(await look(others[who] as SiteClient, "/account/data.json"), signs()), who).toEqual([]);
  }
});

test("someone else's dossier or file gets the same answer as one that does not exist", async () => {
  for (const [who, someone] of Object.entries(others)) {
    const none = { id: randomUUID(), files: [randomUUID()] };
    const answersForNone = new Map(anonymous(await walkDossier(someone, none), none));
    for (const { id, files } of all()) {
      // The committee judges submitted dossiers, and reads their files.
      const requestedDossier = { id, files: who === "committee" ? [] : files };
      const answers = await walkDossier(someone, requestedDossier);
      for (const [address, answer] of anonymous(answers, requestedDossier))
        expect(answer, `${who}, ${address}`).toBe(answersForNone.get(address));
      expect(marksByAddress(answers, words()), who).toEqual([]);
    }
  }
});

/** Answers by address, both without the ids of a dossier and its files, so that each file has the same addresses. */
function anonymous(answers: ReadonlyMap<string, string>, { id, files }: Pick<MarkedDossier, "id" | "files">) {
  const ids = [id, ...files].flatMap((secretId) => [secretId, encodeURIComponent(secretId)]);
  const withoutIds = (text: string) => ids.reduce((rest, secretId) => rest.replaceAll(secretId, "(id)"), text);
  return [...answers].map((pair) => pair.map(withoutIds) as [string, string]);
}

test("a search for a word of a confidential dossier finds as much as a search for a word that nobody wrote", async () => {
  const visitor = others.visitor as SiteClient;
  const ask = (word: string) => {
    const query = `{ catalogue(language: nl, first: 5, search: "${word}") { total search { suggestion } } }`;
    const headers = { "content-type": "application/json" };
    return look(visitor, "/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
  };
  const search = async (word: string) =>
    `${await ask(word)}\n${await look(visitor, `/projects?q=${word}`)}`.replaceAll(word, "(word)");
  const nothing = await search(newMark());
  expect(nothing).toContain('{"data":{"catalogue":{"total":0,');
  for (const word of [project.dossier.marks[0], project.organisationName, project.theirs[0], request.marks[0]])
    expect(await search(word ?? "")).toBe(nothing);
  expect(await ask(request.number)).toContain('{"data":{"catalogue":{"total":0,');
});

/** Lists the full path of every file below a folder of the site. */
const listStored = (folder: string) =>
  readdirSync(join(site.dataDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test("the disk reveals nothing: no name, no file and no current or old row", async () => {
  const storedFiles = listStored("files");
  // All four files are there: the removed one had been submitted.
  expect(storedFiles).toHaveLength(4);
  const names = readdirSync(site.dataDir, { recursive: true }).join("\n");
  expect(marksIn(names, signs())).toEqual([]);
  for (const file of storedFiles) expect(marksIn(readFileSync(file, "latin1"), words())).toEqual([]);

  const rows = await everyRow(site.db);
  const tables = new Set(rows.map((row) => row.split(":")[0]));
  for (const table of [
    "dossiers",
    "dossier_versions",
    "dossier_messages",
    "dossier_files",
    "mails",
    "jobs",
    "audit_entries",
  ])
    expect(tables).toContain(table);
  const findWords = finderOf(words());
  expect(rows.flatMap((row) => findWords(row).map((mark) => `${mark} in ${row}`))).toEqual([]);
  // Names of people are on the roster, and never beside their requests.
  const elsewhere = rows.filter((row) => !/^(?:people|mails):/.test(row));
  expect(marksIn(elsewhere.join("\n"), [...anna.names, ...bart.names])).toEqual([]);
});

test("a mail tells only its recipient that there is news, and no subject or file name reveals more", async () => {
  const templates = ["dossier-sent-bare", "dossier-message", "dossier-message-to-office", "dossier-completion-asked"];
  const expectedTemplates = [...templates, "dossier-moved-bare", "hand-over", "hand-over-complete"];
  const queued = (await everyRow(site.db)).filter((row) => row.startsWith("mails:"));
  expect(expectedTemplates.filter((template) => !queued.some((row) => row.includes(`,${template},`)))).toEqual([]);
  await expect.poll(async () => (await site.db.select().from(mails)).filter(({ sentAt }) => !sentAt)).toEqual([]);
  const addressOf = (person: Colleague) => `${person.names[0]}@${person.names[1]}.example`;
  const [ofAnna, ofBart] = [addressOf(anna), addressOf(bart)];
  const arrived = await Promise.all(listStored("outbox").map(async (file) => PostalMime.parse(readFileSync(file))));
  expect(arrived.length).toBeGreaterThanOrEqual(expectedTemplates.length);
  const treasurer = "penningmeester@organisatie.example";
  const belongs: Record<string, string[]> = {
    [ofAnna]: [request.id, request.number, ...anna.names],
    [ofBart]: [project.dossier.id, project.dossier.number, ...bart.names],
    "fonds@amandel.example": [],
    // The mail names the applicant and the organisation, and has the link.
    [treasurer]: [...bart.names, project.organisationName, project.token],
  };
  // Members hear that an applicant wrote, with a link to the question about conflicts.
  const members = await site.db
    .select({ email: people.email })
    .from(people)
    .innerJoin(personRoles, eq(personRoles.personId, people.id))
    .where(eq(personRoles.role, "committee"));
  for (const { email } of members) belongs[email ?? ""] = [request.id];
  for (const { to, subject = "", text = "", html = "", attachments, headers } of arrived) {
    const recipient = to?.map(({ address }) => address).join() ?? "";
    expect(Object.keys(belongs)).toContain(recipient);
    const allowedSigns = belongs[recipient] ?? [];
    expect(marksIn(`${subject} ${attachments.map(({ filename }) => filename).join()}`, signs())).toEqual([]);
    expect(attachments.filter(({ mimeType }) => mimeType === "application/pdf")).toEqual([]);
    const content = JSON.stringify([text, html, headers]);
    expect(
      marksIn(content, signs()).filter((mark) => !allowedSigns.includes(mark)),
      recipient,
    ).toEqual([]);
  }
});

test("the command line lists that a dossier was submitted, and never its content", async () => {
  const [list, log] = [await runSamen(site.settings, "dossier", "list"), await runSamen(site.settings, "mail", "log")];
  expect([list.code, log.code]).toEqual([0, 0]);
  expect(marksIn(list.output, [request.number, project.dossier.number])).toHaveLength(2);
  expect(marksIn(list.output, [...words(), ...anna.names, ...bart.names])).toEqual([]);
  expect(log.output).toContain("dossier-sent-bare");
  expect(marksIn(log.output, [...words(), request.number, request.id])).toEqual([]);
});

test("the log contains no confidential data, also when requests fail", async () => {
  const { cookie, url } = anna;
  const headers = { "content-type": "application/json" };
  const mark = request.marks[0] ?? "";
  const wrong = {
    query: `mutation { saveDossier(id: "${mark}", basedOn: 1, answers: [{ field: ${mark}, value: "${mark}" }]) }`,
  };
  const misfit = {
    query:
      "mutation ($answers: [DossierAnswerInput!]!) { saveDossier(id: 1, basedOn: 1, answers: $answers) { revision } }",
    variables: { answers: [{ field: mark, value: { mark } }] },
  };
  for (const body of [JSON.stringify(wrong), JSON.stringify(misfit), `{ "${mark}`])
    await look(anna, "/graphql", { method: "POST", headers, body });
  const form = formOf([
    { name: "dossier", value: draft.id },
    { name: "field", value: mark },
    { name: "file", filename: `${mark}.exe`, content: Buffer.from(mark) },
  ]);
  expect((await postForm({ url, cookie, ...form })).status).toBe(415);
  // One row is damaged, and the bytes of the files are gone.
  for (const file of listStored("files")) rmSync(file);
  await site.db.update(dossiers).set({ sealedDraft: "spoilt" }).where(eq(dossiers.id, draft.id));
  await look(anna, `/files/${request.files[1]}`);
  await look(anna, `/account/dossiers/${draft.id}`);
  await look(anna, "/graphql", {
    method: "POST",
    headers,
    body: JSON.stringify({ query: "{ myDossiers { title answers { value } } }" }),
  });
  const heard = site.heard();
  for (const failure of ["field failed", "page failed"]) expect(heard).toContain(failure);
  expect(heard.match(/"message":"request"/g)?.length).toBeGreaterThan(500);
  const numbers = all().flatMap(({ number }) => (number ? [number] : []));
  const names = [...anna.names, ...bart.names];
  expect(marksIn(heard, [...words(), ...numbers, ...names, project.token, cookie.split("=")[1] ?? ""])).toEqual([]);
});
