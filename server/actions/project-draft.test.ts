import type { GivenRole } from "#domain/permission.ts";
import { makeProjectDrafts, writeProject } from "#server/actions/project-draft.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { projectDrafts, projectVersions } from "#server/database/tables/project-draft.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";
import { anEditor, aProjectDraft, aReleasedProject, findDraft, typedProject } from "#test/project-drafts.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

test("a released project becomes a draft of its public answers, without anything personal", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund, {
    theme: "nature",
    answers: {
      description_of_the_project:
        "Een tuin om te voelen. Bel Jan op 0470 12 34 56 of mail jan@wilgentuin.example, BE68 5390 0754 7034.",
    },
  });
  expect(draft).toMatchObject({
    title: { nl: "Snoezeltuin" },
    summary: { nl: "Een tuin om te voelen." },
    impact: { nl: "40 bewoners, elke dag." },
    organisation: { name: "De Wilgentuin vzw", town: "Zwevegem", region: "west-flanders" },
    theme: "nature",
    costInCents: 9_400_00,
    askedInCents: 6_200_00,
    sourceLanguage: "nl",
    proposer: { status: "employed", branch: "gent", department: null, firstname: null },
  });
  const everything = JSON.stringify(draft);
  const personal = ["Lotte", "Vermeulen", "00412345", "0470", "Kouter", "539007547034", "Claes", "85.07.30", "@"];
  expect(personal.filter((word) => everything.includes(word))).toEqual([]);
  const versions = await fund.db.select().from(projectVersions).where(eq(projectVersions.draftId, draft.id));
  expect(versions).toMatchObject([{ writerId: null, title: { nl: "Snoezeltuin" } }]);
});

test("only ordinary projects get a draft, and only one", async ({ fund }) => {
  const callId = (await aCall(fund.db)).id;
  const made = async (values: Parameters<typeof aStoredDossier>[1]) => {
    const { id } = await aStoredDossier(fund.db, values);
    await makeProjectDrafts(fund.context(null), [id]);
    await makeProjectDrafts(fund.context(null), [id]);
    return fund.db.$count(projectDrafts, eq(projectDrafts.dossierId, id));
  };
  expect(await made({ state: "selected", callId })).toBe(1);
  expect(await made({ state: "selected", callId, answers: { confidential: "yes" } })).toBe(0);
  expect(await made({ state: "granted", type: "internal" })).toBe(0);
  for (const state of ["in_review", "reserve", "declined", "withdrawn"] as const)
    expect(await made({ state, callId }), state).toBe(0);
});

test("keeps every version, marks what is older, and refuses a save on an older revision", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund);
  const editor = await anEditor(fund);
  const context = () => fund.context(editor);
  const english = typedProject(draft, {
    "title.en": "Sensory garden",
    "summary.en": "A garden.",
    "description.en": "A",
    "impact.en": "B",
  });
  const first = await writeProject(context(), { id: draft.id, revision: 1, values: english });
  fund.now = new Date(fund.now.getTime() + 60_000);
  const changed = { ...english, "title.nl": "Snoezeltuin voor iedereen" };
  await writeProject(context(), { id: draft.id, revision: first.revision, values: changed });

  const late = writeProject(context(), { id: draft.id, revision: first.revision, values: english });
  await expect(late).rejects.toMatchObject({ problem: { code: "record.changed" } });

  const { data } = await fund.ask(
    editor,
    `query ($id: ID!) { projectDraft(id: $id) {
    translations { language state } versions(first: 9) { writer texts { language title } }
  } }`,
    { id: draft.id },
  );
  const { translations, versions } = (data as Record<string, unknown>).projectDraft as {
    translations: object[];
    versions: { writer: string | null; texts: { title: string }[] }[];
  };
  expect(translations).toEqual([
    { language: "nl", state: "complete" },
    { language: "en", state: "behind" },
    { language: "fr", state: "missing" },
  ]);
  expect(versions.map(({ writer, texts }) => [writer, texts[0]?.title])).toEqual([
    ["Sophie Lambert", "Snoezeltuin voor iedereen"],
    ["Sophie Lambert", "Snoezeltuin"],
    [null, "Snoezeltuin"],
  ]);
  expect(await fund.db.$count(auditEntries, eq(auditEntries.act, "write_project"))).toBe(2);
});

test("the saves of a browser while someone writes are one version", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund);
  const editor = await anEditor(fund);
  const type = async (title: string, minutes: number) => {
    fund.now = new Date(fund.now.getTime() + minutes * 60_000);
    const { revision } = await findDraft(fund.db, { id: draft.dossierId as string });
    const values = typedProject(draft, { "title.fr": title });
    await writeProject(fund.context(editor), { id: draft.id, revision, values, isAutosave: true });
  };
  const titles = async () =>
    (await fund.db.select().from(projectVersions).where(eq(projectVersions.draftId, draft.id)))
      .map(({ title }) => title.fr ?? "")
      .sort();
  await type("Jar", 1);
  await type("Jardin", 1);
  expect(await titles()).toEqual(["", "Jardin"]);
  await type("Jardin sensoriel", 30);
  expect(await titles()).toEqual(["", "Jardin", "Jardin sensoriel"]);
});

test("the order by title is that of the titles in the list, on every page", async ({ fund }) => {
  const editor = await anEditor(fund);
  const { id: callId } = await aCall(fund.db);
  const titles = new Map<string, string>();
  for (let place = 24; place > 0; place--) titles.set(await aProjectDraft(fund.db, callId), `Bomen ${place + 10}`);
  titles.set(await aProjectDraft(fund.db, callId, "fr"), "Dessin");
  for (const [id, title] of titles) {
    const texts = title === "Dessin" ? { nl: "", fr: title } : { nl: title };
    await fund.db.update(projectDrafts).set({ title: texts }).where(eq(projectDrafts.id, id));
  }
  // A published project without a draft is in the list too.
  titles.set((await aProject(fund.db, { title: { nl: "Koor" } })).id, "Koor");
  const page = async (address: string) => {
    const query = `query ($list: String!) { projectDrafts(list: $list) { next previous rows { id } } }`;
    const { data } = await fund.ask(editor, query, { list: `size=25&sort=project${address}` });
    const { rows, ...ends } = (data as { projectDrafts: Page }).projectDrafts;
    return { ...ends, titles: rows.map(({ id }) => titles.get(id)) };
  };
  const inOrder = [...titles.values()].toSorted();
  const first = await page("");
  expect(first.titles).toEqual(inOrder.slice(0, 25));
  const second = await page(`&after=${encodeURIComponent(first.next ?? "")}`);
  expect(second.titles).toEqual(inOrder.slice(25));
  expect((await page(`&before=${encodeURIComponent(second.previous ?? "")}`)).titles).toEqual(first.titles);
});

type Page = { next: string | null; previous: string | null; rows: { id: string }[] };

const read = `query ($id: ID!) { projectDraft(id: $id) { id } }`;
const list = `{ projectDrafts(list: "") { rows { id } total } projectGaps }`;

test("editors see only drafts of ordinary dossiers after the release, and nobody their own", async ({ fund }) => {
  const { draft, dossier } = await aReleasedProject(fund);
  const editor = await anEditor(fund);
  const seen = async (viewer: Awaited<ReturnType<typeof anEditor>> | null) => {
    const one = await fund.ask(viewer, read, { id: draft.id });
    const all = await fund.ask(viewer, list);
    const { rows, total } = (all.data?.projectDrafts ?? { rows: [], total: 0 }) as { rows: object[]; total: number };
    const isListed = rows.length === 1 && total === 1 && all.data?.projectGaps === 1;
    expect(Boolean(one.data?.projectDraft)).toBe(isListed);
    if (!isListed) expect(rows).toEqual([]);
    return isListed;
  };
  const withRole = async (role: GivenRole) =>
    loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true });
  expect(await seen(editor)).toBe(true);
  expect(await seen(await withRole("coordinator"))).toBe(true);
  for (const role of ["committee", "treasurer", "board", "operator"] as const)
    expect(await seen(await withRole(role)), role).toBe(false);
  expect(await seen(null)).toBe(false);
  expect(await seen({ ...editor, hasSecondFactor: false })).toBe(false);

  const set = (values: Partial<typeof dossiers.$inferInsert>) =>
    fund.db.update(dossiers).set(values).where(eq(dossiers.id, dossier.id));
  for (const state of ["in_review", "withdrawn", "declined"] as const) {
    await set({ state });
    expect(await seen(editor), state).toBe(false);
  }
  await set({ state: "selected", isConfidential: true });
  expect(await seen(editor)).toBe(false);
  await set({ isConfidential: false });
  expect(await seen(editor)).toBe(true);
  await fund.db.insert(declarations).values({ dossierId: dossier.id, personId: editor.id, answer: "involved" });
  expect(await seen(editor)).toBe(false);
  await fund.db.delete(declarations);
  await set({ applicantId: editor.id });
  expect(await seen(editor)).toBe(false);
  const write = writeProject(fund.context(editor), { id: draft.id, revision: 1, values: typedProject(draft) });
  await expect(write).rejects.toMatchObject({ problem: { code: "project.unknown" } });
});

test("no public answer shows a draft", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund, { theme: "nature" });
  const { data, errors } = await fund.ask(
    null,
    `{
    projects(first: 9) { totalCount edges { node { id } } }
    catalogue(first: 9, language: nl, allCalls: true) { entries { project { id } } }
    found: catalogue(first: 9, language: nl, allCalls: true, search: "Snoezeltuin") { entries { project { id } } }
    project(slug: "snoezeltuin") { id }
    calls { projectCount }
    giftProjects(first: 9) { slug }
  }`,
  );
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).not.toContain(draft.id);
  expect(data).toMatchObject({ projects: { totalCount: 0 }, project: null, found: { entries: [] } });
});
