import { midnightAfter } from "#domain/brussels-time.ts";
import type { Viewer } from "#domain/dossier-level.ts";
import type { Language } from "#domain/language.ts";
import { failedMailDays } from "#domain/mail.ts";
import type { WaitingKind } from "#domain/office-area.ts";
import { mayDo } from "#domain/permission.ts";
import { sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { pendingCount } from "#server/database/queries/decision.ts";
import { unscoredCount } from "#server/database/queries/dossier-score.ts";
import { waitingDossierCount } from "#server/database/queries/dossier-waiting.ts";
import { answeredProjectCount, missedPlanCount } from "#server/database/queries/project-draft.ts";
import { textGapCount } from "#server/database/queries/text-list.ts";
import { waitingThreadCount } from "#server/database/queries/thread.ts";
import { calls } from "#server/database/tables/call.ts";
import { importDrafts } from "#server/database/tables/import-draft.ts";
import { mails } from "#server/database/tables/mail.ts";
import { people } from "#server/database/tables/person.ts";

/** It counts calls with counted votes instead of ties, because only the votes tell whether there is a tie. */
export type WaitingCounts = Record<Exclude<WaitingKind, "tie">, number> & { countedCalls: number };

/** Counts the work that waits in the office, in one query because every page of the office asks. */
export async function countWaitingWork(
  db: Database,
  viewer: Viewer,
  { now, offered }: { now: Date; offered: readonly Language[] },
): Promise<WaitingCounts> {
  const number = (count: ReturnType<typeof sql>) => sql<number>`(${count})`.mapWith(Number);
  const [counts] = await db
    .select({
      draft: number(sql`select count(*) from ${calls} where ${calls.publishedAt} is null`),
      countedCalls: number(
        sql`select count(*) from ${calls} where ${calls.countedAt} is not null and ${calls.votesCast} is null`,
      ),
      address: number(
        sql`select count(*) from ${people} where ${people.addressWaitsSince} is not null and ${people.leftAt} is null`,
      ),
      staffList: number(
        sql`select count(*) from ${importDrafts} where ${importDrafts.makerId} = ${viewer.id} and ${importDrafts.kind} = 'roster'`,
      ),
      dossier: number(waitingDossierCount(viewer, now)),
      decision: number(pendingCount(viewer)),
      message: number(waitingThreadCount(viewer)),
      score: number(unscoredCount(viewer, now)),
      projectAnswer: number(answeredProjectCount(viewer)),
      failedMail: number(
        sql`select count(*) from ${mails} where ${mails.state} = 'failed' and ${mails.listedAt} >= ${midnightAfter(now, -failedMailDays).toISOString()}`,
      ),
      missedPlan: number(missedPlanCount(viewer, now)),
      // Only people who write texts pay for this count, which looks at every text of the site.
      text: number(mayDo(viewer, "writePage") ? textGapCount(viewer, { now, offered }) : sql`0`),
    })
    .from(sql`(select 1) as one`);
  if (!counts) throw new Error("The work that waits was not counted");
  return counts;
}
