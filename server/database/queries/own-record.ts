import { asc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { OwnRecordKind } from "#domain/own-record.ts";
import type { Database } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { accessCodes, logins } from "#server/database/tables/login.ts";
import { mails } from "#server/database/tables/mail.ts";
import { messages } from "#server/database/tables/message.ts";
import { people } from "#server/database/tables/person.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { codeApps, passkeys } from "#server/database/tables/second-factor.ts";
import { sessions } from "#server/database/tables/session.ts";
import { volunteers } from "#server/database/tables/volunteer.ts";

/** Whose records they are. */
export type Owner = { id: string; email: string | null };

type Source = {
  table: PgTable;
  /** Which rows are the owner's. */
  where(owner: Owner): SQL | undefined;
  /** Columns that tell their owner nothing and could help someone else in. */
  secret?: readonly string[];
};

// Whoever wrote from the address on the roster wrote as this person; without one there is nothing to find.
const writtenFrom = (column: AnyPgColumn) => (owner: Owner) =>
  owner.email ? eq(sql`lower(${column})`, owner.email.toLowerCase()) : sql`false`;

/** Where the records about a person stand: downloading, counting and erasing all follow this list. */
export const ownRecords: Record<OwnRecordKind, Source> = {
  person: { table: people, where: ({ id }) => eq(people.id, id) },
  role: { table: personRoles, where: ({ id }) => eq(personRoles.personId, id) },
  session: { table: sessions, where: ({ id }) => eq(sessions.personId, id), secret: ["tokenHash"] },
  login: { table: logins, where: ({ id }) => eq(logins.personId, id), secret: ["codeHash", "linkHash"] },
  access_code: { table: accessCodes, where: ({ id }) => eq(accessCodes.personId, id), secret: ["codeHash"] },
  passkey: { table: passkeys, where: ({ id }) => eq(passkeys.personId, id), secret: ["publicKey"] },
  code_app: { table: codeApps, where: ({ id }) => eq(codeApps.personId, id), secret: ["sealedSecret"] },
  message: { table: messages, where: writtenFrom(messages.email) },
  pledge: { table: pledges, where: writtenFrom(pledges.email) },
  volunteer: { table: volunteers, where: writtenFrom(volunteers.email) },
  mail: { table: mails, where: writtenFrom(mails.recipient), secret: ["values"] },
  audit: {
    table: auditEntries,
    where: ({ id }) => or(eq(auditEntries.actorId, id), eq(auditEntries.subject, `person ${id}`)),
    secret: ["previousHash", "hash"],
  },
};

/** Everything of one kind that is kept about someone. */
export async function listOwnRecords(db: Database, kind: OwnRecordKind, owner: Owner) {
  const { table, where, secret = [] } = ownRecords[kind];
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !secret.includes(name));
  const [[, first] = []] = columns;
  return db
    .select(Object.fromEntries(columns))
    .from(table)
    .where(where(owner))
    .orderBy(...(first ? [asc(first)] : []));
}

/** How many records of one kind are kept about someone. */
export async function countOwnRecords(db: Database, kind: OwnRecordKind, owner: Owner): Promise<number> {
  const { table, where } = ownRecords[kind];
  return db.$count(table, where(owner));
}
