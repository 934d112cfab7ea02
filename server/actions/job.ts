import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Language } from "#domain/language.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { jobs } from "#server/database/tables/job.ts";

/** Every kind of job and what it is told; a new kind is a new line here. */
export type JobPayloads = {
  countVotes: { callId: string };
  forgetOld: Record<string, never>;
  releaseResults: { callId: string };
  remindOfDrafts: Record<string, never>;
  rewriteBox: { callId: string };
  scanFile: { fileId: string };
  sendMail: { mailId: string };
  tellResults: { callId: string };
  tellTie: { callId: string };
  tellIfListed: { email: string; language: Language };
  /** Who it is, is only told with the first code; another one goes to whoever was found then. */
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

/** One job as it stands in the queue, of any kind. */
export type Job = typeof jobs.$inferSelect;

type NewJob<Kind extends JobKind> = {
  kind: Kind;
  payload: JobPayloads[Kind];
  /** Unset: as soon as possible. */
  runAt?: Date;
  /** A second job with the same key is not added as long as the first is there. */
  key?: string;
};

/** The channel on which the database tells every process that a job was added. */
export const jobChannel = "samen_jobs";

/** Adds a job that runs once the transaction it is added in is committed, and never when that is rolled back. */
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
  // The database keeps this to itself until the commit: a queue that is woken finds the job.
  if (rows.length > 0) await db.execute(sql`select pg_notify(${jobChannel}, '')`);
}

/** Tells whether the job with this key is still to be done, and was not given up. */
export async function isJobWaiting(db: Database, key: string): Promise<boolean> {
  return (await db.$count(jobs, and(eq(jobs.key, key), isNull(jobs.failedAt)))) > 0;
}

type Take = { kinds: JobKind[]; limit: number; now: Date; heldUntil: Date };

/** Takes jobs that are due and holds them, so that no other process runs them until the hold ends. */
export function takeJobs(db: Database, { kinds, limit, now, heldUntil }: Take): Promise<Job[]> {
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
        ),
      )
      .orderBy(asc(jobs.runAt))
      .limit(limit)
      // Another process's pick is passed over, not waited for.
      .for("update", { skipLocked: true }),
  );
  return (
    db
      .with(due)
      .update(jobs)
      // Counted before it runs: a job that takes the whole process down counts too.
      .set({ heldUntil, attempts: sql`${jobs.attempts} + 1` })
      .where(inArray(jobs.id, db.select({ id: due.id }).from(due)))
      .returning()
  );
}

/** Keeps holding a job that is still running; does nothing once another process has taken it over. */
export async function holdJob(db: Database, job: Job, heldUntil: Date): Promise<void> {
  await db.update(jobs).set({ heldUntil }).where(isSameAttempt(job));
}

/** Removes a job that is done. */
export async function finishJob(db: Database, job: Job): Promise<void> {
  // Whoever else may have taken it over meanwhile: it is done.
  await db.delete(jobs).where(eq(jobs.id, job.id));
}

/** Lets a job that failed run again later. */
export async function postponeJob(db: Database, job: Job, change: { runAt: Date; lastError: string }): Promise<void> {
  await db
    .update(jobs)
    .set({ ...change, heldUntil: null })
    .where(isSameAttempt(job));
}

/** Gives up on a job: it keeps its row, for the people who look after the site. */
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

// Each take counts up, so the count tells whether the job is still the one that was taken.
function isSameAttempt(job: Job) {
  return and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts));
}
