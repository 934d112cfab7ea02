import { mayRelease } from "#domain/decision.ts";
import { levelsInOffice, type Viewer } from "#domain/dossier-level.ts";
import { checkMove } from "#domain/dossier-move.ts";
import { checkId } from "#domain/id.ts";
import type { Language } from "#domain/language.ts";
import { type Problem, refuse } from "#domain/problem.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { type WeighedDecision, weighDecision } from "#server/actions/decision-hold.ts";
import { writeLetter } from "#server/actions/decision-letter.ts";
import { openReasons, sealLetter } from "#server/actions/dossier-content.ts";
import { mailDecision } from "#server/actions/dossier-mail.ts";
import { moveDossier } from "#server/actions/dossier-move.ts";
import { addJob } from "#server/actions/job.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { makeProjectDrafts, showAward } from "#server/actions/project-draft.ts";
import type { Context } from "#server/context.ts";
import { and, eq, inArray, isNull, sql } from "#server/database/drizzle.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import {
  countCandidates,
  type DecisionRow,
  findPending,
  findViewer,
  listDue,
  listPlannedHours,
  lockCallsOf,
  lockDossiers,
} from "#server/database/queries/decision.ts";
import { findOfficeDossier, type OfficeDossierRow } from "#server/database/queries/dossier-access.ts";
import { decisions } from "#server/database/tables/decision.ts";

/** The dossiers that a release covers or would cover, and those that it leaves out. */
export type ReleaseOutcome = {
  going: string[];
  staying: { dossierId: string; problem: Problem }[];
};

type Weighed = WeighedDecision & { dossier: OfficeDossierRow; decision: DecisionRow };

/** The revisions of decisions as their releaser read them, by dossier; a planned release has none. */
type ReadRevisions = Readonly<Record<string, number>> | undefined;

type Weighing = { isHeld: boolean; revisions: ReadRevisions };

/** Finds a pending decision that someone may release, or says why it stays. It locks the dossier if asked to. */
async function weigh(
  context: Context,
  viewer: Viewer,
  dossierId: string,
  { isHeld, revisions }: Weighing,
): Promise<Weighed | Problem> {
  const dossier = await findOfficeDossier(context.db, viewer, dossierId, isHeld);
  if (!dossier) return { code: "dossier.unknown" };
  if (!mayRelease(levelsInOffice(viewer, dossier))) return { code: "permission.denied" };
  const decision = await findPending(context.db, dossierId);
  if (!decision) return { code: "decision.unknown" };
  // Nobody sends a letter that they have not read.
  if (revisions && revisions[dossierId] !== decision.revision) return { code: "record.changed" };
  const weighed = await weighDecision(context, { dossier, decision });
  if (weighed.missing.length > 0) return { code: "decision.unfinished" };
  const { type, isConfidential, state: from } = dossier;
  const move = { type, isConfidential, from, to: decision.outcome, by: "release", reason: "-" } as const;
  const problem = checkMove({ ...move, facts: weighed.moveFacts });
  return problem ?? { ...weighed, dossier, decision };
}

const isProblem = (weighed: Weighed | Problem): weighed is Problem => "code" in weighed;

type WeighedRelease = { going: Weighed[]; staying: ReleaseOutcome["staying"] };

/** Weighs all decisions of a release. It locks their calls and dossiers if asked to, everyone in the same order. */
async function weighAll(
  context: Context,
  viewer: Viewer,
  dossierIds: readonly string[],
  weighing: Weighing,
): Promise<WeighedRelease> {
  const { isHeld } = weighing;
  const ids = [...new Set(dossierIds)];
  if (isHeld) await lockCallsOf(context.db, ids);
  const weighed: WeighedRelease = { going: [], staying: [] };
  for (const dossierId of isHeld ? ids.sort() : ids) {
    const one = await weigh(context, viewer, dossierId, weighing);
    if (isProblem(one)) weighed.staying.push({ dossierId, problem: one });
    else weighed.going.push(one);
  }
  return keepBallotWithinSize(context, weighed);
}

/** Holds back all candidates of a call if the ballot has no place for them: nobody but a person can choose among them. */
async function keepBallotWithinSize({ db }: Context, { going, staying }: WeighedRelease): Promise<WeighedRelease> {
  const isCandidate = ({ decision }: Weighed) => decision.outcome === "shortlisted";
  const perCall = Map.groupBy(going.filter(isCandidate), ({ dossier }) => dossier.callId ?? "");
  const problemById = new Map<string, Problem>();
  for (const { id, ballotSize } of await listCallsById(db, [...perCall.keys()])) {
    const candidates = perCall.get(id) ?? [];
    const isTooLong = (await countCandidates(db, id)) + candidates.length > ballotSize;
    if (isTooLong) for (const { dossier } of candidates) problemById.set(dossier.id, { code: "decision.ballotFull" });
  }
  return {
    going: going.filter(({ dossier }) => !problemById.has(dossier.id)),
    staying: [...staying, ...[...problemById].map(([dossierId, problem]) => ({ dossierId, problem }))],
  };
}

/** Says what a release of these decisions would do; it changes nothing. */
export async function planOfRelease(
  context: Context,
  { dossierIds, revisions }: Omit<Release, "at">,
): Promise<ReleaseOutcome> {
  const viewer = requirePermission(context.me, "readOutbox");
  for (const id of dossierIds) refuse(checkId(id));
  return outcomeOf(await weighAll(context, viewer, dossierIds, { isHeld: false, revisions }));
}

const outcomeOf = ({ going, staying }: WeighedRelease): ReleaseOutcome => ({
  going: going.map(({ dossier }) => dossier.id),
  staying,
});

type Release = {
  dossierIds: readonly string[];
  /** Decisions that changed since stay. */
  revisions?: ReadRevisions;
  at?: Date | null | undefined;
};

/**
 * Releases all finished decisions on these dossiers together, now or at a planned hour; the others stay. States, letters,
 * mails and project drafts change in one transaction, so that a crash leaves all of it or nothing.
 */
export async function releaseDecisions(context: Context, { at = null, ...chosen }: Release): Promise<ReleaseOutcome> {
  const viewer = requirePermission(context.me, "readOutbox");
  for (const id of chosen.dossierIds) refuse(checkId(id));
  refuse(at && at <= context.now ? { code: "decision.hourOver" } : null);
  return context.db.transaction((db) =>
    at ? plan({ ...context, db }, viewer, chosen, at) : release({ ...context, db }, viewer, chosen),
  );
}

/** Releases decisions that someone may release, in the surrounding transaction. */
async function release(context: Context, viewer: Viewer, { dossierIds, revisions }: Release): Promise<ReleaseOutcome> {
  const weighed = await weighAll(context, viewer, dossierIds, { isHeld: true, revisions });
  const ordinary = weighed.going.filter(({ dossier }) => !dossier.isConfidential);
  for (const { dossier, decision } of ordinary)
    if (decision.outcome === "selected") await showAward(context.db, dossier.id, decision.amountInCents);
  for (const one of weighed.going) await deliver(context, viewer, one);
  const hasPage = ({ decision: { outcome } }: Weighed) => outcome === "shortlisted" || outcome === "selected";
  const withPages = ordinary.filter(hasPage).map(({ dossier }) => dossier.id);
  await makeProjectDrafts(context, withPages);
  return outcomeOf(weighed);
}

/** Moves one dossier, freezes its letter, and mails the applicant. */
async function deliver(context: Context, viewer: Viewer, weighed: Weighed): Promise<void> {
  const { db, now, secret } = context;
  const { dossier, decision, facts, moveFacts, isLess } = weighed;
  const reason = openReasons(secret, decision)[facts.language] ?? "";
  const letters = writeLetter(context, decision, { dossier, facts });
  const move = { dossier, to: decision.outcome, mover: "release", actorId: viewer.id, reason } as const;
  const moved = await moveDossier(context, move, { facts: moveFacts, isLess, isQuiet: true });
  const texts = Object.fromEntries(letters.map(({ language, text }) => [language, text])) as Record<Language, string>;
  await db
    .update(decisions)
    .set({ releasedAt: now, releasedById: viewer.id, sealedLetter: sealLetter(secret, decision.id, texts) })
    .where(eq(decisions.id, decision.id));
  await mailDecision(context, { dossier: moved, decisionId: decision.id });
  await recordAudit(context, { act: "release_decision", subject: `dossier ${dossier.id}`, actorId: viewer.id });
}

async function plan(
  context: Context,
  viewer: Viewer,
  { dossierIds, revisions }: Release,
  at: Date,
): Promise<ReleaseOutcome> {
  const { db, now } = context;
  const outcome = outcomeOf(await weighAll(context, viewer, dossierIds, { isHeld: true, revisions }));
  if (outcome.going.length === 0) return outcome;
  await db
    .update(decisions)
    .set({ plannedFor: at, plannedById: viewer.id, lostHour: null })
    .where(and(inArray(decisions.dossierId, outcome.going), isNull(decisions.releasedAt)));
  await addReleaseJob({ db, now }, at);
  for (const dossierId of outcome.going)
    await recordAudit(context, { act: "plan_release", subject: `dossier ${dossierId}` });
  return outcome;
}

const addReleaseJob = (context: Pick<Context, "db" | "now">, at: Date) =>
  addJob(context, { kind: "releaseDecisions", payload: {}, runAt: at, key: `releaseDecisions ${at.toISOString()}` });

/** Plans the release of all decisions that have an hour. Every process may call this; each release runs once. */
export async function planReleases(context: Pick<Context, "db" | "now">): Promise<void> {
  for (const at of await listPlannedHours(context.db)) await addReleaseJob(context, at);
}

/** Takes the planned hour of decisions away; they stay in the outbox. */
export async function keepDecisions(
  context: Context,
  { dossierIds }: { dossierIds: readonly string[] },
): Promise<void> {
  const viewer = requirePermission(context.me, "readOutbox");
  for (const id of dossierIds) refuse(checkId(id));
  await context.db.transaction(async (db) => {
    for (const dossierId of [...new Set(dossierIds)].sort()) {
      const dossier = await findOfficeDossier(db, viewer, dossierId, true);
      refuse(dossier && mayRelease(levelsInOffice(viewer, dossier)) ? null : { code: "dossier.unknown" });
      await unplan({ ...context, db }, dossierId);
    }
  });
}

async function unplan({ db }: Pick<Context, "db">, dossierId: string, { isLost = false } = {}): Promise<void> {
  await db
    .update(decisions)
    .set({ plannedFor: null, plannedById: null, lostHour: isLost ? sql`${decisions.plannedFor}` : null })
    .where(and(eq(decisions.dossierId, dossierId), isNull(decisions.releasedAt)));
}

/**
 * Releases the decisions whose hour has come, as the person who planned it and with the rights that they have
 * now. Decisions that became unfinished since then stay and lose their hour. A second run finds nothing to do.
 */
export async function releaseDue(context: Context): Promise<void> {
  const due = await listDue(context.db, context.now);
  const planners = Map.groupBy(due, ({ plannedById }) => plannedById ?? "");
  for (const [plannedById, planned] of planners) {
    const listedIds = planned.map(({ dossierId }) => dossierId);
    await context.db.transaction(async (db) => {
      const inside = { ...context, db };
      await lockCallsOf(db, listedIds);
      await lockDossiers(db, listedIds);
      // A decision may have changed, or lost its hour, before its dossier was locked.
      const stillDue = await listDue(db, context.now);
      const dossierIds = stillDue
        .filter((one) => one.plannedById === plannedById && listedIds.includes(one.dossierId))
        .map(({ dossierId }) => dossierId);
      const viewer = await findViewer(db, plannedById);
      const { staying } = viewer
        ? await release(inside, viewer, { dossierIds })
        : { staying: dossierIds.map((dossierId) => ({ dossierId })) };
      for (const { dossierId } of staying) await unplan(inside, dossierId, { isLost: true });
    });
  }
}
