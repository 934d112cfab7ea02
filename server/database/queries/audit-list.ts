import type { Localized } from "#domain/language.ts";
import { and, eq, inArray, or, type SQL, sql } from "#server/database/drizzle.ts";
import { type ListSource, withinDays } from "#server/database/queries/list.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { calls } from "#server/database/tables/call.ts";
import { kiosks } from "#server/database/tables/kiosk.ts";
import { news } from "#server/database/tables/news.ts";
import { offers } from "#server/database/tables/offer.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { people } from "#server/database/tables/person.ts";
import { projects } from "#server/database/tables/project.ts";

/** An entry of the audit log, with names for the people and records that it is about. */
export type AuditRow = {
  number: number;
  at: Date;
  act: string;
  details: Record<string, string | number | boolean>;
  subject: string;
  actorName: string | null;
  hasActor: boolean;
  /** The name of the person, the organisation or the kiosk that it is about. */
  subjectName: string | null;
  /** The title of the call, the published project or offer, or the news item that it is about. */
  subjectTitle: Localized | null;
};

// A subject is a kind and an id; comparing by id lets PostgreSQL use its keys.
const isAbout = (kind: string) =>
  sql`${auditEntries.subject} ~ ${`^${kind} [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`}`;
const subjectId = sql`split_part(${auditEntries.subject}, ' ', 2)::uuid`;

/**
 * The audit log. Entries about a dossier are left out: a confidential one must appear nowhere, and others are in the
 * history of their dossier. `actsNamed` gives the acts that a search finds by their name.
 */
export const auditList = (actsNamed: (search: string) => readonly string[]): ListSource<AuditRow> => ({
  table: auditEntries,
  sorts: { at: [{ value: auditEntries.number, type: "bigint" }] },
  where: (question) =>
    and(
      sql`${auditEntries.subject} not like 'dossier %'`,
      question.filters.act && inArray(auditEntries.act, [...question.filters.act]),
      withinDays(question, auditEntries.at),
      question.search ? matches(question.search, actsNamed(question.search)) : undefined,
    ),
  read: (db, { where, orderBy, limit, sortKeys }) =>
    db
      .select({
        number: auditEntries.number,
        at: auditEntries.at,
        act: auditEntries.act,
        details: auditEntries.details,
        subject: auditEntries.subject,
        actorName: sql<string | null>`${people.firstname} || ' ' || ${people.lastname}`,
        hasActor: sql<boolean>`${auditEntries.actorId} is not null`,
        subjectName: sql<string | null>`case when ${isAbout("person")} then (
          select subject.firstname || ' ' || subject.lastname from people as subject where subject.id = ${subjectId}
        ) when ${isAbout("organisation")} then (
          select ${organisations.name} from ${organisations} where ${organisations.id} = ${subjectId}
        ) when ${isAbout("kiosk")} then (
          select ${kiosks.name} from ${kiosks} where ${kiosks.id} = ${subjectId}
        ) end`,
        subjectTitle: sql<Localized | null>`case when ${isAbout("call")} then (
          select ${calls.title} from ${calls} where ${calls.id} = ${subjectId}
        ) when ${isAbout("project")} then (
          select ${projects.title} from ${projects} where ${projects.id} = ${subjectId}
        ) when ${isAbout("offer")} then (
          select ${offers.title} from ${offers} where ${offers.id} = ${subjectId}
        ) when ${isAbout("news")} then (
          select ${news.title} from ${news} where ${news.id} = ${subjectId}
        ) end`,
        sortKeys,
      })
      .from(auditEntries)
      .leftJoin(people, eq(people.id, auditEntries.actorId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

/** Finds entries by their act, and by the beginnings of words of the names of the people who acted or are concerned. */
function matches(search: string, acts: readonly string[]): SQL | undefined {
  const words = search.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  const query = sql`to_tsquery('simple', name_key(${words.map((word) => `${word}:*`).join(" & ")}))`;
  // The index has employee IDs too, which the log does not show, so each word has to be in the name as well.
  const inName = and(...words.map((word) => sql`strpos(found.name_key, name_key(${word})) > 0`));
  const named = sql`from people as found where to_tsvector('simple', found.search_text) @@ ${query} and ${inName}`;
  return or(
    inArray(auditEntries.act, [...acts]),
    sql`${auditEntries.actorId} in (select found.id ${named})`,
    sql`${auditEntries.subject} in (select 'person ' || found.id ${named})`,
  );
}
