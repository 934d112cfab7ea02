import { eq } from "drizzle-orm";
import { answerApproval, askApproval } from "#server/actions/project-approval.ts";
import { writeProject } from "#server/actions/project-draft.ts";
import {
  cancelPublication,
  publishProject,
  publishWhenDue,
  unpublishProject,
} from "#server/actions/project-publish.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { anEditor, aReleasedProject } from "#test/project-drafts.ts";

const ballot = `query ($slug: String!) {
  project(slug: $slug) { status text(language: fr) { title inDutch } organisation { name region } proposer { firstname } }
  catalogue(first: 9, language: nl, allCalls: true, search: "Snoezeltuin") { entries { project { slug } } }
}`;
const onSite = (fund: Fund) => fund.ask(null, ballot, { slug: "snoezeltuin" });

test("publishing puts a shortlisted project on the ballot, with a new organisation", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund, { theme: "nature" });
  const context = fund.context(await anEditor(fund));
  const publication = { id: draft.id, revision: 1 };
  await expect(publishProject(context, publication)).rejects.toMatchObject({
    problem: { code: "project.notApproved" },
  });
  await publishProject(context, { ...publication, withoutAnswer: true });

  const { data } = await onSite(fund);
  expect(data).toMatchObject({
    project: {
      status: "shortlisted",
      text: { title: "Snoezeltuin", inDutch: ["title", "summary"] },
      organisation: { name: "De Wilgentuin vzw", region: "west_flanders" },
      proposer: { firstname: null },
    },
    catalogue: { entries: [{ project: { slug: "snoezeltuin" } }] },
  });
  const [project] = await fund.db.select().from(projects);
  expect(project).toMatchObject({ id: draft.id, dossierId: draft.dossierId });
});

test("refuses to publish without a theme or a Dutch text, and after the decision was taken back", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund, { language: "fr" });
  const context = fund.context(await anEditor(fund));
  const publish = () => publishProject(context, { id: draft.id, revision: 1, withoutAnswer: true });
  await expect(publish()).rejects.toMatchObject({
    problem: {
      code: "form.invalid",
      fields: ["title.nl", "summary.nl", "description.nl", "theme"].map((field) => ({ field })),
    },
  });
  await fund.db
    .update(projectDrafts)
    .set({ theme: "nature", title: { nl: "a" }, summary: { nl: "b" }, description: { nl: "c" } });
  await fund.db
    .update(dossiers)
    .set({ state: "withdrawn" })
    .where(eq(dossiers.id, draft.dossierId as string));
  await expect(publish()).rejects.toMatchObject({ problem: { code: "project.unknown" } });
  expect(await fund.db.$count(projects)).toBe(0);
});

test("publishes at the planned hour, unless the plan was taken back or the dossier was withdrawn", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund, { theme: "nature" });
  const context = () => fund.context(editor);
  const editor = await anEditor(fund);
  const at = new Date("2026-11-18T08:00:00Z");
  await publishProject(context(), { id: draft.id, revision: 1, at, withoutAnswer: true });
  expect(await fund.db.$count(projects)).toBe(0);
  const [job] = await fund.db.select().from(jobs).where(eq(jobs.kind, "publishProject"));
  expect(job).toMatchObject({ runAt: at, payload: { draftId: draft.id, at: at.toISOString() } });

  const run = () => publishWhenDue({ db: fund.db, now: at }, { draftId: draft.id, at: at.toISOString() });
  await cancelPublication(context(), { id: draft.id });
  await run();
  expect(await fund.db.$count(projects)).toBe(0);

  await publishProject(context(), { id: draft.id, revision: 1, at, withoutAnswer: true });
  const setState = (state: "shortlisted" | "withdrawn") =>
    fund.db
      .update(dossiers)
      .set({ state })
      .where(eq(dossiers.id, draft.dossierId as string));
  await setState("withdrawn");
  await run();
  expect(await fund.db.$count(projects)).toBe(0);
  await setState("shortlisted");
  await publishProject(context(), { id: draft.id, revision: 1, at, withoutAnswer: true });
  await run();
  expect(await fund.db.$count(projects)).toBe(1);
});

test("a project leaves the site until voting opens, and the ballot is fixed from then on", async ({ fund }) => {
  const { draft, dossier } = await aReleasedProject(fund, { theme: "nature" });
  const late = await aReleasedProject(fund, { theme: "nature", callId: dossier.callId });
  const editor = await anEditor(fund);
  const publish = (id: string) => publishProject(fund.context(editor), { id, revision: 1, withoutAnswer: true });
  await publish(draft.id);
  await unpublishProject(fund.context(editor), { id: draft.id });
  expect((await onSite(fund)).data).toMatchObject({ project: null, catalogue: { entries: [] } });
  await publish(draft.id);
  fund.now = new Date("2026-11-20T08:00:00Z");
  const fixed = { problem: { code: "project.voteOpened" } };
  await expect(unpublishProject(fund.context(editor), { id: draft.id })).rejects.toMatchObject(fixed);
  await expect(publish(late.draft.id)).rejects.toMatchObject(fixed);
});

const linkIn = (values: unknown) => new URL((values as { address: string }).address).searchParams.get("token") ?? "";

test("the applicant approves the text by their link, and only their yes shows a first name", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund, { theme: "nature", language: "fr", answers: {} });
  const editor = await anEditor(fund);
  const context = () => fund.context(editor);
  const dutch = {
    "title.nl": "Snoezeltuin",
    "summary.nl": "Een tuin.",
    "description.nl": "Lang.",
    theme: "nature",
    illustration: "choir",
  };
  const organisation = {
    "organisation.name": "Wilg",
    "organisation.postalCode": "8550",
    "organisation.town": "Zwevegem",
    "organisation.region": "west-flanders",
  };
  const { revision } = await writeProject(context(), {
    id: draft.id,
    revision: 1,
    values: { ...dutch, ...organisation, "title.fr": "Jardin" },
  });
  await askApproval(context(), { id: draft.id });
  const [mail] = await fund.db.select().from(mails);
  expect(mail).toMatchObject({ template: "project-approval", language: "fr" });
  const token = linkIn(mail?.values);

  const { data } = await fund.ask(
    null,
    `query ($token: String!) { projectApproval(token: $token) { title language } }`,
    { token },
  );
  expect(data).toEqual({ projectApproval: { title: "Jardin", language: "fr" } });
  const guess = await fund.ask(null, `{ projectApproval(token: "guess") { title } }`);
  expect(guess.data).toEqual({ projectApproval: null });

  const answer = { token, isApproved: false, wish: "", showsFirstname: false };
  await expect(answerApproval(fund.context(null), answer)).rejects.toMatchObject({ problem: { code: "form.invalid" } });
  await answerApproval(fund.context(null), { ...answer, wish: "Le titre est faux." });
  const publish = () => publishProject(context(), { id: draft.id, revision });
  await expect(publish()).rejects.toMatchObject({ problem: { code: "project.notApproved" } });
  await answerApproval(fund.context(null), { token, isApproved: true, wish: "", showsFirstname: true });
  await publish();
  const [project] = await fund.db.select().from(projects);
  expect(project?.proposer.firstname).toBe("Anna");
});

test("silence of five working days covers the text, but never a name", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund, { theme: "nature", state: "selected" });
  const editor = await anEditor(fund);
  fund.now = new Date("2026-11-16T09:00:00Z");
  await askApproval(fund.context(editor), { id: draft.id });
  const publish = () => publishProject(fund.context(editor), { id: draft.id, revision: 1 });
  // Monday the 23rd is the fifth working day.
  fund.now = new Date("2026-11-23T20:00:00Z");
  await expect(publish()).rejects.toMatchObject({ problem: { code: "project.notApproved" } });
  fund.now = new Date("2026-11-24T06:00:00Z");
  await publish();
  const [project] = await fund.db.select().from(projects);
  expect(project).toMatchObject({ status: "selected", proposer: { firstname: null } });
});
