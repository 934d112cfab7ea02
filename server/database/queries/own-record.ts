import { releasedStates } from "#domain/dossier-level.ts";
import type { Localized } from "#domain/language.ts";
import { type OwnRecordKind, ownRecordKinds } from "#domain/own-record.ts";
import {
  type AnyPgColumn,
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  or,
  type PgTable,
  type SQL,
  sql,
} from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { calls } from "#server/database/tables/call.ts";
import { decisions, requestOpinions } from "#server/database/tables/decision.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import {
  dossierEvents,
  dossierMessages,
  dossiers,
  dossierVersions,
  handOvers,
  lateAccesses,
} from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { dossierNotes } from "#server/database/tables/dossier-note.ts";
import { accessCodes, logins } from "#server/database/tables/login.ts";
import { mails } from "#server/database/tables/mail.ts";
import { messages } from "#server/database/tables/message.ts";
import { offers } from "#server/database/tables/offer.ts";
import { people } from "#server/database/tables/person.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { projects } from "#server/database/tables/project.ts";
import { reviews } from "#server/database/tables/review.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { codeApps, passkeys } from "#server/database/tables/second-factor.ts";
import { sessions } from "#server/database/tables/session.ts";
import { messageReplies } from "#server/database/tables/thread.ts";
import { volunteers } from "#server/database/tables/volunteer.ts";
import { voters } from "#server/database/tables/vote.ts";

/** The person whose records these are. */
export type Owner = { id: string; email: string | null };

type Source<Table extends PgTable, Secret extends string> = {
  table: Table;
  /** Selects the rows of the owner. */
  where(owner: Owner): SQL | undefined;
  /** The columns that sort records from the oldest to the newest; together they are unique. */
  order: readonly (keyof Table["$inferSelect"] & string)[];
  /** Columns that are useless to the owner, and could give someone else access or name an officer. */
  secret?: readonly Secret[];
};

/** The table and rows of the records of one kind. */
export type OwnRecordSource = Source<PgTable, string>;

/** The types accept only existing columns as secret, so that a typing error cannot reveal one. */
const from = <Table extends PgTable, Secret extends keyof Table["$inferSelect"] & string = never>(
  source: Source<Table, Secret>,
) => source;

// A record with the email address of the roster is of this person; a person without an address has none.
const writtenFrom = (column: AnyPgColumn) => (owner: Owner) =>
  owner.email ? eq(sql`lower(${column})`, owner.email.toLowerCase()) : sql`false`;

// The parts of a dossier belong to its applicant.
const ofOwnDossier = (column: AnyPgColumn) => (owner: Owner) =>
  sql`${column} in (select ${dossiers.id} from ${dossiers} where ${dossiers.applicantId} = ${owner.id})`;

// People read what was noted about them once they have an answer, without the names of those who wrote it.
const ofAnsweredDossier = (column: AnyPgColumn) => (owner: Owner) =>
  sql`${column} in (select ${dossiers.id} from ${dossiers}
    where ${dossiers.applicantId} = ${owner.id} and ${inArray(dossiers.state, [...releasedStates])})`;

/** The records about a person; downloading, counting and erasing all use this list. */
export const ownRecords = {
  person: from({ table: people, where: ({ id }) => eq(people.id, id), order: ["id"] }),
  role: from({ table: personRoles, where: ({ id }) => eq(personRoles.personId, id), order: ["givenAt", "role"] }),
  session: from({
    table: sessions,
    where: ({ id }) => eq(sessions.personId, id),
    order: ["startedAt", "id"],
    secret: ["tokenHash", "kioskId"],
  }),
  login: from({
    table: logins,
    where: ({ id }) => eq(logins.personId, id),
    order: ["askedAt", "id"],
    secret: ["codeHash", "linkHash"],
  }),
  access_code: from({
    table: accessCodes,
    where: ({ id }) => eq(accessCodes.personId, id),
    order: ["personId"],
    secret: ["codeHash"],
  }),
  passkey: from({
    table: passkeys,
    where: ({ id }) => eq(passkeys.personId, id),
    order: ["madeAt", "id"],
    secret: ["publicKey"],
  }),
  code_app: from({
    table: codeApps,
    where: ({ id }) => eq(codeApps.personId, id),
    order: ["personId"],
    secret: ["sealedSecret"],
  }),
  message: from({ table: messages, where: writtenFrom(messages.email), order: ["sentAt", "id"] }),
  message_reply: from({
    table: messageReplies,
    // People read the answers to their messages and what was noted about them, without the names of those who wrote it.
    where: (owner) =>
      sql`${messageReplies.messageId} in (select ${messages.id} from ${messages} where ${writtenFrom(messages.email)(owner)})`,
    order: ["writtenAt", "id"],
    secret: ["authorId"],
  }),
  pledge: from({ table: pledges, where: writtenFrom(pledges.email), order: ["pledgedAt", "id"] }),
  volunteer: from({ table: volunteers, where: writtenFrom(volunteers.email), order: ["offeredAt", "id"] }),
  dossier: from({ table: dossiers, where: ({ id }) => eq(dossiers.applicantId, id), order: ["begunAt", "id"] }),
  dossier_version: from({
    table: dossierVersions,
    where: ofOwnDossier(dossierVersions.dossierId),
    order: ["sentAt", "id"],
  }),
  dossier_event: from({
    table: dossierEvents,
    where: ofOwnDossier(dossierEvents.dossierId),
    order: ["at", "place", "id"],
    secret: ["actorId", "place"],
  }),
  dossier_message: from({
    table: dossierMessages,
    where: ofOwnDossier(dossierMessages.dossierId),
    order: ["writtenAt", "id"],
    secret: ["authorId"],
  }),
  dossier_file: from({
    table: dossierFiles,
    // Files that an organisation added belong to the organisation.
    where: (owner) => and(ofOwnDossier(dossierFiles.dossierId)(owner), eq(dossierFiles.isOfOrganisation, false)),
    order: ["addedAt", "fileId"],
    secret: ["sealedKey"],
  }),
  dossier_note: from({
    table: dossierNotes,
    where: ofAnsweredDossier(dossierNotes.dossierId),
    order: ["writtenAt", "id"],
    secret: ["authorId", "mentions", "unreadBy"],
  }),
  decision: from({
    table: decisions,
    // A decision that waits for its release is not known to anyone outside the committee.
    where: (owner) => and(ofOwnDossier(decisions.dossierId)(owner), isNotNull(decisions.releasedAt)),
    order: ["decidedAt", "id"],
    secret: [
      "sealedReason",
      // It is the dossier of someone else.
      "replacesDossierId",
      "votesFor",
      "votesAgainst",
      "votesAbstained",
      "decidedById",
      "plannedFor",
      "lostHour",
      "plannedById",
      "releasedById",
      "revision",
    ],
  }),
  review: from({
    table: reviews,
    where: (owner) => and(ofAnsweredDossier(reviews.dossierId)(owner), isNotNull(reviews.sealedNote)),
    order: ["changedAt", "sealId"],
    secret: ["personId", "scores", "version", "finishedAt", "struckAt"],
  }),
  opinion: from({
    table: requestOpinions,
    where: ofAnsweredDossier(requestOpinions.dossierId),
    order: ["givenAt", "id"],
    secret: ["personId"],
  }),
  hand_over: from({
    table: handOvers,
    where: ofOwnDossier(handOvers.dossierId),
    order: ["madeAt", "dossierId"],
    secret: ["tokenHash"],
  }),
  late_access: from({
    table: lateAccesses,
    where: ({ id }) => eq(lateAccesses.personId, id),
    order: ["givenAt", "id"],
    secret: ["tokenHash", "givenById"],
  }),
  declaration: from({
    table: declarations,
    where: ({ id }) => and(eq(declarations.personId, id), sql`${declarations.answer} is not null`),
    order: ["answeredAt", "dossierId"],
    // Why the product took a conflict for likely may be content of the dossier.
    secret: ["isLikely", "exclusion", "openedAt", "openedById", "dossierId"],
  }),
  vote: from({ table: voters, where: ({ id }) => eq(voters.personId, id), order: ["callId", "personId"] }),
  mail: from({ table: mails, where: writtenFrom(mails.recipient), order: ["queuedAt", "id"], secret: ["values"] }),
  audit: from({
    table: auditEntries,
    where: ({ id }) => or(eq(auditEntries.actorId, id), eq(auditEntries.subject, `person ${id}`)),
    order: ["number"],
    // The number and the hashes only prove that no entry is missing.
    secret: ["number", "previousHash", "hash"],
  }),
};

type Sources = typeof ownRecords;
type Row<Kind extends OwnRecordKind> = Sources[Kind]["table"]["$inferSelect"];
type Secret<Kind extends OwnRecordKind> = NonNullable<Sources[Kind]["secret"]>[number];

/** One record of a kind, without its secret columns. */
export type OwnRecord<Kind extends OwnRecordKind> = Omit<Row<Kind>, Secret<Kind>>;

/** The number of records to read at once. */
const batch = 1000;

/** Reads all records of one kind about a person, from the oldest to the newest, in batches. */
export async function* readOwnRecords<Kind extends OwnRecordKind>(
  db: Database,
  kind: Kind,
  owner: Owner,
): AsyncGenerator<OwnRecord<Kind>[]> {
  const { table, where, order, secret = [] }: OwnRecordSource = ownRecords[kind];
  const columns = getTableColumns(table);
  const withoutSecrets = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !secret.includes(name)));
  const sorted = order.map((name) => ({ name, column: columns[name] as AnyPgColumn }));
  let last: Record<string, unknown> | undefined;
  do {
    const rows: Record<string, unknown>[] = await db
      .select()
      .from(table)
      .where(and(where(owner), last && comesAfter(sorted, last)))
      .orderBy(...sorted.map(({ column }) => asc(column)))
      .limit(batch);
    if (rows.length > 0) yield rows.map(withoutSecrets) as OwnRecord<Kind>[];
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

function comesAfter(sorted: readonly { name: string; column: AnyPgColumn }[], last: Record<string, unknown>) {
  return or(
    ...sorted.map(({ name, column }, index) =>
      and(...sorted.slice(0, index).map((before) => eq(before.column, last[before.name])), gt(column, last[name])),
    ),
  );
}

/** The records that an entry of the audit log can name, as `project` and an id. */
const namedSubject = /^(call|dossier|offer|project) ([0-9a-f-]{36})$/;

/** Gives the names of the people, projects, offers, dossiers and calls that records refer to, by id. */
export async function listNames(
  db: Database,
  records: readonly Record<string, unknown>[],
): Promise<Map<string, string | Localized>> {
  const idsIn = (column: string) => [
    ...new Set(records.map((record) => record[column]).filter((id) => typeof id === "string")),
  ];
  const subjects = idsIn("subject").flatMap((subject) => {
    const [, kind, id] = namedSubject.exec(subject) ?? [];
    return kind && id ? [{ kind, id }] : [];
  });
  const subjectIds = (wantedKind: string) => subjects.filter(({ kind }) => kind === wantedKind).map(({ id }) => id);
  const [actorIds, callIds] = [idsIn("actorId"), subjectIds("call")];
  const projectIds = [...idsIn("projectId"), ...subjectIds("project")];
  const offerIds = [...idsIn("offerId"), ...subjectIds("offer")];
  const dossierIds = [...idsIn("dossierId"), ...subjectIds("dossier")];
  const { id, firstname, lastname } = people;
  const rows = [
    actorIds.length > 0 ? await db.select({ id, firstname, lastname }).from(people).where(inArray(id, actorIds)) : [],
    projectIds.length > 0
      ? await db
          .select({ id: projects.id, title: projects.title })
          .from(projects)
          .where(inArray(projects.id, projectIds))
      : [],
    offerIds.length > 0
      ? await db.select({ id: offers.id, title: offers.title }).from(offers).where(inArray(offers.id, offerIds))
      : [],
    dossierIds.length > 0
      ? await db
          .select({ id: dossiers.id, title: sql<string>`coalesce(${dossiers.number}, '')` })
          .from(dossiers)
          .where(inArray(dossiers.id, dossierIds))
      : [],
    callIds.length > 0
      ? await db.select({ id: calls.id, title: calls.title }).from(calls).where(inArray(calls.id, callIds))
      : [],
  ].flat();
  return new Map(rows.map((row) => [row.id, "title" in row ? row.title : `${row.firstname} ${row.lastname}`]));
}

/** Counts the records of each kind about a person, in the order of the kinds. */
export async function countOwnRecords(db: Database, owner: Owner): Promise<{ kind: OwnRecordKind; count: number }[]> {
  const counts = ownRecordKinds.map((kind) => {
    const { table, where }: OwnRecordSource = ownRecords[kind];
    return sql`select ${kind}::text as kind, (select count(*)::int from ${table} where ${where(owner)}) as count`;
  });
  const { rows } = (await db.execute(sql.join(counts, sql` union all `))) as unknown as {
    rows: { kind: OwnRecordKind; count: number }[];
  };
  return rows;
}
