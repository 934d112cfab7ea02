import { randomUUID } from "node:crypto";
import { readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { withdrawOnBehalf } from "#server/actions/dossier-handling.ts";
import { writeList } from "#server/actions/list-export.ts";
import { answerApproval, askApproval } from "#server/actions/project-approval.ts";
import { writeProject } from "#server/actions/project-draft.ts";
import { removePicture, storePicture } from "#server/actions/project-picture.ts";
import {
  cancelPublication,
  publishProject,
  publishWhenDue,
  unpublishProject,
} from "#server/actions/project-publish.ts";
import { asc, eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectApprovals, projectDrafts } from "#server/database/tables/project-draft.ts";
import { anOfficer } from "#test/decision.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aPhoto } from "#test/hostile-picture.ts";
import { anEditor, aReleasedProject, typedProject } from "#test/project-drafts.ts";

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

/** A project that is planned for the 18th, with the answer of its applicant, and how its plan is now. */
async function aPlannedProject(fund: Fund) {
  const { draft } = await aReleasedProject(fund, { theme: "nature", answers: {} });
  const editor = await anEditor(fund);
  const at = new Date("2026-11-18T08:00:00Z");
  await askApproval(fund.context(editor), { id: draft.id });
  const [mail] = await fund.db.select().from(mails);
  const token = linkIn(mail?.values);
  const answer = (isApproved: boolean) =>
    answerApproval(fund.context(null), { token, isApproved, wish: "Fout.", showsFirstname: false });
  await answer(true);
  const plan = () => publishProject(fund.context(editor), { id: draft.id, revision: 1, at });
  await plan();
  const findPlan = async () => (await fund.db.select({ at: projectDrafts.publishAt }).from(projectDrafts))[0]?.at;
  const run = () => publishWhenDue({ db: fund.db, now: at }, { draftId: draft.id, at: at.toISOString() });
  const countWaiting = async (kind: string) => {
    const { data } = await fund.askSystem(editor, "{ me { waiting { kind count } } }");
    const me = data?.me as { waiting: { kind: string; count: number }[] } | undefined;
    return me?.waiting.find((work) => work.kind === kind)?.count ?? 0;
  };
  const listDrafts = async (state: string) => {
    const list = `query ($list: String!) { projectDrafts(list: $list) { rows { id hasNewAnswer isPlanMissed } } }`;
    const { data } = await fund.ask(editor, list, { list: `state=${state}` });
    const page = data?.projectDrafts as { rows: unknown[] } | undefined;
    return page?.rows;
  };
  const stateInFile = async () => {
    const { question } = readList(lists.projects, new URLSearchParams("column=state"));
    const rows = await Array.fromAsync(writeList(fund.context(editor), "projects", question, "en"));
    return rows.flat(2).at(-1);
  };
  return { draft, editor, at, answer, plan, findPlan, run, countWaiting, listed: listDrafts, stateInFile };
}

test("a plan ends when its text or its picture changes, and stays when nothing does", async ({ fund }) => {
  const { draft, editor, at, plan, findPlan } = await aPlannedProject(fund);
  const context = fund.context(editor);
  const write = (revision: number, values = {}) =>
    writeProject(context, { id: draft.id, revision, values: typedProject(draft, values) });
  expect(await write(1)).toMatchObject({ revision: 2, isPlanDropped: false });
  expect(await findPlan()).toEqual(at);
  expect(await write(2, { "title.nl": "Iets anders" })).toMatchObject({ isPlanDropped: true });
  expect(await findPlan()).toBeNull();

  await fund.db.update(projectDrafts).set({ revision: 1, publishAt: at });
  const bytes = await aPhoto(600, 450).jpeg().toBuffer();
  expect(await storePicture(context, { draftId: draft.id, name: "a.jpg", bytes })).toMatchObject({
    isPlanDropped: true,
  });
  expect(await findPlan()).toBeNull();
  await removePicture(context, { draftId: draft.id });
  await expect(plan()).rejects.toMatchObject({ problem: { code: "project.notApproved" } });
});

test("a planned project is not published when its applicant objects, and the office hears about it", async ({
  fund,
}) => {
  const project = await aPlannedProject(fund);
  const { draft, answer, run, findPlan, countWaiting, listed: listDrafts, stateInFile } = project;
  expect(await stateInFile()).toBe("Planned; On the site from 18 November 2026 at 09:00");
  expect(await countWaiting("projectAnswer")).toBe(0);
  await answer(false);
  expect(await findPlan()).toBeNull();
  await run();
  expect(await fund.db.$count(projects)).toBe(0);
  expect(await countWaiting("projectAnswer")).toBe(1);
  expect(await listDrafts("answered")).toEqual([{ id: draft.id, hasNewAnswer: true, isPlanMissed: false }]);
  expect(await stateInFile()).toBe("Draft; The applicant answered");
});

test("a project that cannot be published at its hour waits on Today until somebody plans again", async ({ fund }) => {
  const { draft, at, run, countWaiting, listed: listDrafts, editor, stateInFile } = await aPlannedProject(fund);
  await fund.db.update(projectDrafts).set({ theme: null });
  await run();
  expect(await fund.db.$count(projects)).toBe(0);
  expect(await countWaiting("missedPlan")).toBe(0);
  fund.now = new Date(at.getTime() + 10 * 60_000);
  expect(await countWaiting("missedPlan")).toBe(1);
  expect(await listDrafts("missed")).toEqual([{ id: draft.id, hasNewAnswer: false, isPlanMissed: true }]);
  expect(await stateInFile()).toBe("Not published at its hour");
  await cancelPublication(fund.context(editor), { id: draft.id });
  expect(await countWaiting("missedPlan")).toBe(0);
});

test("the text that an applicant is asked about is kept when its writer continues", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund, { theme: "nature", answers: {} });
  const context = fund.context(await anEditor(fund));
  const type = (revision: number, title: string) =>
    writeProject(context, {
      id: draft.id,
      revision,
      values: typedProject(draft, { "title.nl": title }),
      isAutosave: true,
    });
  await type(1, "Een tuin");
  await askApproval(context, { id: draft.id });
  await fund.db.update(projectApprovals).set({ answeredAt: fund.now, isApproved: true });
  await type(2, "Een heel andere tuin");
  await expect(publishProject(context, { id: draft.id, revision: 3 })).rejects.toMatchObject({
    problem: { code: "project.notApproved" },
  });
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

/** A published project, and what an editor sees of projects that should leave the site. */
async function aPublishedProject(fund: Fund, values: Parameters<typeof aReleasedProject>[1] = {}) {
  const { draft, dossier } = await aReleasedProject(fund, { theme: "nature", ...values });
  const editor = await anEditor(fund);
  await publishProject(fund.context(editor), { id: draft.id, revision: 1, withoutAnswer: true });
  const listEnded = async () => {
    const { data } = await fund.ask(editor, "{ endedProjects { id } }");
    const endedRows = data?.endedProjects as { id: string }[];
    return endedRows.map(({ id }) => id);
  };
  const coordinator = await anOfficer(fund.db, "coordinator");
  const withdraw = () => withdrawOnBehalf(fund.context(coordinator), { dossierId: dossier.id, reason: "Telefonisch." });
  return { id: draft.id, dossier, editor, coordinator, listEnded, withdraw };
}

test("a project leaves the ballot with the withdrawal of its dossier, before voting opens", async ({ fund }) => {
  const { id, coordinator, listEnded, withdraw } = await aPublishedProject(fund);
  expect(await listEnded()).toEqual([]);
  await withdraw();
  expect((await onSite(fund)).data).toMatchObject({ project: null, catalogue: { entries: [] } });
  expect(await listEnded()).toEqual([]);
  const entries = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "unpublish_project"));
  expect(entries).toEqual([expect.objectContaining({ actorId: coordinator.id, subject: `project ${id}` })]);
});

test("a withdrawn project with a gift stays until an editor takes it off the site", async ({ fund }) => {
  const { id, editor, listEnded, withdraw } = await aPublishedProject(fund);
  const gift = { reference: "090933755493", amountInCents: 1000, language: "nl", pledgedAt: fund.now } as const;
  await fund.db.insert(pledges).values({ id: randomUUID(), projectId: id, ...gift });
  await withdraw();
  expect(await listEnded()).toEqual([id]);
  const takeOff = () => unpublishProject(fund.context(editor), { id });
  await expect(takeOff()).rejects.toMatchObject({ problem: { code: "project.hasGifts" } });
  await fund.db.delete(pledges);
  await takeOff();
  expect(await fund.db.$count(projects)).toBe(0);
});

test("the fund's selection loses a withdrawn project also during a vote, but a vote keeps its ballot and results", async ({
  fund,
}) => {
  const selected = await aPublishedProject(fund, { state: "selected" });
  const winner = await aPublishedProject(fund, { callId: selected.dossier.callId });
  fund.now = new Date("2026-12-20T08:00:00Z");
  const isWinner = { state: "winner" } as const;
  await fund.db.update(dossiers).set(isWinner).where(eq(dossiers.id, winner.dossier.id));
  await selected.withdraw();
  await winner.withdraw();
  const remainingProjects = await fund.db.select({ id: projects.id }).from(projects);
  expect(remainingProjects).toEqual([{ id: winner.id }]);
  expect(await winner.listEnded()).toEqual([]);
});

test("nobody but its editors takes a project off the site, and not one whose dossier is in order", async ({ fund }) => {
  const { id, dossier, editor } = await aPublishedProject(fund);
  await fund.db.update(dossiers).set({ state: "withdrawn" }).where(eq(dossiers.id, dossier.id));
  const { errors } = await fund.ask(await anOfficer(fund.db, "committee"), "{ endedProjects { id } }");
  expect(errors?.[0]?.extensions.problem).toEqual({ code: "permission.denied" });
  await fund.db.update(dossiers).set({ applicantId: editor.id }).where(eq(dossiers.id, dossier.id));
  await expect(unpublishProject(fund.context(editor), { id })).rejects.toMatchObject({
    problem: { code: "project.unknown" },
  });
});

test("the audit log says that an editor published without the answer of the applicant", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund, { theme: "nature" });
  const planned = await aReleasedProject(fund, { theme: "nature" });
  const editor = await anEditor(fund);
  const publish = (id: string, at: Date | null) =>
    publishProject(fund.context(editor), { id, revision: 1, at, withoutAnswer: true });
  await publish(draft.id, null);
  await publish(planned.draft.id, new Date("2026-11-18T08:00:00Z"));
  const logged = () =>
    fund.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.act, "publish_without_answer"))
      .orderBy(asc(auditEntries.number));
  expect((await logged()).map(({ actorId, subject }) => [actorId, subject])).toEqual([
    [editor.id, `project ${draft.id}`],
    [editor.id, `project ${planned.draft.id}`],
  ]);
  // With an answer there is nothing to answer for.
  await askApproval(fund.context(editor), { id: draft.id });
  await fund.db.update(projectApprovals).set({ answeredAt: fund.now, isApproved: true });
  await publish(draft.id, null);
  expect(await logged()).toHaveLength(2);
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
