import { writeProjectForm } from "#domain/project-draft.ts";
import { makeProject } from "#server/actions/project-by-hand.ts";
import { writeProject } from "#server/actions/project-draft.ts";
import { publishProject, unpublishProject } from "#server/actions/project-publish.ts";
import { eq } from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts, projectVersions } from "#server/database/tables/project-draft.ts";
import { aCall, anOrganisation, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { anEditor } from "#test/project-drafts.ts";

const typed = { call: "year", year: "2011", status: "selected", language: "nl", title: "Speelbos" };

async function draftOf({ db }: Fund, id: string) {
  const [draft] = await db.select().from(projectDrafts).where(eq(projectDrafts.id, id));
  if (!draft) throw new Error("There is no draft");
  return draft;
}

test("an editor makes a project of an earlier year, which becomes public once it is complete", async ({ fund }) => {
  const editor = await anEditor(fund);
  const organisation = await anOrganisation(fund.db);
  const id = await makeProject(fund.context(editor), typed);
  const [call] = await fund.db.select().from(calls).where(eq(calls.slug, "2011"));
  expect(call).toMatchObject({ votingOpens: null, votedElsewhere: true, title: { nl: "Oproep 2011" } });

  const publish = (revision: number) => publishProject(fund.context(editor), { id, revision });
  await expect(publish(1)).rejects.toMatchObject({
    problem: {
      fields: [
        { field: "summary.nl" },
        { field: "description.nl" },
        { field: "theme" },
        ...["name", "postalCode", "town", "region"].map((part) => ({ field: `organisation.${part}` })),
        { field: "branch" },
        { field: "cost" },
        { field: "asked" },
      ],
    },
  });
  const values = {
    ...writeProjectForm(await draftOf(fund, id)),
    "summary.nl": "Een bos om in te spelen.",
    "description.nl": "Vijf klassen plantten bomen.",
    theme: "nature",
    organisation: organisation.id,
    branch: "gent",
    cost: "4.000",
    asked: "2 500,50",
    given: "2000",
  };
  const { revision } = await writeProject(fund.context(editor), { id, revision: 1, values });
  await publish(revision);
  const [project] = await fund.db.select().from(projects).where(eq(projects.id, id));
  expect(project).toMatchObject({
    slug: "speelbos",
    status: "selected",
    dossierId: null,
    organisationId: organisation.id,
    costInCents: 4000_00,
    askedInCents: 2500_50,
    amountInCents: 2000_00,
    proposer: { branch: "gent", firstname: null },
  });
});

test("a second project of the same year joins its call", async ({ fund }) => {
  const editor = await anEditor(fund);
  const ids = [
    await makeProject(fund.context(editor), typed),
    await makeProject(fund.context(editor), { ...typed, title: "Zwembad" }),
  ];
  const [first, second] = await Promise.all(ids.map((id) => draftOf(fund, id)));
  expect(second?.callId).toBe(first?.callId);
  expect(await fund.db.$count(calls)).toBe(1);
});

test("a project without a dossier gets onto a ballot until voting opens", async ({ fund }) => {
  const call = await aCall(fund.db, { votingOpens: new Date("2026-11-20T08:00:00Z") });
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const make = (changes: Record<string, string>) => makeProject(fund.context(coordinator), { ...typed, ...changes });
  const id = await make({ call: call.slug, status: "shortlisted" });
  expect(await draftOf(fund, id)).toMatchObject({ callId: call.id, status: "shortlisted" });
  const noBallot = { problem: { code: "project.noBallot" } };
  await expect(make({ status: "shortlisted" })).rejects.toMatchObject(noBallot);
  fund.now = new Date("2026-11-20T08:00:00Z");
  await expect(make({ call: call.slug, status: "shortlisted" })).rejects.toMatchObject(noBallot);
});

test("refuses a year that is not over, an unknown call, a typed winner and people who do not write", async ({
  fund,
}) => {
  const editor = await anEditor(fund);
  for (const [wrong, field] of [
    [{ year: "2026" }, "year"],
    [{ year: "1949" }, "year"],
    [{ year: "" }, "year"],
    [{ call: "nowhere" }, "call"],
    [{ status: "winner" }, "status"],
    [{ title: " " }, "title"],
  ] as const)
    await expect(makeProject(fund.context(editor), { ...typed, ...wrong }), field).rejects.toMatchObject({
      problem: { code: "form.invalid", fields: [{ field }] },
    });
  const member = loggedIn(await aPerson(fund.db), { roles: ["committee"], hasSecondFactor: true });
  await expect(makeProject(fund.context(member), typed)).rejects.toMatchObject({
    problem: { code: "permission.denied" },
  });
});

const Editor = `query ($id: ID!) {
  projectDraft(id: $id) { revision status isByHand hasUnpublishedTexts slug texts { language title } versions(first: 5) { id } }
}`;
const Listed = `{ projectDrafts(list: "state=published") { total rows { id hasUnpublishedTexts } } }`;

test("a published project without a draft opens in the editor, and its first change makes the draft", async ({
  fund,
}) => {
  const editor = await anEditor(fund);
  const project = await aProject(fund.db, { title: { nl: "Oud project", fr: "Vieux projet" }, status: "selected" });
  const { data } = await fund.ask(editor, Listed);
  expect(data).toEqual({ projectDrafts: { total: 1, rows: [{ id: project.id, hasUnpublishedTexts: false }] } });
  const editorAnswer = await fund.ask(editor, Editor, { id: project.id });
  expect(editorAnswer.data).toMatchObject({
    projectDraft: {
      revision: 1,
      status: "selected",
      isByHand: true,
      hasUnpublishedTexts: false,
      slug: project.slug,
      versions: [],
    },
  });
  expect(await fund.db.$count(projectDrafts)).toBe(0);

  const [row] = await fund.db.select().from(projects).where(eq(projects.id, project.id));
  if (!row) throw new Error("There is no project");
  const { name, postalCode, town, region } = await anOrganisation(fund.db);
  const values = {
    "title.nl": "Nieuwe titel",
    "title.fr": "Vieux projet",
    "summary.nl": "Kort.",
    "description.nl": "Lang.",
    theme: row.theme,
    illustration: row.illustration,
    organisation: row.organisationId,
    "organisation.name": name,
    "organisation.postalCode": postalCode,
    "organisation.town": town,
    "organisation.region": region,
    branch: "gent",
    cost: "100",
    asked: "50",
  };
  const { revision } = await writeProject(fund.context(editor), { id: project.id, revision: 1, values });
  const changed = await fund.ask(editor, Editor, { id: project.id });
  expect(changed.data).toMatchObject({ projectDraft: { hasUnpublishedTexts: true, versions: [{}, {}] } });
  const [same] = await fund.db.select().from(projects).where(eq(projects.id, project.id));
  expect(same).toEqual(row);

  await publishProject(fund.context(editor), { id: project.id, revision });
  const [published] = await fund.db.select().from(projects).where(eq(projects.id, project.id));
  expect(published).toMatchObject({ title: { nl: "Nieuwe titel" }, slug: project.slug, status: "selected" });
  expect((await fund.ask(editor, Listed)).data).toMatchObject({ projectDrafts: { total: 1 } });
});

test("a project of the fund's selection leaves the site long after the vote, and its texts stay", async ({ fund }) => {
  const editor = await anEditor(fund);
  const project = await aProject(fund.db, { status: "selected" });
  await unpublishProject(fund.context(editor), { id: project.id });
  expect(await fund.db.$count(projects)).toBe(0);
  expect(await fund.db.select().from(projectVersions)).toMatchObject([{ draftId: project.id }]);
});
