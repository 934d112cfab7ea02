import type { DossierState } from "#domain/dossier.ts";
import type { Viewer } from "#domain/dossier-level.ts";
import type { WaitingStep } from "#domain/dossier-waiting.ts";
import type { ListQuestion } from "#domain/list.ts";
import { mayDo } from "#domain/permission.ts";
import { alias, and, desc, eq, gt, inArray, ne, notExists, or, type SQL, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import {
  isAgeSeenBy,
  isReadBy,
  isSeenBy,
  isStateSeenBy,
  isSummarySeenBy,
  type OfficeDossierRow,
  officeColumns,
  shownSentAt,
} from "#server/database/queries/dossier-access.ts";
import { isUnreadBy } from "#server/database/queries/dossier-note.ts";
import { waitsFor } from "#server/database/queries/dossier-waiting.ts";
import { type ListSource, withinDays } from "#server/database/queries/list.ts";
import type { PersonRow } from "#server/database/queries/person.ts";
import { calls } from "#server/database/tables/call.ts";
import { dossiers, dossierVersions } from "#server/database/tables/dossier.ts";
import { dossierNotes } from "#server/database/tables/dossier-note.ts";
import { dossierSummaries } from "#server/database/tables/dossier-summary.ts";
import { people } from "#server/database/tables/person.ts";

/** A dossier of the list, with what lists show of it. The levels of the viewer decide which fields they get. */
export type ListedDossierRow = OfficeDossierRow & {
  summary: typeof dossierSummaries.$inferSelect | null;
  applicant: Pick<PersonRow, "firstname" | "lastname" | "email" | "branch" | "department" | "leftAt">;
};

/** The columns of a listed dossier for one viewer. */
function listedColumns(viewer: Viewer) {
  const { firstname, lastname, email, branch, department, leftAt } = people;
  return {
    ...officeColumns(viewer),
    summary: dossierSummaries,
    applicant: { firstname, lastname, email, branch, department, leftAt },
  };
}

const byId = { value: dossiers.id, type: "uuid" } as const;

/**
 * The dossiers of which a viewer sees something, for the list of the office. `foundIds` are the confidential dossiers
 * that the search found in their sealed answers.
 */
export function dossierList(viewer: Viewer, now: Date, foundIds: readonly string[] = []): ListSource<ListedDossierRow> {
  // Nobody learns from the order of a list what they may not read in it.
  const amount = sql`case when ${isReadBy(viewer)} then coalesce(${dossierSummaries.askedInCents}, 0) else 0 end`;
  return {
    table: dossiers,
    sorts: {
      dossier: [{ value: sql`coalesce(${dossierSummaries.titleKey}, '')`, type: "text" }, byId],
      asked: [{ value: amount, type: "bigint" }, byId],
      sent: [{ value: shownSentAt(viewer), type: "timestamptz" }, byId],
    },
    where: (question) =>
      and(isSeenBy(viewer), isMeant(viewer, question, now), matches(viewer, question.search, foundIds)),
    read: (db, { where, orderBy, limit, sortKeys }) => {
      // The page is chosen first, and as an array, so that nothing else is read of the other dossiers.
      const page = db
        .select({ id: dossiers.id })
        .from(dossiers)
        .leftJoin(dossierSummaries, eq(dossierSummaries.dossierId, dossiers.id))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit);
      return selectListed(db, viewer, { sortKeys })
        .where(sql`${dossiers.id} = any(array${page})`)
        .orderBy(...orderBy) as never;
    },
  };
}

function selectListed<More extends Record<string, SQL>>(db: Database, viewer: Viewer, more: More) {
  return db
    .select({ ...listedColumns(viewer), ...more })
    .from(dossiers)
    .innerJoin(people, eq(people.id, dossiers.applicantId))
    .leftJoin(dossierSummaries, eq(dossierSummaries.dossierId, dossiers.id));
}

type OpenDossierRow = ListedDossierRow & { hasMention: boolean };

/** Finds one dossier as the list has it, and whether a note mentions the viewer; null if they see nothing of it. */
export async function findListed(db: Database, viewer: Viewer, id: string): Promise<OpenDossierRow | null> {
  const [row] = await selectListed(db, viewer, { hasMention: hasMentionOf(viewer) }).where(
    and(eq(dossiers.id, id), isSeenBy(viewer)),
  );
  return (row as OpenDossierRow | undefined) ?? null;
}

/** The dossiers with a note that mentions a viewer who has not opened them since. */
const hasMentionOf = (viewer: Viewer) =>
  sql<boolean>`exists (select from ${dossierNotes} where ${and(eq(dossierNotes.dossierId, dossiers.id), isUnreadBy(viewer))})`;

/** Lists those of these dossiers of which a viewer sees something, the last one first. */
export async function listListed(db: Database, viewer: Viewer, ids: readonly string[]): Promise<ListedDossierRow[]> {
  const rows = await selectListed(db, viewer, {})
    .where(and(inArray(dossiers.id, [...ids]), isSeenBy(viewer)))
    .orderBy(desc(shownSentAt(viewer)), dossiers.id);
  return rows as ListedDossierRow[];
}

/** The most dossiers that are shown because a note mentions their reader. */
const mostMentions = 20;

/** Lists the dossiers that a viewer reads and that have a note for them since they last opened it. */
export async function listMentioning(db: Database, viewer: Viewer): Promise<ListedDossierRow[]> {
  const rows = await selectListed(db, viewer, {})
    .where(and(hasMentionOf(viewer), isReadBy(viewer)))
    .orderBy(desc(dossiers.sentAt), dossiers.id)
    .limit(mostMentions);
  return rows as ListedDossierRow[];
}

/** The most dossiers of one organisation that are read. */
const mostOfOrganisation = 100;

/**
 * Lists the other ordinary dossiers of the organisation of a project, the last one first: those with the same number or
 * account. A confidential dossier has no summary, so it finds none and is found by none.
 */
export async function listOfOrganisation(
  db: Database,
  viewer: Viewer,
  { id, isConfidential, summary }: ListedDossierRow,
): Promise<ListedDossierRow[]> {
  if (isConfidential || !isOrganisationKnown(summary)) return [];
  const { organisationNumber, ibanHash } = summary;
  const rows = await selectListed(db, viewer, {})
    .where(
      and(
        ne(dossiers.id, id),
        eq(dossiers.isConfidential, false),
        or(
          organisationNumber ? eq(dossierSummaries.organisationNumber, organisationNumber) : undefined,
          ibanHash ? eq(dossierSummaries.ibanHash, ibanHash) : undefined,
        ),
        isSeenBy(viewer),
      ),
    )
    .orderBy(desc(shownSentAt(viewer)), dossiers.id)
    .limit(mostOfOrganisation);
  return rows as ListedDossierRow[];
}

type Summary = ListedDossierRow["summary"];

/** Tells whether a summary has something by which other dossiers of its organisation can be found. */
export function isOrganisationKnown(summary: Summary): summary is NonNullable<Summary> {
  return Boolean(summary?.organisationNumber || summary?.ibanHash);
}

/** Counts the dossiers of each state that a viewer sees, with the other filters of the list. */
export async function countByState(
  db: Database,
  viewer: Viewer,
  { filters: { state: _state, ...filters }, ...question }: ListQuestion,
  now: Date,
  foundIds: readonly string[] = [],
): Promise<{ state: DossierState; count: number }[]> {
  return db
    .select({ state: dossiers.state, count: sql<number>`count(*)::integer` })
    .from(dossiers)
    .where(
      and(
        isStateSeenBy(viewer),
        isMeant(viewer, { ...question, filters }, now),
        matches(viewer, question.search, foundIds),
      ),
    )
    .groupBy(dossiers.state);
}

/** The last version of a confidential dossier, still sealed. */
export type ReadableConfidential = { dossierId: string; id: string; sentAt: string; sealedAnswers: string };

/**
 * Lists the last versions of the latest confidential dossiers that a viewer reads, for a search in their answers: the
 * first ones, or those after another.
 */
export function listReadableConfidential(
  db: Database,
  viewer: Viewer,
  { after, most }: { after?: ReadableConfidential | undefined; most: number },
): Promise<ReadableConfidential[]> {
  const later = alias(dossierVersions, "later");
  // A date of JavaScript has no microseconds, so it could not be compared.
  const sentAt = sql<string>`coalesce(${dossiers.sentAt}, '-infinity')::text`;
  return db
    .select({ dossierId: dossiers.id, id: dossierVersions.id, sentAt, sealedAnswers: dossierVersions.sealedAnswers })
    .from(dossiers)
    .innerJoin(dossierVersions, eq(dossierVersions.dossierId, dossiers.id))
    .where(
      and(
        eq(dossiers.isConfidential, true),
        isReadBy(viewer),
        after &&
          sql`(coalesce(${dossiers.sentAt}, '-infinity'), ${dossiers.id}) < (${after.sentAt}::timestamptz, ${after.dossierId}::uuid)`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(later)
            .where(and(eq(later.dossierId, dossiers.id), gt(later.version, dossierVersions.version))),
        ),
      ),
    )
    .orderBy(sql`coalesce(${dossiers.sentAt}, '-infinity') desc`, desc(dossiers.id))
    .limit(most);
}

/** Nobody learns from a filter what they may not read in the list. */
function isMeant(viewer: Viewer, question: ListQuestion, now: Date): SQL | undefined {
  const { filters } = question;
  const { theme, language, ...ofState } = filters;
  const { state, type, confidential, waits, urgent, call, from, until } = ofState;
  return and(
    // The call goes with the state: `row` shows both.
    Object.values(ofState).some(Boolean) ? isStateSeenBy(viewer) : undefined,
    from || until ? isAgeSeenBy(viewer) : undefined,
    theme || language ? isSummarySeenBy(viewer) : undefined,
    state && inArray(sql`${dossiers.state}`, [...state]),
    type && inArray(sql`${dossiers.type}`, [...type]),
    confidential?.length === 1 ? eq(dossiers.isConfidential, confidential[0] === "yes") : undefined,
    theme && inArray(dossiers.theme, [...theme]),
    language && inArray(sql`${dossiers.language}`, [...language]),
    waits && or(...waits.map((step) => waitsFor(viewer, now)[step as WaitingStep])),
    urgent && eq(dossiers.isUrgent, true),
    call && sql`${dossiers.callId} in (select ${calls.id} from ${calls} where ${inArray(calls.slug, [...call])})`,
    withinDays(question, dossiers.sentAt),
  );
}

/** Finds dossiers by number, title and organisation; those who handle them also by town and applicant. */
function matches(viewer: Viewer, search: string, foundIds: readonly string[]): SQL | undefined {
  if (!search) return undefined;
  const words = search.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  const seesSummary = mayDo(viewer, "runCall") || mayDo(viewer, "reviewDossier");
  const text = seesSummary
    ? sql`name_key(concat_ws(' ', ${dossierSummaries.title}, ${dossierSummaries.organisation}, ${dossierSummaries.town},
        (select concat_ws(' ', ${people.firstname}, ${people.lastname}) from ${people} where ${people.id} = ${dossiers.applicantId})))`
    : sql`${dossierSummaries.titleKey} || ' ' || ${dossierSummaries.organisationKey}`;
  const hasAll = and(...words.map((word) => sql`${text} like '%' || name_key(${word}) || '%'`));
  return or(
    sql`${dossiers.number} ilike ${`%${words.join("-")}%`}`,
    and(
      ne(dossiers.isConfidential, true),
      sql`exists (select from ${dossierSummaries} where ${dossierSummaries.dossierId} = ${dossiers.id} and ${hasAll})`,
    ),
    foundIds.length > 0 ? inArray(dossiers.id, [...foundIds]) : undefined,
  );
}
