import type { Viewer } from "#domain/dossier-level.ts";
import type { Language } from "#domain/language.ts";
import type { ListQuestion } from "#domain/list.ts";
import { mayDo } from "#domain/permission.ts";
import {
  aliasedTable,
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { isHandledBy, officeColumns } from "#server/database/queries/dossier-access.ts";
import { type ListSource, withinDays } from "#server/database/queries/list.ts";
import { dossierMessages, dossiers } from "#server/database/tables/dossier.ts";
import { dossierSummaries } from "#server/database/tables/dossier-summary.ts";
import { messages } from "#server/database/tables/message.ts";
import { people } from "#server/database/tables/person.ts";
import { messageReplies, savedAnswers, threads } from "#server/database/tables/thread.ts";

const applicants = aliasedTable(people, "applicants");
const takers = aliasedTable(people, "takers");

/** The last message about a dossier, still sealed. */
const lastMessage = sql<{ id: string; sealedText: string } | null>`(
  select json_build_object('id', ${dossierMessages.id}, 'sealedText', ${dossierMessages.sealedText})
  from ${dossierMessages} where ${dossierMessages.dossierId} = ${threads.dossierId}
  order by ${dossierMessages.writtenAt} desc, ${dossierMessages.id} desc limit 1
)`;

/** Reads conversations with what they are about, for one viewer. */
function selectThreads<More extends Record<string, SQL>>(db: Database, viewer: Viewer, more: More) {
  return db
    .select({
      ...getTableColumns(threads),
      message: messages,
      dossier: officeColumns(viewer),
      applicant: {
        firstname: applicants.firstname,
        lastname: applicants.lastname,
        language: applicants.language,
      },
      title: dossierSummaries.title,
      lastMessage,
      takenBy: { firstname: takers.firstname, lastname: takers.lastname },
      ...more,
    })
    .from(threads)
    .leftJoin(messages, eq(messages.id, threads.messageId))
    .leftJoin(dossiers, eq(dossiers.id, threads.dossierId))
    .leftJoin(applicants, eq(applicants.id, dossiers.applicantId))
    .leftJoin(dossierSummaries, eq(dossierSummaries.dossierId, threads.dossierId))
    .leftJoin(takers, eq(takers.id, threads.takenById));
}

/** A conversation with what it is about: a message from the contact form, or a dossier. */
export type ThreadRow = Awaited<ReturnType<typeof findThread>> & {};

/** Gives the language in which the writer of a conversation gets answers. */
export function languageOfThread({ message, dossier, applicant }: ThreadRow): Language | null {
  return message?.language ?? dossier?.language ?? applicant?.language ?? null;
}

/** The conversations that a viewer may answer. */
function isAnsweredBy(viewer: Viewer): SQL {
  const ofDossier = sql`${threads.dossierId} in (select ${dossiers.id} from ${dossiers} where ${isHandledBy(viewer)})`;
  return (mayDo(viewer, "runCall") ? or(isNotNull(threads.messageId), ofDossier) : ofDossier) as SQL;
}

const isWaiting = and(eq(threads.isAnswered, false), isNull(threads.doneAt)) as SQL;

/** The conversations of the inbox of one viewer. */
export function threadList(viewer: Viewer): ListSource<ThreadRow> {
  return {
    table: threads,
    sorts: {
      written: [
        { value: threads.writtenAt, type: "timestamptz" },
        { value: threads.id, type: "uuid" },
      ],
    },
    where: (question) => and(isAnsweredBy(viewer), isMeant(viewer, question), matches(question.search)),
    read: (db, { where, orderBy, limit, sortKeys }) =>
      selectThreads(db, viewer, { sortKeys })
        .where(where)
        .orderBy(...orderBy)
        .limit(limit) as never,
  };
}

/** Finds a conversation that a viewer may answer; null for any other. */
export async function findThread(db: Database, viewer: Viewer, id: string) {
  const [row] = await selectThreads(db, viewer, {}).where(and(eq(threads.id, id), isAnsweredBy(viewer)));
  return row ?? null;
}

/** Counts the conversations that wait for an answer of this viewer, as a part of another query. */
export function waitingThreadCount(viewer: Viewer): SQL {
  return sql`select count(*) from ${threads} where ${and(isAnsweredBy(viewer), isWaiting)}`;
}

/** Counts the conversations that wait for an answer of this viewer, and since when the oldest waits. */
export async function countWaiting(db: Database, viewer: Viewer): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::integer`,
      since: sql<Date | null>`min(${threads.writtenAt})`.mapWith(threads.writtenAt),
    })
    .from(threads)
    .where(and(isAnsweredBy(viewer), isWaiting));
  return row ?? { count: 0, since: null };
}

function isMeant(viewer: Viewer, question: ListQuestion): SQL | undefined {
  const { state, kind, taken, topic, language } = question.filters;
  const isInState = { waiting: isWaiting, answered: and(eq(threads.isAnswered, true), isNull(threads.doneAt)) };
  const messageIs = (which: SQL | undefined) =>
    sql`${threads.messageId} in (select ${messages.id} from ${messages} where ${which})`;
  const dossierIs = (which: SQL | undefined) =>
    sql`${threads.dossierId} in (select ${dossiers.id} from ${dossiers} where ${which})`;
  return and(
    state
      ? or(...state.map((one) => isInState[one as "waiting"] ?? isNotNull(threads.doneAt)))
      : // A search looks for old conversations too.
        question.search === ""
        ? isNull(threads.doneAt)
        : undefined,
    kind?.length === 1 ? isNotNull(kind[0] === "contact" ? threads.messageId : threads.dossierId) : undefined,
    taken &&
      or(
        taken.includes("me") ? eq(threads.takenById, viewer.id) : undefined,
        taken.includes("nobody") ? isNull(threads.takenById) : undefined,
      ),
    topic && messageIs(inArray(sql`${messages.topic}`, [...topic])),
    language &&
      or(
        messageIs(inArray(sql`${messages.language}`, [...language])),
        dossierIs(inArray(sql`${dossiers.language}`, [...language])),
      ),
    withinDays(question, threads.writtenAt),
  );
}

/** Finds conversations by writer, address and words of a message, or by number and applicant of a dossier. */
function matches(search: string): SQL | undefined {
  const words = search.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (search === "") return undefined;
  if (words.length === 0) return sql`false`;
  const hasAll = (text: SQL) => and(...words.map((word) => sql`${text} like '%' || name_key(${word}) || '%'`));
  const ofMessage = sql`name_key(concat_ws(' ', ${messages.name}, ${messages.email}, ${messages.text}))`;
  const ofDossier = sql`name_key(concat_ws(' ', ${dossiers.number}, ${people.firstname}, ${people.lastname}))`;
  return or(
    sql`${threads.messageId} in (select ${messages.id} from ${messages} where ${hasAll(ofMessage)})`,
    sql`${threads.dossierId} in (select ${dossiers.id} from ${dossiers} inner join ${people}
      on ${people.id} = ${dossiers.applicantId} where ${hasAll(ofDossier)})`,
  );
}

/** The most answers and notes that are shown of one message. */
const mostReplies = 200;

/** Lists the answers and notes on a message from the contact form with their authors, from the first to the last. */
export function listReplies(db: Database, messageId: string) {
  return db
    .select({
      ...getTableColumns(messageReplies),
      author: { firstname: people.firstname, lastname: people.lastname },
    })
    .from(messageReplies)
    .innerJoin(people, eq(people.id, messageReplies.authorId))
    .where(eq(messageReplies.messageId, messageId))
    .orderBy(asc(messageReplies.writtenAt), asc(messageReplies.id))
    .limit(mostReplies);
}

/** Lists the messages of the office about a dossier with the names of their authors, by the id of the message. */
export async function listAuthors(db: Database, dossierId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: dossierMessages.id, firstname: people.firstname, lastname: people.lastname })
    .from(dossierMessages)
    .innerJoin(people, eq(people.id, dossierMessages.authorId))
    .where(and(eq(dossierMessages.dossierId, dossierId), eq(dossierMessages.isFromOffice, true)));
  return new Map(rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
}

/** Lists the saved answers by their names. */
export function listSavedAnswers(db: Database) {
  return db.select().from(savedAnswers).orderBy(sql`name_key(${savedAnswers.name})`, asc(savedAnswers.id));
}

/** An answer that the office saved to use again. */
export type SavedAnswerRow = typeof savedAnswers.$inferSelect;
