import { type Language, preferredLanguage } from "#domain/language.ts";
import { isWithin } from "#server/actions/limit.ts";
import { queueMail } from "#server/actions/mail.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import type { Context } from "#server/context.ts";
import { and, asc, eq, exists, gt, gte, isNotNull, isNull, not, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { type CallRow, listCallsById } from "#server/database/queries/call.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { findVoteCount } from "#server/database/queries/vote.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { people } from "#server/database/tables/person.ts";
import { voters } from "#server/database/tables/vote.ts";

type MailContext = Pick<Context, "db" | "now" | "publicUrl">;

/** Tells everyone who voted in a call that its results are out, once each. */
export async function tellResults(context: MailContext, { callId }: { callId: string }): Promise<void> {
  const [call] = await listCallsById(context.db, [callId]);
  const countedVote = await findVoteCount(context.db, callId);
  if (!call || !countedVote?.releasedAt) return;
  const offered = await listLanguages(context.db);
  for (let after: string | null = null; ; ) {
    const some: Reader[] = await listReaders(context.db, call, after);
    for (const reader of some) await mailReader(context, call, reader, offered);
    if (some.length < batch) return;
    after = some.at(-1)?.id ?? null;
  }
}

/** The number of voters per query. */
const batch = 200;

type Reader = Awaited<ReturnType<typeof listReaders>>[number];

/** Lists voters with a mailbox, in the order of their ids; people who left no longer read company mail. */
function listReaders(db: Database, call: CallRow, after: string | null) {
  const { id, email, language, chosenLanguage, usedLanguage, leftAt } = people;
  // The roll keeps voters who had their data erased, but they get no more mails.
  const erased = db
    .select({ one: sql`1` })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, sql`'person ' || ${id}`),
        eq(auditEntries.act, "erase_data"),
        gte(auditEntries.at, call.votingOpens ?? call.submissionsOpen),
      ),
    );
  return db
    .select({ id, email, language, chosenLanguage, usedLanguage })
    .from(voters)
    .innerJoin(people, eq(people.id, voters.personId))
    .where(
      and(
        eq(voters.callId, call.id),
        isNotNull(email),
        isNull(leftAt),
        not(exists(erased)),
        after === null ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(batch);
}

/** This is longer than a job is retried. */
const rememberedMinutes = 30 * 24 * 60;

async function mailReader(
  { db, now, publicUrl }: MailContext,
  { id: callId, slug }: CallRow,
  reader: Reader,
  offered: readonly Language[],
): Promise<void> {
  const { email: recipient } = reader;
  if (!recipient) return;
  const language = preferredLanguage(reader, offered);
  const addressOf = (path: string) => pageAddress(publicUrl, language, path).href;
  await db.transaction(async (db) => {
    // The count and the mail share a transaction, so a second run, after a crash or in another process, sends nothing.
    const key = `results ${callId} ${reader.id}`;
    if (!(await isWithin({ db, now }, { key, most: 1, minutes: rememberedMinutes }))) return;
    const values = {
      callId,
      address: addressOf(`/projects?call=${slug}#results`),
      check: addressOf(`/vote/count-again?call=${slug}`),
    };
    await queueMail({ db, now }, { template: "results-released", recipient, language, values });
  });
}
