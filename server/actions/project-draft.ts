import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Answers } from "#domain/dossier-form.ts";
import { projectStates } from "#domain/dossier-level.ts";
import { itemCodes } from "#domain/fund-list.ts";
import { checkId } from "#domain/id.ts";
import { illustrationFor } from "#domain/illustration.ts";
import { defaultLanguage, type Language, type Localized, languages } from "#domain/language.ts";
import type { TypedTexts } from "#domain/localized-form.ts";
import { centsOf } from "#domain/money.ts";
import { employmentStatuses } from "#domain/person.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import type { Proposer } from "#domain/project.ts";
import { projectFigureRules, readProjectFigures } from "#domain/project-by-hand.ts";
import {
  firstSentence,
  type ProjectTexts,
  projectFormRules,
  projectTextParts,
  readProjectForm,
  withoutContacts,
} from "#domain/project-draft.ts";
import { checkRevision } from "#domain/revision.ts";
import { checkFields } from "#domain/rules.ts";
import { momentsOf } from "#domain/translation.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import { makeOfferDraft } from "#server/actions/offer-draft.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { checkOrganisation, organisationIn } from "#server/actions/project-organisation.ts";
import type { Context } from "#server/context.ts";
import { and, eq, inArray } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { listDecisions } from "#server/database/queries/decision.ts";
import { type DossierRow, listVersions } from "#server/database/queries/dossier.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import {
  findApproval,
  findLatestVersion,
  findProjectDraft,
  lockProjectDraft,
} from "#server/database/queries/project-draft.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts, projectVersions } from "#server/database/tables/project-draft.ts";

type DraftRow = typeof projectDrafts.$inferSelect;

/**
 * Makes a project draft of each of these dossiers whose decision was released, from the answers that may become public,
 * and the draft of an offer if it asks for volunteers. A confidential dossier gets none, and neither does one that has a
 * draft already. The release calls this in its transaction, after it moved the dossiers.
 */
export async function makeProjectDrafts(
  { db, now, secret }: Pick<Context, "db" | "now" | "secret">,
  dossierIds: readonly string[],
): Promise<void> {
  if (dossierIds.length === 0) return;
  const isOrdinary = and(
    inArray(dossiers.id, [...dossierIds]),
    eq(dossiers.type, "external"),
    eq(dossiers.isConfidential, false),
    inArray(dossiers.state, [...projectStates]),
  );
  const ordinary = await db.select().from(dossiers).where(isOrdinary).orderBy(dossiers.number);
  const ids = ordinary.map(({ id }) => id);
  // The last sent version of each dossier is the one that was decided on.
  const versions = new Map((await listVersions(db, ids)).map((one) => [one.dossierId, one]));
  const decided = new Map((await listDecisions(db, ids)).map((one) => [one.dossierId, one]));
  for (const [place, dossier] of ordinary.entries()) {
    const version = versions.get(dossier.id);
    if (!version) continue;
    const decision = decided.get(dossier.id);
    // The amount for a candidate of the vote is no news until it wins.
    const amountInCents = decision?.outcome === "selected" ? decision.amountInCents : null;
    const answers = openVersion(secret, version);
    const draft = draftOf(dossier, answers, { place, now, amountInCents });
    const [made] = draft
      ? await db
          .insert(projectDrafts)
          .values(draft)
          .onConflictDoNothing({ target: projectDrafts.dossierId })
          .returning({ id: projectDrafts.id })
      : [];
    if (draft && made) await db.insert(projectVersions).values({ ...versionOf(draft, now), writerId: null });
    if (draft) await makeOfferDraft({ db, now }, dossier, answers);
  }
}

/**
 * Shows the award of a dossier on its project, if that was a candidate before. One that lost the vote keeps its status,
 * because the results are fixed; in a call without a vote it joins the fund's selection. The release calls this before it
 * writes to the audit log, because editors lock their project first too.
 */
export async function showAward(db: Database, dossierId: string, amountInCents: number | null): Promise<void> {
  await db.update(projectDrafts).set({ amountInCents }).where(eq(projectDrafts.dossierId, dossierId));
  const [project] = await db.select().from(projects).where(eq(projects.dossierId, dossierId)).for("update");
  if (!project) return;
  const status = project.status === "shortlisted" ? "selected" : project.status;
  await db.update(projects).set({ amountInCents, status }).where(eq(projects.id, project.id));
  await announcePublicChange(db);
}

type Drafted = { place: number; now: Date; amountInCents: number | null };

/** Takes only these answers; everything else, such as names and addresses of people, stays in the dossier. */
function draftOf(dossier: DossierRow, answers: Answers, { place, now, amountInCents }: Drafted) {
  if (!dossier.callId) return null;
  const answer = (field: string) => String(answers[field] ?? "").trim();
  const sourceLanguage = dossier.language ?? defaultLanguage;
  const story = withoutContacts(answer("description_of_the_project"));
  const inSource = (text: string) => (text === "" ? {} : { [sourceLanguage]: text }) as Localized;
  const cents = (field: string) => centsOf(answer(field)) ?? 0;
  const proposer: Proposer = {
    status: employmentStatuses.find((status) => status === answer("employment_status")) ?? "employed",
    branch: answer("branch"),
    // A department and a first name can show who it was; the first name is added if the applicant says so.
    department: null,
    firstname: null,
  };
  return {
    id: randomUUID(),
    dossierId: dossier.id,
    callId: dossier.callId,
    organisation: organisationIn(answer),
    theme: dossier.theme,
    illustration: illustrationFor(dossier.theme ?? "", place),
    title: inSource(withoutContacts(answer("title_of_the_project"))),
    summary: inSource(firstSentence(story)),
    description: inSource(story),
    impact: inSource(withoutContacts(answer("project_impact"))),
    proposer,
    costInCents: cents("implementation_cost"),
    askedInCents: cents("financial_support"),
    amountInCents,
    sourceLanguage,
    writtenAt: { [sourceLanguage]: now.toISOString() },
    madeAt: now,
    changedAt: now,
  };
}

type ProjectEdit = {
  id: string;
  /** The revision at which the project was read. */
  revision: number;
  values: TypedTexts;
  /** The languages whose unchanged text still fits the one it was translated from. */
  upToDate?: readonly Language[];
  isAutosave?: boolean;
};

type SavedProject = {
  revision: number;
  changedAt: Date;
  /** The change ended the planned publication, which was for the earlier text. */
  isPlanDropped: boolean;
};

/** Saves what editors typed about a project. The site shows it only once it is published. */
export async function writeProject(context: Context, edit: ProjectEdit): Promise<SavedProject> {
  const { now } = context;
  const me = requirePermission(context.me, "writeProject");
  const { id, values, upToDate = [], isAutosave = false } = edit;
  refuse(checkId(id));
  const offered = await listLanguages(context.db);
  const { themes, branches } = await getFundLists(context.db);
  const rules = { ...projectFormRules(offered, itemCodes(themes)), ...projectFigureRules(itemCodes(branches)) };
  refuse(invalidForm(checkFields(rules, values)));
  return context.db.transaction(async (db) => {
    const draft = await getLockedDraft(db, me, id);
    refuse(checkRevision(edit.revision, draft.revision));
    const read = readProjectForm(values, draft, offered);
    if (read.organisationId) await checkOrganisation(db, read.organisationId);
    const changed = languages.filter((language) => !isSameIn(draft, read, language));
    const confirmed = upToDate.filter((language) => !changed.includes(language));
    const revision = draft.revision + 1;
    const writtenAt = { ...draft.writtenAt, ...momentsOf([...changed, ...confirmed], now) };
    const content = { ...read, ...readProjectFigures(values, draft) };
    const isSame = Object.entries(content).every(([name, value]) =>
      isDeepStrictEqual(value ?? null, draft[name as keyof DraftRow] ?? null),
    );
    const isPlanDropped = draft.publishAt !== null && !isSame;
    await db
      .update(projectDrafts)
      .set({ ...content, writtenAt, changedAt: now, revision, ...(isPlanDropped && { publishAt: null }) })
      .where(eq(projectDrafts.id, id));
    const isNewVersion =
      changed.length > 0 && (await keepVersion(db, { id, ...read }, { writerId: me.id, now, isAutosave }));
    if (isNewVersion || !isAutosave) {
      const details = { languages: [...changed, ...confirmed].join(", ") };
      await recordAudit({ db, me, now }, { act: "write_project", subject: `project ${id}`, details });
    }
    return { revision, changedAt: now, isPlanDropped };
  });
}

/** Locks a draft that this editor may write; for anyone else it does not exist. */
export async function getLockedDraft(db: Database, me: NonNullable<Context["me"]>, id: string): Promise<DraftRow> {
  const draft = (await lockProjectDraft(db, me, id)) ?? (await draftOfPublished(db, me, id));
  if (!draft) throw new Refusal({ code: "project.unknown" });
  return draft;
}

/** Makes the draft of a published project that has none, such as one of an earlier year, from what the site shows. */
async function draftOfPublished(db: Database, me: NonNullable<Context["me"]>, id: string): Promise<DraftRow | null> {
  const published = await findProjectDraft(db, me, id);
  if (!published?.publishedAt) return null;
  const { publishedAt } = published;
  const [made] = await db
    .insert(projectDrafts)
    .values(published)
    .onConflictDoNothing({ target: projectDrafts.id })
    .returning({ id: projectDrafts.id });
  if (made)
    await db.insert(projectVersions).values({ ...versionOf(published, publishedAt), writerId: null, publishedAt });
  return lockProjectDraft(db, me, id);
}

type Keeping = { writerId: string; now: Date; isAutosave: boolean };

/** An autosave of the same writer is replaced for this long, so that versions are steps of a person and not of a clock. */
const oneSitting = 10 * 60_000;

/** Keeps the texts as a version; tells whether that is a new one. */
async function keepVersion(
  db: Database,
  draft: ProjectTexts & { id: string },
  { writerId, now, isAutosave }: Keeping,
): Promise<boolean> {
  const latest = await findLatestVersion(db, draft.id);
  const isSameSitting =
    latest?.isAutosave && latest.writerId === writerId && now.getTime() - latest.changedAt.getTime() < oneSitting;
  const isPublished = latest?.publishedAt !== null;
  // The applicant answers about exactly this version.
  const isAskedAbout = latest && (await findApproval(db, draft.id))?.versionId === latest.id;
  const { id, ...version } = { ...versionOf(draft, now), writerId, isAutosave };
  if (latest && isSameSitting && !isPublished && !isAskedAbout) {
    await db.update(projectVersions).set(version).where(eq(projectVersions.id, latest.id));
    return false;
  }
  // Two changes in one millisecond still have an order.
  const changedAt = new Date(Math.max(now.getTime(), (latest?.changedAt.getTime() ?? 0) + 1));
  await db.insert(projectVersions).values({ id, ...version, changedAt });
  return true;
}

/** Gives the texts of a draft as a version. */
export function versionOf(
  { id: draftId, title, summary, description, impact }: ProjectTexts & { id: string },
  now: Date,
) {
  return { id: randomUUID(), draftId, title, summary, description, impact, changedAt: now };
}

function isSameIn(first: ProjectTexts, second: ProjectTexts, language: Language): boolean {
  return projectTextParts.every((part) => (first[part][language] ?? "") === (second[part][language] ?? ""));
}
