import { randomUUID } from "node:crypto";
import { areRulesFrozen } from "#domain/call.ts";
import { checkId } from "#domain/id.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import {
  checkReview,
  isComplete,
  isShown,
  readScore,
  reviewFields,
  type Scores,
  scoreOfMean,
  weightedMean,
} from "#domain/review.ts";
import { checkFields } from "#domain/rules.ts";
import { manyLines } from "#domain/typed-text.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { sealReviewNote } from "#server/actions/dossier-content.ts";
import { holdForOffice } from "#server/actions/dossier-hold.ts";
import type { Context } from "#server/context.ts";
import { alias, and, eq, exists, inArray, isNotNull, isNull, ne, sql } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { findSent } from "#server/database/queries/dossier-version.ts";
import { judgeDossiers } from "#server/database/queries/review.ts";
import { calls } from "#server/database/tables/call.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { projects } from "#server/database/tables/project.ts";
import { reviewAssignments, reviews } from "#server/database/tables/review.ts";

/** A member gives some scores, a note, or both to a dossier. Scores and notes that are left out stay as they are. */
type GivenReview = {
  dossierId: string;
  /** A score of null takes a score back. */
  scores?: readonly { criterion: string; score: number | null }[] | undefined;
  note?: string | undefined;
};

/** A review after saving. */
export type SavedReview = {
  changedAt: Date;
  /** The weighted mean of the scores so far; null without any. */
  mean: number | null;
  isFinished: boolean;
};

/** Saves scores or the note of a member without conflict. Two saves at once keep the scores of both. */
export function saveReview(context: Context, { dossierId, scores = [], note }: GivenReview): Promise<SavedReview> {
  const tidyNote = note === undefined ? undefined : manyLines(note);
  refuse(invalidForm(checkFields(reviewFields, { note: tidyNote ?? "" })));
  refuse(checkId(dossierId));
  return context.db.transaction(async (db) => {
    const call = await findSharedCall(db, dossierId);
    const { officer, dossier } = await holdForOffice({ ...context, db }, dossierId, "judge");
    if (!call) throw new Refusal({ code: "review.notNow" });
    const key = and(eq(reviews.dossierId, dossierId), eq(reviews.personId, officer.id));
    const isAssigned = (await listAssigned(db, dossierId)).includes(officer.id);
    const version = (await findSent(db, dossierId))?.version.version ?? 1;
    // The lock waits for someone who is about to see the review.
    const [earlier] = await db.select().from(reviews).where(key).for("update");
    const isFixed = earlier !== undefined && isShown(earlier, version);
    refuse(checkReview({ dossier, round: call, isAssigned, isShown: isFixed, now: context.now }));
    const merged = mergeScores(call, earlier?.scores ?? {}, scores);
    const isFinished = isComplete(call.criteria, merged);
    const sealId = earlier?.sealId ?? randomUUID();
    const values = {
      scores: merged,
      version,
      shownAt: null,
      changedAt: context.now,
      finishedAt: isFinished ? (earlier?.finishedAt ?? context.now) : null,
      ...(tidyNote !== undefined && {
        sealedNote: tidyNote === "" ? null : sealReviewNote(context.secret, sealId, tidyNote),
      }),
    };
    await db
      .insert(reviews)
      .values({ dossierId, personId: officer.id, sealId, ...values })
      .onConflictDoUpdate({ target: [reviews.dossierId, reviews.personId], set: values });
    await settleScores(db, call, [dossierId]);
    return { changedAt: context.now, mean: weightedMean(call.criteria, merged), isFinished };
  });
}

/**
 * Fixes the finished reviews of dossiers whose scores someone is about to see, so that nobody changes theirs to fit. The
 * only member who scored a dossier sees nothing of others, and can still correct it.
 */
export async function fixShownReviews(
  { db, me, now }: Pick<Context, "db" | "me" | "now">,
  dossierIds: readonly string[],
): Promise<void> {
  const others = alias(reviews, "others");
  const isSeen = (review: typeof reviews | typeof others) => and(isNull(review.struckAt), isNotNull(review.finishedAt));
  const hasOther = exists(
    db
      .select({ one: sql`1` })
      .from(others)
      .where(and(eq(others.dossierId, reviews.dossierId), ne(others.personId, me?.id ?? ""), isSeen(others))),
  );
  await db
    .update(reviews)
    .set({ shownAt: now })
    .where(and(inArray(reviews.dossierId, [...dossierIds]), isNull(reviews.shownAt), isSeen(reviews), hasOther));
}

/** Puts given scores into earlier ones; refuses a criterion that the call does not have. */
function mergeScores(
  { criteria }: CallRow,
  earlier: Scores,
  givenScores: readonly { criterion: string; score: number | null }[],
): Scores {
  const changes = new Map(
    givenScores.map(({ criterion, score }) => {
      const isKnown = criteria.some(({ id }) => id === criterion);
      const value = score === null ? null : readScore(score);
      if (!isKnown || (score !== null && value === null)) throw new Refusal({ code: "review.unknownScore" });
      return [criterion, value] as const;
    }),
  );
  const scoreOf = (id: string) => (changes.has(id) ? changes.get(id) : earlier[id]);
  return Object.fromEntries(criteria.map(({ id }) => [id, scoreOf(id)] as const).filter(isGiven));
}

const isGiven = (entry: readonly [string, Scores[string] | null | undefined]): entry is [string, Scores[string]] =>
  entry[1] !== null && entry[1] !== undefined;

/**
 * Finds the call of a dossier, and keeps its criteria and its round as they are until the transaction ends. Every act
 * locks the call before the dossier, so that no two acts wait for each other.
 */
async function findSharedCall(db: Database, dossierId: string): Promise<CallRow | null> {
  const [dossier] = await db.select({ callId: dossiers.callId }).from(dossiers).where(eq(dossiers.id, dossierId));
  const [call] = dossier?.callId ? await db.select().from(calls).where(eq(calls.id, dossier.callId)).for("share") : [];
  return call ?? null;
}

async function listAssigned(db: Database, dossierId: string): Promise<string[]> {
  const rows = await db
    .select({ personId: reviewAssignments.personId })
    .from(reviewAssignments)
    .where(eq(reviewAssignments.dossierId, dossierId));
  return rows.map(({ personId }) => personId);
}

/**
 * Writes the committee's number for the formula of the vote on projects that come from these dossiers. Nobody scores
 * after voting opens, so the number stays from then on. A project without complete reviews keeps the number it has.
 */
export async function settleScores(db: Database, call: CallRow, dossierIds: readonly string[]): Promise<void> {
  for (const { dossierId, judgement } of await judgeDossiers(db, call, dossierIds)) {
    if (!judgement) continue;
    const changed = await db
      .update(projects)
      .set({ committeeScore: scoreOfMean(judgement.mean) })
      .where(eq(projects.dossierId, dossierId))
      .returning({ id: projects.id });
    if (changed.length > 0) await announcePublicChange(db);
  }
}

/**
 * Strikes out the scores of a member who declares a conflict. They no longer count, and only the audit log keeps them.
 * After voting has opened nothing is struck out, because the scores are part of the rules of the vote.
 */
export async function strikeReview(
  context: Pick<Context, "db" | "me" | "now">,
  { dossierId, personId }: { dossierId: string; personId: string },
): Promise<void> {
  const { db, now } = context;
  const [found] = await db
    .select({ call: calls })
    .from(dossiers)
    .innerJoin(calls, eq(calls.id, dossiers.callId))
    .where(eq(dossiers.id, dossierId));
  if (!found || areRulesFrozen(found.call, now)) return;
  await db
    .delete(reviewAssignments)
    .where(and(eq(reviewAssignments.dossierId, dossierId), eq(reviewAssignments.personId, personId)));
  const own = and(eq(reviews.dossierId, dossierId), eq(reviews.personId, personId), isNull(reviews.struckAt));
  const [review] = await db.select().from(reviews).where(own);
  if (!review) return;
  await db.update(reviews).set({ struckAt: now, scores: {}, sealedNote: null, finishedAt: null }).where(own);
  await db.update(projects).set({ committeeScore: null }).where(eq(projects.dossierId, dossierId));
  await settleScores(db, found.call, [dossierId]);
  // The log is locked last, because other acts lock projects before it.
  const scores = found.call.criteria.flatMap(({ id }) => (review.scores[id] ? [`${id} ${review.scores[id]}`] : []));
  await recordAudit(context, {
    act: "strike_scores",
    subject: `dossier ${dossierId}`,
    details: { score: scores.join(", ") },
  });
}

/** Forgets the unfinished reviews of people who left the committee, and what they were asked to score. */
export async function forgetUnfinished(db: Database, memberIds: readonly string[]): Promise<void> {
  const members = [...memberIds];
  await db.delete(reviews).where(and(inArray(reviews.personId, members), isNull(reviews.finishedAt)));
  await db.delete(reviewAssignments).where(inArray(reviewAssignments.personId, members));
}
