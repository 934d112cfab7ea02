import { randomUUID } from "node:crypto";
import type { Language } from "#domain/language.ts";
import type { Context } from "#server/context.ts";
import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { jobs } from "#server/database/tables/job.ts";

/** The payload of every kind of job; a new kind is a new line here. */
export type JobPayloads = {
  countVotes: { callId: string };
  drawPicture: { pictureId: string };
  forgetOld: Record<string, never>;
  planVotes: Record<string, never>;
  /** Releases the decisions whose planned hour has come. */
  releaseDecisions: Record<string, never>;
  publishProject: { draftId: string; at: string };
  releaseResults: { callId: string };
  remindOfDrafts: Record<string, never>;
  rewriteBox: { callId: string };
  scanFile: { fileId: string };
  /** Tells webhooks that a vote opens. */
  openVote: { callId: string; at: string };
  sendMail: { mailId: string };
  sendWebhook: { deliveryId: string };
  tellResults: { callId: string };
  tellTie: { callId: string };
  /** The number of the dossier about which a mail was not delivered. */
  tellBounce: { number: string };
  tellIfListed: { email: string; language: Language };
  /** Only the first code needs the personal data; a later one goes to the person found then. */
  sendLoginCode: {
    loginId: string;
    email?: string;
    firstname?: string;
    lastname?: string;
    employee_id?: string;
    next?: string;
  };
};

export type JobKind = keyof JobPayloads;

/** A job of any kind in the queue. */
export type Job = typeof jobs.$inferSelect;

type NewJob<Kind extends JobKind> = {
  kind: Kind;
  payload: JobPayloads[Kind];
  /** When unset, the job runs as soon as possible. */
  runAt?: Date;
  /** No second job with the same key is added while the first exists. */
  key?: string;
};

/** On this channel the database notifies every process of new jobs. */
export const jobChannel = "samen_jobs";

/** Adds a job that runs once the surrounding transaction commits, and never if it rolls back. */
export function addJob<Kind extends JobKind>(context: Pick<Context, "db" | "now">, job: NewJob<Kind>): Promise<void> {
  return addJobs(context, [job]);
}

/** The same for many jobs, in one statement. */
export async function addJobs<Kind extends JobKind>(
  { db, now }: Pick<Context, "db" | "now">,
  added: readonly NewJob<Kind>[],
): Promise<void> {
  const rows = await db
    .insert(jobs)
    .values(
      added.map(({ kind, payload, runAt = now, key }) => ({
        id: randomUUID(),
        kind,
        payload,
        runAt,
        key: key ?? null,
      })),
    )
    .onConflictDoNothing({ target: jobs.key })
    .returning({ id: jobs.id });
  // PostgreSQL sends the notification at the commit, so a woken queue finds the job.
  if (rows.length > 0) await db.execute(sql`select pg_notify(${jobChannel}, '')`);
}

/** Tells whether the job with this key still has to run and was not given up. */
export async function isJobWaiting(db: Database, key: string): Promise<boolean> {
  return (await db.$count(jobs, and(eq(jobs.key, key), isNull(jobs.failedAt)))) > 0;
}

type JobSelection = {
  kinds: JobKind[];
  limit: number;
  now: Date;
  heldUntil: Date;
  /** The ids of jobs that this process runs. A hold can end too early, when the clock jumps. */
  running?: string[];
};

/** Takes due jobs and holds them, so that no other process runs them until the hold ends. */
export function takeJobs(db: Database, { kinds, limit, now, heldUntil, running = [] }: JobSelection): Promise<Job[]> {
  const due = db.$with("due").as(
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          isNull(jobs.failedAt),
          lte(jobs.runAt, now),
          or(isNull(jobs.heldUntil), lte(jobs.heldUntil, now)),
          inArray(jobs.kind, kinds),
          notInArray(jobs.id, running),
        ),
      )
      .orderBy(asc(jobs.runAt))
      .limit(limit)
      // We skip jobs that another process is taking, and do not wait for them.
      .for("update", { skipLocked: true }),
  );
  return (
    db
      .with(due)
      .update(jobs)
      // The attempt counts before the job runs, so a job that crashes the process counts too.
      .set({ heldUntil, attempts: sql`${jobs.attempts} + 1` })
      .where(inArray(jobs.id, db.select({ id: due.id }).from(due)))
      .returning()
  );
}

/** Extends the hold on a running job; does nothing once another process has taken it over. */
export async function holdJob(db: Database, job: Job, heldUntil: Date): Promise<void> {
  await db.update(jobs).set({ heldUntil }).where(isSameAttempt(job));
}

/** Removes a finished job. */
export async function finishJob(db: Database, job: Job): Promise<void> {
  // The job is done, also when another process has taken it over meanwhile.
  await db.delete(jobs).where(eq(jobs.id, job.id));
}

/** Lets a failed job run again later. */
export async function postponeJob(db: Database, job: Job, change: { runAt: Date; lastError: string }): Promise<void> {
  await db
    .update(jobs)
    .set({ ...change, heldUntil: null })
    .where(isSameAttempt(job));
}

/** Gives up on a job; its row stays for the operators. */
export async function abandonJob(db: Database, job: Job, change: { failedAt: Date; lastError: string }): Promise<void> {
  await db
    .update(jobs)
    .set({ ...change, heldUntil: null })
    .where(isSameAttempt(job));
}

/** Thrown by a job when trying again cannot help. */
export class GiveUp extends Error {
  override name = "GiveUp";
}

// Each take raises the count, so the count tells whether this process still has the job.
function isSameAttempt(job: Job) {
  return and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts));
}
