import { endedDossiers, monthsBefore, type Retention } from "#domain/retention.ts";
import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  notExists,
  or,
  type PgTable,
  type SQL,
} from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { consents } from "#server/database/tables/consent.ts";
import { dossierEvents, dossiers } from "#server/database/tables/dossier.ts";
import { logins } from "#server/database/tables/login.ts";
import { mails } from "#server/database/tables/mail.ts";
import { messages } from "#server/database/tables/message.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { volunteers } from "#server/database/tables/volunteer.ts";

/** The records of one kind that are kept no longer. */
export type OldRecords = { table: PgTable; where: SQL | undefined };

/** Says which records of each kind are kept no longer; the nightly job deletes them, and the settings count them. */
export function oldRecords(db: Database, now: Date, retention: Retention): Record<keyof Retention, OldRecords> {
  const since = (kind: keyof Retention) => monthsBefore(now, retention[kind]);
  const endedRecords = (kind: (typeof endedDossiers)[number]["kind"]): OldRecords => {
    const ended = endedDossiers.find((one) => one.kind === kind) as (typeof endedDossiers)[number];
    const { types, states, since: moves } = ended;
    const endedLater = db
      .select({ id: dossierEvents.id })
      .from(dossierEvents)
      .where(
        and(
          eq(dossierEvents.dossierId, dossiers.id),
          inArray(dossierEvents.toState, [...moves]),
          gte(dossierEvents.at, since(kind)),
        ),
      );
    const isEnded = and(
      inArray(dossiers.type, [...types]),
      inArray(dossiers.state, [...states]),
      lt(dossiers.sentAt, since(kind)),
    );
    return { table: dossiers, where: and(isEnded, notExists(endedLater)) };
  };
  return {
    messages: { table: messages, where: lt(messages.sentAt, since("messages")) },
    volunteers: { table: volunteers, where: lt(volunteers.offeredAt, since("volunteers")) },
    consents: { table: consents, where: lt(consents.givenAt, since("consents")) },
    // The fund still counts the gift, but forgets the giver.
    pledges: {
      table: pledges,
      where: and(lt(pledges.pledgedAt, since("pledges")), or(isNotNull(pledges.name), isNotNull(pledges.email))),
    },
    mails: { table: mails, where: and(ne(mails.state, "queued"), lt(mails.queuedAt, since("mails"))) },
    logins: { table: logins, where: lt(logins.askedAt, since("logins")) },
    drafts: { table: dossiers, where: and(eq(dossiers.state, "draft"), lt(dossiers.changedAt, since("drafts"))) },
    declined: endedRecords("declined"),
    declinedRequests: endedRecords("declinedRequests"),
    withdrawn: endedRecords("withdrawn"),
    paid: endedRecords("paid"),
  };
}

/** Counts the records of each kind that the nightly job would delete with this retention. */
export async function countOldRecords(db: Database, now: Date, retention: Retention): Promise<Retention> {
  const kinds = Object.entries(oldRecords(db, now, retention)) as [keyof Retention, OldRecords][];
  const counts = await Promise.all(
    kinds.map(async ([kind, { table, where }]) => [kind, await db.$count(table, where)]),
  );
  return Object.fromEntries(counts) as Retention;
}
