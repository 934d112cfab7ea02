import { brusselsTime, nextTime } from "#domain/brussels-time.ts";
import { importDraftHours } from "#domain/import-draft.ts";
import { monthsBefore, type Retention } from "#domain/retention.ts";
import { forgetOldDossiers } from "#server/actions/dossier-erasure.ts";
import { addJob } from "#server/actions/job.ts";
import type { Context } from "#server/context.ts";
import { lt } from "#server/database/drizzle.ts";
import { oldRecords } from "#server/database/queries/retention.ts";
import { apiTokens, webhookDeliveries } from "#server/database/tables/connection.ts";
import { importDrafts } from "#server/database/tables/import-draft.ts";
import { jobs } from "#server/database/tables/job.ts";
import { limits } from "#server/database/tables/limit.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { factorChallenges } from "#server/database/tables/second-factor.ts";
import { sessions } from "#server/database/tables/session.ts";

type RetentionContext = Pick<Context, "db" | "now">;

/** Deletes records after their retention time. */
export async function forgetOld({ db, now }: RetentionContext, retention: Retention): Promise<void> {
  await db.transaction(async (tx) => {
    const old = oldRecords(tx, now, retention);
    for (const kind of ["messages", "volunteers", "consents", "mails", "logins"] as const)
      await tx.delete(old[kind].table).where(old[kind].where);
    await tx.update(pledges).set({ name: null, email: null }).where(old.pledges.where);
    // A failed job may still contain the data of a login request.
    await tx.delete(jobs).where(lt(jobs.failedAt, monthsBefore(now, retention.logins)));
    await tx.delete(webhookDeliveries).where(lt(webhookDeliveries.madeAt, monthsBefore(now, retention.mails)));
    await tx.delete(apiTokens).where(lt(apiTokens.expiresAt, monthsBefore(now, retention.logins)));
    await forgetOldDossiers({ db: tx, now }, retention);
    await tx.delete(sessions).where(lt(sessions.expiresAt, now));
    await tx
      .delete(importDrafts)
      .where(lt(importDrafts.madeAt, new Date(now.getTime() - importDraftHours * 3_600_000)));
    await tx.delete(limits).where(lt(limits.endsAt, now));
    await tx.delete(factorChallenges).where(lt(factorChallenges.expiresAt, now));
  });
}

const hour = "03:00";

/** Plans the nightly deletion of old records. Every process may call this; it runs once. */
export async function forgetOldTonight(situation: RetentionContext): Promise<void> {
  const runAt = nextTime(situation.now, hour);
  await addJob(situation, {
    kind: "forgetOld",
    payload: {},
    runAt,
    key: `forgetOld ${brusselsTime(runAt).slice(0, 10)}`,
  });
}
