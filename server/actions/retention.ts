import { and, lt, ne } from "drizzle-orm";
import { brusselsTime, nextTime } from "#domain/brussels-time.ts";
import { monthsBefore, type Retention } from "#domain/retention.ts";
import { rosterDraftHours } from "#domain/roster-line.ts";
import { forgetOldDossiers } from "#server/actions/dossier-erasure.ts";
import { addJob } from "#server/actions/job.ts";
import type { Context } from "#server/context.ts";
import { consents } from "#server/database/tables/consent.ts";
import { jobs } from "#server/database/tables/job.ts";
import { limits } from "#server/database/tables/limit.ts";
import { logins } from "#server/database/tables/login.ts";
import { mails } from "#server/database/tables/mail.ts";
import { messages } from "#server/database/tables/message.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { rosterDrafts } from "#server/database/tables/roster-draft.ts";
import { factorChallenges } from "#server/database/tables/second-factor.ts";
import { sessions } from "#server/database/tables/session.ts";
import { volunteers } from "#server/database/tables/volunteer.ts";

type RetentionContext = Pick<Context, "db" | "now">;

/** Deletes records after their retention time. */
export async function forgetOld({ db, now }: RetentionContext, retention: Retention): Promise<void> {
  const since = (kind: keyof Retention) => monthsBefore(now, retention[kind]);
  await db.transaction(async (tx) => {
    await tx.delete(messages).where(lt(messages.sentAt, since("messages")));
    await tx.delete(volunteers).where(lt(volunteers.offeredAt, since("volunteers")));
    await tx.delete(consents).where(lt(consents.givenAt, since("consents")));
    // The fund still counts the gift, but forgets the giver.
    await tx
      .update(pledges)
      .set({ name: null, email: null })
      .where(lt(pledges.pledgedAt, since("pledges")));
    await tx.delete(mails).where(and(ne(mails.state, "queued"), lt(mails.queuedAt, since("mails"))));
    await tx.delete(logins).where(lt(logins.askedAt, since("logins")));
    // A failed job may still contain the data of a login request.
    await tx.delete(jobs).where(lt(jobs.failedAt, since("logins")));
    await forgetOldDossiers({ db: tx, now }, retention);
    await tx.delete(sessions).where(lt(sessions.expiresAt, now));
    await tx
      .delete(rosterDrafts)
      .where(lt(rosterDrafts.madeAt, new Date(now.getTime() - rosterDraftHours * 3_600_000)));
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
