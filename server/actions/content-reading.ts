import type { ContentAct } from "#domain/audit.ts";
import { midnightAfter } from "#domain/brussels-time.ts";
import { recordEach } from "#server/actions/audit.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { listContentActs } from "#server/database/queries/audit.ts";

/** A confidential dossier of which someone reads content. */
export type ContentReading = { dossierId: string; act: ContentAct };

type Reader = Pick<Context, "db" | "me" | "now">;

/**
 * Records in the audit log that the current user reads content of confidential dossiers: once a day for each dossier,
 * and again when they open one that they only saw in a list.
 */
export async function recordReadings(context: Reader, readings: readonly ContentReading[]): Promise<void> {
  // Most of the time there is nothing new, and then nobody waits for the lock of the log.
  if ((await listNew(context.db, context, readings)).length === 0) return;
  await recordEach(context, async (db) =>
    (await listNew(db, context, readings)).map(({ dossierId, act }) => ({ act, subject: subjectOf(dossierId) })),
  );
}

const subjectOf = (dossierId: string) => `dossier ${dossierId}`;

/** Gives one reading for each dossier, without those that the log has for today. */
async function listNew(db: Database, { me, now }: Reader, readings: readonly ContentReading[]) {
  const acts = new Map<string, ContentAct>();
  for (const { dossierId, act } of readings) if (acts.get(dossierId) !== "read_dossier") acts.set(dossierId, act);
  if (!me || acts.size === 0) return [];
  const today = midnightAfter(now, 0);
  const earlier = await listContentActs(db, me.id, { subjects: [...acts.keys()].map(subjectOf), since: today });
  return [...acts]
    .map(([dossierId, act]) => ({ dossierId, act }))
    .filter(({ dossierId, act }) => {
      const recorded = earlier.filter(({ subject }) => subject === subjectOf(dossierId));
      return !recorded.some((entry) => entry.act === act || entry.act === "read_dossier");
    });
}
