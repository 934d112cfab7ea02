import { and, asc, eq, gt, isNotNull, isNull } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { people } from "#server/database/tables/person.ts";
import { voters } from "#server/database/tables/vote.ts";
import { voteReminders } from "#server/database/tables/vote-reminder.ts";

type Page = { after: string | null; limit: number };

/** Lists people with a mailbox who can vote in a call and have not, a batch at a time. */
export async function listNonVoters(db: Database, callId: string, { after, limit }: Page) {
  const { id, email, language, chosenLanguage, usedLanguage } = people;
  return db
    .select({ id, email, language, chosenLanguage, usedLanguage })
    .from(people)
    .leftJoin(voters, and(eq(voters.callId, callId), eq(voters.personId, people.id)))
    .where(
      and(isNull(people.leftAt), isNotNull(email), isNull(voters.personId), after === null ? undefined : gt(id, after)),
    )
    .orderBy(asc(id))
    .limit(limit);
}

/** Lists the reminders of a call that went out. */
export async function listVoteReminders(db: Database, callId: string) {
  return db.select().from(voteReminders).where(eq(voteReminders.callId, callId));
}
