import {
  abandonJob,
  finishJob,
  GiveUp,
  holdJob,
  type Job,
  type JobKind,
  type JobPayloads,
  jobChannel,
  postponeJob,
  takeJobs,
} from "#server/actions/job.ts";
import type { Context } from "#server/context.ts";
import { listen } from "#server/database/listen.ts";
import type { Database } from "#server/database/open.ts";
import { backOff, mostAttempts } from "#server/jobs/back-off.ts";
import { errorLine } from "#server/jobs/error-line.ts";
import type { Log } from "#server/platform/log.ts";
import { traceJob } from "#server/platform/traces.ts";

/** The context of a job, which has no user and no request. On its last try, a job also cleans up. */
export type JobContext = Pick<Context, "db" | "now"> & { isLastTry: boolean };

/** The handler of each kind of job; it may run twice after a crash, so it first checks what is already done. */
export type JobHandlers = {
  [Kind in JobKind]: (context: JobContext, payload: JobPayloads[Kind]) => Promise<void>;
};

/** The queue in this process. */
export type Queue = {
  /** Looks for due jobs now. */
  wake(): void;
  /** Takes no new jobs and resolves when the running ones have ended. */
  stop(): Promise<void>;
  /** Works until nothing is due and nothing runs. */
  drain(): Promise<void>;
};

type QueueOptions = {
  db: Database;
  /** Jobs of other kinds wait for a process that has a handler for them. */
  handlers: Partial<JobHandlers>;
  clock: () => Date;
  log: Log;
  concurrency?: number;
};

/** A job is free again this long after the last heartbeat of its process. */
export const holdTime = 60_000;
const heartbeat = holdTime / 3;
const pollTime = 5_000;

/** Runs the jobs in the database; several processes can do this together. */
export function startQueue({ db, handlers, clock, log, concurrency = 4 }: QueueOptions): Queue {
  const kinds = Object.keys(handlers) as JobKind[];
  const running = new Map<Job, Promise<void>>();
  let stopping = false;
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  const holdEnd = () => new Date(clock().getTime() + holdTime);

  async function attempt(job: Job): Promise<unknown> {
    // The process ended during the last attempt, perhaps because of the job.
    if (job.attempts > mostAttempts) return new GiveUp("The process ended while the job ran.");
    // The types of addJob guarantee that the payload fits the kind.
    const handler = handlers[job.kind as JobKind] as (context: JobContext, payload: unknown) => Promise<void>;
    try {
      const context = { db, now: clock(), isLastTry: job.attempts >= mostAttempts };
      const run = () => handler(context, job.payload);
      // Only some people get mails about a vote, so the number of mails would tell how many have voted.
      await (job.kind === "sendMail" ? run() : traceJob(job.kind, run));
      return null;
    } catch (error) {
      return error ?? new Error("The job threw nothing.");
    }
  }

  async function run(job: Job) {
    const error = await attempt(job);
    if (error === null) return finishJob(db, job);

    const now = clock();
    const lastError = errorLine(error);
    const details = { job: job.id, kind: job.kind, attempts: job.attempts, error: lastError };
    if (error instanceof GiveUp || job.attempts >= mostAttempts) {
      log.error(details, "A job has failed for good.");
      return abandonJob(db, job, { failedAt: now, lastError });
    }
    const runAt = new Date(now.getTime() + backOff(job.attempts));
    log.warn({ ...details, runAt }, "A job has failed and will be tried again.");
    return postponeJob(db, job, { runAt, lastError });
  }

  function begin(job: Job) {
    const ending = run(job)
      // When the database is unreachable, the hold expires and the job runs again.
      .catch((error) => log.error({ job: job.id, error: errorLine(error) }, "A job's end could not be written."))
      .finally(() => {
        running.delete(job);
        wake();
      });
    running.set(job, ending);
  }

  async function look() {
    do {
      lookAgain = false;
      const limit = concurrency - running.size;
      if (stopping || limit <= 0) return;
      const runningIds = [...running.keys()].map(({ id }) => id);
      const newJobs = await takeJobs(db, { kinds, limit, now: clock(), heldUntil: holdEnd(), running: runningIds });
      newJobs.forEach(begin);
    } while (lookAgain);
  }

  /** Looks for jobs once at a time, because two looks at once would take too many. */
  function wake() {
    lookAgain = true;
    looking ??= look()
      .catch((error) => log.error({ error: errorLine(error) }, "The queue could not look for jobs."))
      .finally(() => {
        looking = null;
        // A wake-up may come between the last look and this point.
        if (lookAgain) wake();
      });
  }

  async function settle() {
    while (looking || running.size > 0) await Promise.all([looking, ...running.values()]);
  }

  const beating = setInterval(() => {
    const until = holdEnd();
    for (const job of running.keys()) {
      holdJob(db, job, until).catch((error) => {
        log.warn({ job: job.id, error: errorLine(error) }, "A running job could not be held.");
      });
    }
  }, heartbeat).unref();
  const polling = setInterval(wake, pollTime).unref();
  const listening = listen(db, jobChannel, { heard: wake }).then(
    (hangUp) => {
      // A job may have been added after the first look and before we listened.
      wake();
      return hangUp;
    },
    (error) => {
      log.warn({ error: errorLine(error) }, "The queue hears nothing from the database and looks by itself.");
      return async () => {};
    },
  );
  wake();

  return {
    wake,
    async stop() {
      stopping = true;
      clearInterval(polling);
      await settle();
      clearInterval(beating);
      const hangUp = await listening;
      await hangUp();
    },
    async drain() {
      wake();
      await settle();
    },
  };
}
