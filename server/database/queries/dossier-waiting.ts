import { brusselsTime, lastMinute } from "#domain/brussels-time.ts";
import type { ProjectType } from "#domain/dossier.ts";
import type { Viewer } from "#domain/dossier-level.ts";
import { type AnswerTerms, answerDay } from "#domain/dossier-phase.ts";
import { type WaitingStep, waitingSteps } from "#domain/dossier-waiting.ts";
import { mayDo } from "#domain/permission.ts";
import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import {
  isChairedBy,
  isHandledBy,
  isReadBy,
  isStateSeenBy,
  isUndeclaredBy,
  isWithoutChair,
} from "#server/database/queries/dossier-access.ts";
import { waitsForScoreOf } from "#server/database/queries/dossier-score.ts";
import { firstSentAt } from "#server/database/queries/dossier-version.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { calls } from "#server/database/tables/call.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { dossiers } from "#server/database/tables/dossier.ts";

/** Dossiers that wait for one step of a viewer. */
export type WaitingDossiers = {
  step: WaitingStep;
  count: number;
  /** The day on which the first of them is or was due, or before which it is, as `2026-12-04`; null without a term. */
  day: string | null;
};

const mayWait = ["submitted", "in_review", "incomplete", "reserve"] as const;

/** The dossiers of calls whose results are out; `isPublished` in the domain says the same of a call. */
const areResultsOut = (now: Date) => sql`exists (
  select from ${calls} where ${and(
    eq(calls.id, dossiers.callId),
    lte(calls.resultsPublished, now),
    or(isNull(calls.votingOpens), eq(calls.votedElsewhere, true), isNotNull(calls.votesCast)),
  )}
)`;

const hasPending = sql`exists (
  select from ${decisions} where ${and(eq(decisions.dossierId, dossiers.id), isNull(decisions.releasedAt))}
)`;

/** The dossiers that wait for each step of a viewer, for Today, the rail and the list. */
export function waitsFor(viewer: Viewer, now: Date): Record<WaitingStep, SQL> {
  const isJudged = or(eq(dossiers.state, "submitted"), eq(dossiers.state, "in_review"));
  const hasCallClosed = sql`exists (
    select from ${calls} where ${calls.id} = ${dossiers.callId} and ${lte(calls.submissionsClose, now)}
  )`;
  const isNew = and(eq(dossiers.type, "external"), eq(dossiers.state, "submitted"), hasCallClosed);
  const only = (isAllowed: boolean, which: SQL | undefined) => (isAllowed && which ? which : sql`false`);
  const runsCall = mayDo(viewer, "runCall");
  return {
    answer: only(
      mayDo(viewer, "reviewDossier") || mayDo(viewer, "standIn"),
      and(eq(dossiers.type, "internal"), isJudged, isHandledBy(viewer)),
    ),
    // A project that waits for a score counts there, and the question about conflicts comes before the score.
    declare: and(isJudged, isUndeclaredBy(viewer), sql`not (${waitsForScoreOf(viewer, now)})`) as SQL,
    check: only(runsCall, and(eq(dossiers.isConfidential, false), isNew, isReadBy(viewer))),
    handOver: only(runsCall, and(eq(dossiers.isConfidential, true), isNew, isStateSeenBy(viewer))),
    // Nobody can get the place of another project any more once the results are out, so the chair decides.
    reserve: only(
      mayDo(viewer, "reviewDossier"),
      and(
        eq(dossiers.state, "reserve"),
        areResultsOut(now),
        sql`not ${hasPending}`,
        isChairedBy(viewer),
        isReadBy(viewer),
      ),
    ),
    overdue: and(eq(dossiers.state, "incomplete"), lte(dossiers.completeBy, now), isHandledBy(viewer)) as SQL,
    // Only another member helps, and coordinators give roles.
    findChair: only(runsCall, and(isWithoutChair(), isStateSeenBy(viewer))),
  };
}

/** Counts the projects on the reserve list of a call that wait for a decision of a viewer. */
export function countReserve(
  db: Database,
  viewer: Viewer,
  { callId, now }: { callId: string; now: Date },
): Promise<number> {
  return db.$count(dossiers, and(eq(dossiers.callId, callId), waitsFor(viewer, now).reserve));
}

/** Counts the dossiers that wait for any step of a viewer. */
export function waitingDossierCount(viewer: Viewer, now: Date): SQL {
  return sql`select count(*) from ${dossiers} where ${and(
    inArray(dossiers.state, [...mayWait]),
    or(...Object.values(waitsFor(viewer, now))),
  )}`;
}

/** The next moment of a call before which the committee has judged: its meeting, the vote or the results. */
const nextMoment = (now: Date) => sql`(
  select min(moment) from unnest(array[${calls.committeeMeets}, ${calls.votingOpens}, ${calls.resultsPublished}]) as moment
  where moment > ${now.toISOString()}::timestamptz
)`;

/** Counts the dossiers that wait for each step of a viewer, with the first day that is due. */
export async function countWaitingDossiers(db: Database, viewer: Viewer, now: Date): Promise<WaitingDossiers[]> {
  const { terms } = await getFundSettings(db);
  const conditions = waitsFor(viewer, now);
  const step = sql<WaitingStep>`case ${sql.join(
    waitingSteps.map((name) => sql`when ${conditions[name]} then ${sql.raw(`'${name}'`)}`),
    sql` `,
  )} end`;
  const waiting = db
    .select({
      step: step.as("step"),
      firstSentAt: firstSentAt.as("first_sent_at"),
      type: dossiers.type,
      isUrgent: dossiers.isUrgent,
      completeBy: dossiers.completeBy,
      judgedBy: nextMoment(now).as("judged_by"),
    })
    .from(dossiers)
    .leftJoin(calls, eq(calls.id, dossiers.callId))
    .where(and(inArray(dossiers.state, [...mayWait]), or(...Object.values(conditions))))
    .as("waiting");
  const rows = await db
    .select({
      step: waiting.step,
      type: waiting.type,
      isUrgent: waiting.isUrgent,
      count: sql<number>`count(*)::integer`,
      firstSentAt: sql<Date | null>`min(${waiting.firstSentAt})`.mapWith(dossiers.sentAt),
      completeBy: sql<Date | null>`min(${waiting.completeBy})`.mapWith(dossiers.completeBy),
      judgedBy: sql<Date | null>`min(${waiting.judgedBy})`.mapWith(calls.committeeMeets),
    })
    .from(waiting)
    .groupBy(waiting.step, waiting.type, waiting.isUrgent);
  return waitingSteps.flatMap((name) => {
    const parts = rows.filter((row) => row.step === name);
    if (parts.length === 0) return [];
    const days = parts.map((part) => dueDay(name, part, terms)).filter((day) => day !== null);
    return [{ step: name, count: parts.reduce((sum, { count }) => sum + count, 0), day: days.sort()[0] ?? null }];
  });
}

type DueFacts = {
  type: ProjectType;
  isUrgent: boolean | null;
  firstSentAt: Date | null;
  completeBy: Date | null;
  judgedBy: Date | null;
};

/** Steps that have to be done before the committee judges. */
const beforeJudging: readonly WaitingStep[] = ["declare", "check", "handOver"];

/** Gives the day of a step: every step of a request for help comes before the day of its answer. */
function dueDay(step: WaitingStep, facts: DueFacts, terms: AnswerTerms): string | null {
  const { type, isUrgent, firstSentAt, completeBy, judgedBy } = facts;
  const dayOf = (moment: Date | null) => moment && brusselsTime(moment).slice(0, 10);
  if (type === "internal" && step !== "overdue")
    return answerDay({ type, firstSentAt, isUrgent: isUrgent === true }, terms);
  if (beforeJudging.includes(step)) return dayOf(judgedBy);
  return step === "overdue" && completeBy ? dayOf(lastMinute(completeBy)) : null;
}
