import { brusselsTime } from "#domain/brussels-time.ts";
import { checkId } from "#domain/id.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { missingFigures } from "#domain/project-by-hand.ts";
import { approvalDue, missingFields, statusOfState } from "#domain/project-draft.ts";
import type { PublicPicture } from "#domain/project-picture.ts";
import { checkRevision } from "#domain/revision.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { addJob } from "#server/actions/job.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { getLockedDraft } from "#server/actions/project-draft.ts";
import { storeOrganisation } from "#server/actions/project-organisation.ts";
import { settleScores } from "#server/actions/review.ts";
import { checkRemoval, removeFromSite } from "#server/actions/site-removal.ts";
import { makeSlug } from "#server/actions/slug.ts";
import { announceEvent } from "#server/actions/webhook.ts";
import type { Context } from "#server/context.ts";
import { eq, inArray } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { findPerson } from "#server/database/queries/person.ts";
import { findApproval, findLatestVersion, listEndedProjects } from "#server/database/queries/project-draft.ts";
import { findCurrentPicture } from "#server/database/queries/project-picture.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts, projectVersions } from "#server/database/tables/project-draft.ts";

type DraftRow = typeof projectDrafts.$inferSelect;
type Publication = {
  id: string;
  revision: number;
  /** The hour at which it is published by itself; without one it is published now. */
  at?: Date | null;
  /** The editor publishes although the applicant has not answered yet. */
  withoutAnswer?: boolean;
};

/** Publishes a project on the site, now or at an hour. By its decision it is on the ballot or in the fund's selection. */
export async function publishProject(
  context: Context,
  { id, revision, at, withoutAnswer }: Publication,
): Promise<void> {
  const { now } = context;
  const me = requirePermission(context.me, "writeProject");
  refuse(checkId(id));
  refuse(at && at <= now ? { code: "project.pastHour" } : null);
  await context.db.transaction(async (db) => {
    await lockDossierOf(db, id);
    const draft = await getLockedDraft(db, me, id);
    refuse(checkRevision(revision, draft.revision));
    const inside = { ...context, db };
    const isApproved = await isCovered(inside, draft);
    refuse(withoutAnswer || isApproved ? null : { code: "project.notApproved" });
    // Everything is checked now, so that nothing is refused at night.
    const ready = await prepare(inside, draft);
    if (at) {
      await db.update(projectDrafts).set({ publishAt: at }).where(eq(projectDrafts.id, id));
      const key = `publishProject ${id} ${at.toISOString()}`;
      await addJob(inside, { kind: "publishProject", payload: { draftId: id, at: at.toISOString() }, runAt: at, key });
    } else await store(inside, draft, ready);
    if (!isApproved) await recordAudit(inside, { act: "publish_without_answer", subject: `project ${id}` });
  });
}

/** Publishes a project at its planned hour; a plan that was changed or taken back does nothing. */
export async function publishWhenDue(
  context: Pick<Context, "db" | "now">,
  { draftId, at }: { draftId: string; at: string },
): Promise<void> {
  await context.db.transaction(async (db) => {
    await lockDossierOf(db, draftId);
    const [draft] = await db.select().from(projectDrafts).where(eq(projectDrafts.id, draftId)).for("update");
    if (draft?.publishAt?.toISOString() !== at) return;
    const inside = { ...context, db, me: null };
    try {
      await db.transaction(async (db) => {
        const approval = await findApproval(db, draftId);
        refuse(approval?.answeredAt && !approval.isApproved ? { code: "project.notApproved" } : null);
        await store({ ...inside, db }, draft, await prepare({ ...inside, db }, draft));
      });
    } catch (error) {
      // The plan stays with its past hour, which shows the office that the project missed it.
      if (!(error instanceof Refusal)) throw error;
    }
  });
}

/** Takes a plan back; the project stays a draft. */
export async function cancelPublication(context: Context, { id }: { id: string }): Promise<void> {
  const me = requirePermission(context.me, "writeProject");
  refuse(checkId(id));
  await context.db.transaction(async (db) => {
    await getLockedDraft(db, me, id);
    await db.update(projectDrafts).set({ publishAt: null }).where(eq(projectDrafts.id, id));
  });
}

/**
 * Takes a project off the site; not once voting opened with it on the ballot, and not if somebody gave to it. Editors can
 * do so also when its draft is closed to them, because its dossier was withdrawn or became confidential.
 */
export async function unpublishProject(context: Context, { id }: { id: string }): Promise<void> {
  const { now } = context;
  const me = requirePermission(context.me, "writeProject");
  refuse(checkId(id));
  await context.db.transaction(async (db) => {
    const isEnded = (await listEndedProjects(db, me, now)).some((project) => project.id === id);
    if (!isEnded) await getLockedDraft(db, me, id);
    const [project] = await db.select().from(projects).where(eq(projects.id, id)).for("update");
    if (!project) throw new Refusal({ code: "project.notPublished" });
    refuse(await checkRemoval({ db, now }, project));
    await removeFromSite({ db, now }, { id, actorId: me.id });
  });
}

/** Tells whether the applicant approved the text, or was silent for the working days that cover it. */
async function isCovered({ db, now }: Pick<Context, "db" | "now">, draft: DraftRow): Promise<boolean> {
  if (!draft.dossierId) return true;
  const approval = await findApproval(db, draft.id);
  const latest = await findLatestVersion(db, draft.id);
  const isAboutThis = approval?.versionId === latest?.id;
  if (!approval || !isAboutThis) return false;
  if (approval.answeredAt) return approval.isApproved === true;
  return brusselsTime(now).slice(0, 10) > approvalDue(approval.askedAt);
}

async function hasVoteOpened({ db, now }: Pick<Context, "db" | "now">, callId: string): Promise<boolean> {
  const [call] = await listCallsById(db, [callId]);
  return Boolean(call?.votingOpens && call.votingOpens <= now);
}

type Ready = Awaited<ReturnType<typeof prepare>>;

/** Checks that the public may read a project, and that it has everything that its page needs. */
async function prepare(context: Pick<Context, "db" | "now">, draft: DraftRow) {
  const { db } = context;
  const dossier = await lockDossier(db, draft.dossierId);
  const status = draft.dossierId ? statusOfDossier(dossier) : draft.status;
  if (!status) throw new Refusal({ code: "project.notDecided" });
  refuse(invalidForm([...missingFields(draft), ...missingFigures(draft)]));
  const [present] = await db.select({ id: projects.id }).from(projects).where(eq(projects.id, draft.id));
  const isLate = !present && status === "shortlisted" && (await hasVoteOpened(context, draft.callId));
  refuse(isLate ? { code: "project.voteOpened" } : null);
  // Without a dossier nobody can be asked, so the page keeps the name that it shows already.
  const firstname = dossier ? await shownFirstname(db, draft, dossier) : draft.proposer.firstname;
  return { status, picture: await readyPicture(db, draft.id), firstname };
}

/** Gives what the decision on a dossier makes of its project; null if the public may not read about it. */
function statusOfDossier(dossier: typeof dossiers.$inferSelect | null) {
  return dossier && !dossier.isConfidential ? statusOfState(dossier.state) : null;
}

/** Locks the dossier of a draft, before the draft itself: its applicant may make it confidential, which locks both so. */
async function lockDossierOf(db: Database, draftId: string): Promise<void> {
  const ofDraft = db.select({ id: projectDrafts.dossierId }).from(projectDrafts).where(eq(projectDrafts.id, draftId));
  await db.select({ id: dossiers.id }).from(dossiers).where(inArray(dossiers.id, ofDraft)).for("update");
}

/** Holds the dossier, so that its applicant cannot withdraw it while it is published. */
async function lockDossier(db: Database, dossierId: string | null) {
  if (!dossierId) return null;
  const [dossier] = await db.select().from(dossiers).where(eq(dossiers.id, dossierId)).for("update");
  return dossier ?? null;
}

/** Gives the picture of a project as its page shows it; refuses one that lacks a text or the consent of those in it. */
async function readyPicture(db: Database, draftId: string): Promise<PublicPicture | null> {
  const picture = await findCurrentPicture(db, draftId);
  if (!picture || picture.refusal) return null;
  const { id, width, height, widths, alt, maker, hasConsent, focusX, focusY } = picture;
  if (!width || !height) throw new Refusal({ code: "project.pictureNotReady" });
  const offered = await listLanguages(db);
  const isComplete = offered.every((language) => alt[language]) && maker !== "" && hasConsent;
  refuse(isComplete ? null : { code: "project.pictureIncomplete" });
  return { id, width, height, widths, alt, maker, focus: { x: focusX, y: focusY } };
}

/** Only applicants who said so are named. */
async function shownFirstname(db: Database, draft: DraftRow, { applicantId }: { applicantId: string }) {
  const approval = await findApproval(db, draft.id);
  return approval?.isApproved && approval.showsFirstname
    ? ((await findPerson(db, applicantId))?.firstname ?? null)
    : null;
}

/** Copies a draft to the site. */
async function store(
  { db, now, me }: Pick<Context, "db" | "now" | "me">,
  draft: DraftRow,
  ready: Ready,
): Promise<void> {
  const { id, callId, dossierId, title, summary, description, impact, illustration } = draft;
  const theme = draft.theme as string;
  const organisationId = draft.organisationId ?? (await storeOrganisation(db, draft.organisation));
  const changes = {
    organisationId,
    theme,
    illustration,
    title,
    summary,
    description,
    impact,
    picture: ready.picture,
    proposer: { ...draft.proposer, firstname: ready.firstname },
    costInCents: draft.costInCents,
    askedInCents: draft.askedInCents,
    ...(draft.amountInCents !== null && { amountInCents: draft.amountInCents }),
  };
  const [present] = await db.select({ id: projects.id }).from(projects).where(eq(projects.id, id));
  if (present) await db.update(projects).set(changes).where(eq(projects.id, id));
  else {
    const slug = await makeSlug(db, projects, { id, title: title.nl, instead: "project" });
    const row = { id, dossierId, callId, slug, status: ready.status, publishedAt: now };
    await db.insert(projects).values({ ...row, ...changes });
    await announceEvent({ db, now }, { event: "projectPublished", project: slug });
    const [call] = await listCallsById(db, [callId]);
    if (call && dossierId) await settleScores(db, call, [dossierId]);
  }
  await db.update(projectDrafts).set({ publishAt: null, organisationId }).where(eq(projectDrafts.id, id));
  const latest = await findLatestVersion(db, id);
  if (latest) await db.update(projectVersions).set({ publishedAt: now }).where(eq(projectVersions.id, latest.id));
  await recordAudit({ db, me, now }, { act: "publish_project", subject: `project ${id}` });
  await announcePublicChange(db);
}
