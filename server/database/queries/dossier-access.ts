import type { ConflictAnswer, Declaration } from "#domain/conflict.ts";
import {
  levelsInOffice,
  type OfficeRow,
  payableStates,
  projectStates,
  releasedStates,
  type Viewer,
} from "#domain/dossier-level.ts";
import { mayDo } from "#domain/permission.ts";
import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { personRoles } from "#server/database/tables/role.ts";

// `levelsInOffice` in the domain decides what a viewer sees of one dossier. The conditions here say the same in SQL, for
// lists, counts and searches; a test compares both for every kind of viewer and dossier.

/** A dossier with the facts about its viewer that decide what they see of it. */
export type OfficeDossierRow = DossierRow & Pick<OfficeRow, "declaration" | "isChairing">;

/**
 * The columns of a dossier for one viewer. Drizzle leaves out the names of tables in a field of a query on one table, but
 * not in a part of such a field; these subqueries need them.
 */
export function officeColumns(viewer: Viewer) {
  return {
    ...getTableColumns(dossiers),
    declaration: sql<Declaration | null>`${sql`(
      select json_build_object(
        'exclusion', ${declarations.exclusion}, 'isLikely', ${declarations.isLikely},
        'openedAt', ${declarations.openedAt}, 'nameShownAt', ${declarations.nameShownAt}, 'answer', ${declarations.answer}
      ) from ${declarations} where ${declarationOf(viewer)}
    )`}`.mapWith((value: Declaration) => ({
      ...value,
      openedAt: value.openedAt && new Date(value.openedAt),
      nameShownAt: value.nameShownAt && new Date(value.nameShownAt),
    })),
    isChairing: sql<boolean>`${isChairedBy(viewer)}`,
  };
}

/** The dossiers of which a viewer sees anything. */
export function isSeenBy(viewer: Viewer): SQL {
  if (!mayDo(viewer, "openOffice")) return sql`false`;
  const ways = [
    hasDeclaration(viewer, eq(declarations.answer, "involved")),
    mayDo(viewer, "runCall") ? sql`true` : undefined,
    isJudgedBy(viewer, or(isWithCommittee, isDeclinedBefore(viewer))),
    mayDo(viewer, "payGrant") ? inArray(dossiers.state, [...payableStates]) : undefined,
    mayDo(viewer, "readOutcome")
      ? and(eq(dossiers.isConfidential, false), inArray(dossiers.state, [...releasedStates]))
      : undefined,
  ];
  return and(isInOffice(viewer), or(...ways)) as SQL;
}

/** The dossiers of which a viewer reads the content. */
export function isReadBy(viewer: Viewer): SQL {
  const answers: ConflictAnswer[] = ["none", "acquainted"];
  return isOpenInOneWay(viewer, [
    mayDo(viewer, "runCall") ? eq(dossiers.isConfidential, false) : undefined,
    isJudgedBy(viewer, and(isWithCommittee, isOpenTo(viewer)), inArray(declarations.answer, answers)),
  ]);
}

/** The dossiers that are open to a viewer in one of these ways, but not those from which they stepped aside. */
function isOpenInOneWay(viewer: Viewer, ways: readonly (SQL | undefined)[]): SQL {
  if (ways.every((way) => way === undefined)) return sql`false`;
  return and(
    isInOffice(viewer),
    sql`not ${hasDeclaration(viewer, eq(declarations.answer, "involved"))}`,
    or(...ways),
  ) as SQL;
}

/** The dossiers that a viewer handles for the fund: ordinary ones as a coordinator, confidential ones as a member. */
export function isHandledBy(viewer: Viewer): SQL {
  const kinds = [...(mayDo(viewer, "runCall") ? [false] : []), ...(isMember(viewer) ? [true] : [])];
  return and(isReadBy(viewer), kinds.length > 0 ? inArray(dossiers.isConfidential, kinds) : sql`false`) as SQL;
}

/** The dossiers before a viewer as a member who did not answer the question about conflicts yet. */
export function isUndeclaredBy(viewer: Viewer): SQL {
  const isAsked = isJudgedBy(viewer, isWithCommittee, sql`${declarations.answer} is null and not ${isClosed}`);
  return isAsked ? (and(isInOffice(viewer), isAsked) as SQL) : sql`false`;
}

/** The dossiers of which a viewer sees the state. */
export function isStateSeenBy(viewer: Viewer): SQL {
  const isOrdinary = eq(dossiers.isConfidential, false);
  return isOpenInOneWay(viewer, [
    ...rowWays(viewer),
    mayDo(viewer, "payGrant") ? and(isOrdinary, inArray(dossiers.state, [...payableStates])) : undefined,
    mayDo(viewer, "readOutcome") ? and(isOrdinary, inArray(dossiers.state, [...releasedStates])) : undefined,
  ]);
}

const rowWays = (viewer: Viewer) => [
  mayDo(viewer, "runCall") ? sql`true` : undefined,
  isJudgedBy(viewer, or(isWithCommittee, isDeclinedBefore(viewer))),
];

/** The dossiers of which a viewer sees the age. */
export function isAgeSeenBy(viewer: Viewer): SQL {
  return isOpenInOneWay(viewer, rowWays(viewer));
}

/**
 * When a dossier was sent, as far as a viewer sees it: only the day without the content, as `shownInstant` in the domain
 * says, and one moment for all dossiers of which they see no age.
 */
export function shownSentAt(viewer: Viewer): SQL {
  return sql`case when ${isReadBy(viewer)} then ${dossiers.sentAt}
    when ${isAgeSeenBy(viewer)} then ${daySent} else 'epoch' end`;
}

/** The start of the day in Brussels on which a dossier was sent. */
export const daySent = sql`date_trunc('day', ${dossiers.sentAt}, 'Europe/Brussels')`;

/** The dossiers of which a viewer sees the theme and the language. */
export function isSummarySeenBy(viewer: Viewer): SQL {
  const mayReadSummary = mayDo(viewer, "runCall") || mayDo(viewer, "reviewDossier");
  return or(isReadBy(viewer), mayReadSummary ? eq(dossiers.isConfidential, false) : undefined) as SQL;
}

/** The dossiers whose public project a viewer writes; `mayWriteProject` in the domain says the same. */
export function isProjectWrittenBy(viewer: Viewer): SQL {
  if (!mayDo(viewer, "writeProject")) return sql`false`;
  return and(
    isInOffice(viewer),
    sql`not ${hasDeclaration(viewer, eq(declarations.answer, "involved"))}`,
    eq(dossiers.type, "external"),
    eq(dossiers.isConfidential, false),
    inArray(dossiers.state, [...projectStates]),
  ) as SQL;
}

/** The dossiers about which the public may no longer read, for those who take their projects off the site. */
export function isEndedFor(viewer: Viewer): SQL {
  if (!mayDo(viewer, "writeProject")) return sql`false`;
  return and(
    isInOffice(viewer),
    sql`not ${hasDeclaration(viewer, eq(declarations.answer, "involved"))}`,
    or(eq(dossiers.isConfidential, true), notInArray(dossiers.state, [...projectStates])),
  ) as SQL;
}

/** Finds a dossier of which a viewer sees something, with what decides how much; null for any other. */
export async function findOfficeDossier(
  db: Database,
  viewer: Viewer,
  id: string,
  isHeld = false,
): Promise<OfficeDossierRow | null> {
  // The second statement sees what others wrote while the lock was waited for, such as a conflict of interest.
  if (isHeld) await db.select({ id: dossiers.id }).from(dossiers).where(eq(dossiers.id, id)).for("update");
  const [row] = await db.select(officeColumns(viewer)).from(dossiers).where(eq(dossiers.id, id));
  return row && levelsInOffice(viewer, row).length > 0 ? row : null;
}

const declarationOf = (viewer: Viewer) =>
  and(eq(declarations.dossierId, dossiers.id), eq(declarations.personId, viewer.id)) as SQL;

const hasDeclaration = (viewer: Viewer, which?: SQL): SQL =>
  sql`exists (select from ${declarations} where ${and(declarationOf(viewer), which)})`;

const isMember = (viewer: Viewer) => mayDo(viewer, "reviewDossier") || mayDo(viewer, "standIn");

/**
 * Such dossiers with such a declaration of a viewer who judges them: as a member, or as the substitute for whom the chair
 * opened a request for help. Undefined for anybody else.
 */
function isJudgedBy(viewer: Viewer, which: SQL | undefined, declaration?: SQL): SQL | undefined {
  if (mayDo(viewer, "reviewDossier")) return and(hasDeclaration(viewer, declaration), which);
  if (!mayDo(viewer, "standIn")) return undefined;
  const isOpened = hasDeclaration(viewer, and(declaration, isNotNull(declarations.openedAt)));
  return and(eq(dossiers.type, "internal"), isOpened, which);
}

/** Drafts and one's own dossiers are not in the office, and neither is a dossier from which someone is excluded. */
const isInOffice = (viewer: Viewer) =>
  and(
    ne(dossiers.state, "draft"),
    ne(dossiers.applicantId, viewer.id),
    sql`not ${hasDeclaration(viewer, sql`${declarations.exclusion} is not null`)}`,
  );

const isWithCommittee = or(eq(dossiers.type, "internal"), sql`${dossiers.reviewSince} is not null`);
const isClosed = sql`(${dossiers.type} = 'internal' and ${declarations.isLikely} and ${declarations.openedAt} is null)`;

/**
 * The dossiers that are not closed to a viewer with a declaration. The type is compared outside the search for it,
 * because PostgreSQL would otherwise search once for each dossier.
 */
const isOpenTo = (viewer: Viewer) =>
  or(
    ne(dossiers.type, "internal"),
    hasDeclaration(viewer, or(eq(declarations.isLikely, false), isNotNull(declarations.openedAt))),
  );

const mayHear = sql`${declarations.exclusion} is null and ${declarations.answer} is distinct from 'involved'`;

/** The dossiers on which one of these members could act as the chair, because they have no conflict. */
const isChairFree = (which: SQL): SQL => sql`exists (
  select from ${personRoles} inner join ${declarations}
    on ${declarations.personId} = ${personRoles.personId} and ${declarations.dossierId} = ${dossiers.id}
  where ${personRoles.role} = 'committee' and ${which}
    and ${personRoles.personId} <> ${dossiers.applicantId} and ${mayHear} and not ${isClosed}
)`;

/** The dossiers on which a viewer acts as the chair, if they are with the committee. */
export function isChairedBy(viewer: Viewer): SQL {
  if (!mayDo(viewer, "reviewDossier")) return sql`false`;
  if (viewer.seat === "chair") return sql`true`;
  if (viewer.seat === "deputy") return sql`not ${isChairFree(sql`${personRoles.seat} = 'chair'`)}`;
  // Members without a seat follow by how long they have been one.
  const own = sql`select own.given_at, own.person_id from ${personRoles} as own
    where own.person_id = ${viewer.id} and own.role = 'committee'`;
  const isBefore = sql`(${personRoles.seat} is not null or (${personRoles.givenAt}, ${personRoles.personId}) < (${own}))`;
  return sql`(exists (${own}) and not ${isChairFree(isBefore)})`;
}

/** The dossiers with the committee on which nobody can act as the chair. */
export function isWithoutChair(): SQL {
  return and(isWithCommittee, sql`not ${isChairFree(sql`true`)}`) as SQL;
}

/** The dossiers that were declined before the committee had them; the chair can give them a second look. */
const isDeclinedBefore = (viewer: Viewer) => and(eq(dossiers.state, "declined"), isChairedBy(viewer));
