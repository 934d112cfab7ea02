import type { DossierState } from "#domain/dossier.ts";
import type { Viewer } from "#domain/dossier-level.ts";
import { defaultLanguage, type Language, type Localized, languages } from "#domain/language.ts";
import { mayDo } from "#domain/permission.ts";
import type { ProjectStatus } from "#domain/project.ts";
import { missedBefore, projectTextParts } from "#domain/project-draft.ts";
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  or,
  type PgColumn,
  type SQL,
  sql,
} from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { isEndedFor, isProjectWrittenBy } from "#server/database/queries/dossier-access.ts";
import { type ListSource, rowsOfPage } from "#server/database/queries/list.ts";
import { type ProjectRow, whole } from "#server/database/queries/project.ts";
import { matchesTitle } from "#server/database/queries/written-text.ts";
import { calls } from "#server/database/tables/call.ts";
import { gapsOf, sortKeyOf } from "#server/database/tables/column.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { people } from "#server/database/tables/person.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectApprovals, projectDrafts, projectVersions } from "#server/database/tables/project-draft.ts";

// Every read of a draft names its viewer, because editors see only projects of ordinary dossiers after the release, and
// nobody sees the draft of their own dossier here. Nothing is cached: editors must see the present texts.

/** A project as the office writes it, with what became of it on the site. */
export type ProjectDraftRow = typeof projectDrafts.$inferSelect & {
  publishedAt: Date | null;
  slug: string | null;
  callSlug: string;
  callTitle: Localized;
  /** The state of its dossier; null for a project without one. */
  state: DossierState | null;
  /** Its status on the site; null as long as it is not published. */
  publishedStatus: ProjectStatus | null;
  /** The applicant answered about the present text, and nobody has changed, planned or published it since. */
  hasNewAnswer: boolean;
  /** The moment at which the texts on the site were written; null as long as it is not published. */
  publishedTextsAt: Date | null;
};

/** The moment of publication, written as `toISOString` does. */
const publishedInstant = sql`to_char(${projects.publishedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

type DraftColumn = keyof typeof projectDrafts.$inferSelect;
const columnNames = Object.keys(getTableColumns(projectDrafts)) as DraftColumn[];

/** Lists the columns of a draft for a published project, which has most of them under the same names. */
function columnsOfPublished(others: Partial<Record<DraftColumn, SQL>>): SQL {
  const published = getTableColumns(projects) as Partial<Record<string, PgColumn>>;
  const columns = columnNames.map((name) => others[name] ?? sql`${published[name]}`);
  return sql.join(columns, sql`, `);
}

/** The drafts that a viewer may read and write. */
export function isWrittenBy(viewer: Viewer): SQL {
  const ofDossier = sql`(select from ${dossiers} where ${and(eq(dossiers.id, projectDrafts.dossierId), isProjectWrittenBy(viewer))})`;
  const isByHand = mayDo(viewer, "writeProject") ? isNull(projectDrafts.dossierId) : sql`false`;
  return or(isByHand, sql`exists ${ofDossier}`) as SQL;
}

/**
 * The drafts, and the published projects that have none yet, in the same columns and under the same name, so that every
 * condition on a draft also holds for them. The first change makes the draft of a published project.
 */
const officeRows = sql`
  select ${sql.join(
    columnNames.map((name) => sql`${projectDrafts[name]}`),
    sql`, `,
  )} from ${projectDrafts}
  union all
  select ${columnsOfPublished({
    organisation: sql`jsonb_build_object(
      'name', ${organisations.name}, 'legalForm', ${organisations.legalForm}, 'postalCode', ${organisations.postalCode},
      'town', ${organisations.town}, 'country', ${organisations.country}, 'region', ${organisations.region},
      'website', ${organisations.website})`,
    sourceLanguage: sql`${defaultLanguage}::text`,
    writtenAt: sql`jsonb_build_object(${sql.join(
      languages.map((language) => sql`${language}::text, ${publishedInstant}`),
      sql`, `,
    )})`,
    madeAt: sql`${projects.publishedAt}`,
    changedAt: sql`${projects.publishedAt}`,
    publishAt: sql`null::timestamptz`,
    revision: sql`1`,
    titleKey: sortKeyOf([sql`${projects.title} ->> 'nl'`]),
    gaps: gapsOf({ parts: projectTextParts.map((part) => projects[part]) }),
  })}
  from ${projects} inner join ${organisations} on ${eq(organisations.id, projects.organisationId)}
  where not exists (select from ${projectDrafts} where ${eq(projectDrafts.id, projects.id)})
`;
/** Those rows, as a table. */
export const officeProjects = sql`(${officeRows}) as ${projectDrafts}`;

/** Begins a query in which `project_drafts` also has the published projects without a draft. */
const withPublished = (db: Database, rows = officeRows) =>
  db.with(db.$with("project_drafts", getTableColumns(projectDrafts)).as(rows));

/** Whether the applicant answered about the present text, and nobody has changed, planned or published it since. */
const hasNewAnswer = sql`(${projectDrafts.publishAt} is null and exists (
  select from ${projectApprovals} inner join ${projectVersions} on ${projectVersions.id} = ${projectApprovals.versionId}
  where ${projectApprovals.draftId} = ${projectDrafts.id} and ${projectApprovals.answeredAt} is not null
    and coalesce(${projectVersions.publishedAt} < ${projectApprovals.answeredAt}, true)
    and not exists (
      select from ${projectVersions} as newer
      where newer.draft_id = ${projectDrafts.id} and newer.changed_at > ${projectVersions.changedAt}
    )
))`;

const isMissed = (now: Date) => lt(projectDrafts.publishAt, missedBefore(now));

/** Counts the projects about whose text an applicant answered. */
export const answeredProjectCount = (viewer: Viewer): SQL =>
  sql`select count(*) from ${projectDrafts} where ${and(isWrittenBy(viewer), hasNewAnswer)}`;

/** Counts the projects that the site could not publish at their planned hour. */
export const missedPlanCount = (viewer: Viewer, now: Date): SQL =>
  sql`select count(*) from ${projectDrafts} where ${and(isWrittenBy(viewer), isMissed(now))}`;

const draftColumns = {
  ...getTableColumns(projectDrafts),
  hasNewAnswer: sql<boolean>`${hasNewAnswer}`,
  publishedAt: projects.publishedAt,
  slug: projects.slug,
  callSlug: calls.slug,
  callTitle: calls.title,
  state: dossiers.state,
  publishedStatus: projects.status,
  // A published project without a draft has no versions, and the site shows its texts.
  publishedTextsAt: sql<Date | null>`coalesce((
    select max(${projectVersions.changedAt}) from ${projectVersions}
    where ${projectVersions.draftId} = ${projectDrafts.id} and ${projectVersions.publishedAt} is not null
  ), case when ${projectDrafts.madeAt} = ${projects.publishedAt} then ${projects.publishedAt} end)`.mapWith(
    projectVersions.changedAt,
  ),
};

const joined = (db: Database) =>
  withPublished(db)
    .select(draftColumns)
    .from(projectDrafts)
    .innerJoin(calls, eq(calls.id, projectDrafts.callId))
    .leftJoin(dossiers, eq(dossiers.id, projectDrafts.dossierId))
    .leftJoin(projects, eq(projects.id, projectDrafts.id));

/**
 * Lists the projects that a viewer can take off the site because their dossier was withdrawn or became confidential. Those
 * of a vote that opened stay: its ballot and its results are fixed.
 */
export async function listEndedProjects(db: Database, viewer: Viewer, now: Date): Promise<ProjectRow[]> {
  return db
    .select(whole)
    .from(projects)
    .innerJoin(organisations, eq(organisations.id, projects.organisationId))
    .innerJoin(calls, eq(calls.id, projects.callId))
    .innerJoin(dossiers, eq(dossiers.id, projects.dossierId))
    .where(
      and(
        isEndedFor(viewer),
        or(eq(projects.status, "selected"), isNull(calls.votingOpens), gt(calls.votingOpens, now)),
      ),
    )
    .orderBy(projects.slug)
    .limit(100);
}

/** Finds a draft that a viewer may write; null for any other. */
export async function findProjectDraft(db: Database, viewer: Viewer, id: string): Promise<ProjectDraftRow | null> {
  const [row] = await joined(db).where(and(eq(projectDrafts.id, id), isWrittenBy(viewer)));
  return row ?? null;
}

/** Locks a draft for a change by a viewer who may write it; null for any other. */
export async function lockProjectDraft(db: Database, viewer: Viewer, id: string) {
  const [draft] = await db
    .select()
    .from(projectDrafts)
    .where(and(eq(projectDrafts.id, id), isWrittenBy(viewer)))
    .for("update");
  return draft ?? null;
}

/** The state of a project in the list of its editors. */
const projectWritingStates = ["draft", "planned", "published", "answered", "missed"] as const;

/** The projects that lack something in one of these languages. */
const hasGapIn = (some: readonly Language[]) =>
  or(...some.map((language) => sql`${language} = any(${projectDrafts.gaps})`)) ?? sql`false`;

const statesAt = (now: Date): Record<(typeof projectWritingStates)[number], SQL> => ({
  draft: sql`(${projectDrafts.publishAt} is null and not exists (select from ${projects} where ${projects.id} = ${projectDrafts.id}))`,
  planned: sql`${projectDrafts.publishAt} is not null`,
  published: sql`exists (select from ${projects} where ${projects.id} = ${projectDrafts.id})`,
  answered: hasNewAnswer,
  missed: isMissed(now),
});

/** The projects that a viewer may write, for the list of the office. */
export const projectDraftList = (viewer: Viewer, { now }: { now: Date }): ListSource<ProjectDraftRow> => ({
  table: officeProjects,
  sorts: {
    project: [
      { value: projectDrafts.titleKey, type: "text" },
      { value: projectDrafts.id, type: "uuid" },
    ],
    changed: [
      { value: projectDrafts.changedAt, type: "timestamptz" },
      { value: projectDrafts.id, type: "uuid" },
    ],
  },
  where: ({ search, filters }) =>
    and(
      isWrittenBy(viewer),
      filters.state &&
        or(...projectWritingStates.filter((one) => filters.state?.includes(one)).map((one) => statesAt(now)[one])),
      filters.gap && hasGapIn(languages.filter((one) => filters.gap?.includes(one))),
      filters.call &&
        inArray(
          projectDrafts.callId,
          sql`(select ${calls.id} from ${calls} where ${inArray(calls.slug, [...filters.call])})`,
        ),
      matchesTitle(search, projectDrafts.title, sql`${projectDrafts.organisation} ->> 'name'`),
    ),
  read: (db, page) =>
    withPublished(db, rowsOfPage(officeProjects, page))
      .select({ ...draftColumns, sortKeys: page.sortKeys })
      .from(projectDrafts)
      .innerJoin(calls, eq(calls.id, projectDrafts.callId))
      .leftJoin(dossiers, eq(dossiers.id, projectDrafts.dossierId))
      .leftJoin(projects, eq(projects.id, projectDrafts.id))
      .orderBy(...page.orderBy),
});

/** Counts the projects with a gap in one of these languages. */
export function countProjectGaps(db: Database, viewer: Viewer, offered: readonly Language[]): Promise<number> {
  return db.$count(officeProjects, and(isWrittenBy(viewer), hasGapIn(offered)));
}

/** A version of a project with its writer; null for the applicant's own words. */
export type ProjectVersionRow = typeof projectVersions.$inferSelect & { writer: string | null };

const versionColumns = {
  ...getTableColumns(projectVersions),
  writer: sql<string | null>`${people.firstname} || ' ' || ${people.lastname}`,
};

/** Lists the versions of a draft that its reader may write, newest first. */
export function listProjectVersions(db: Database, draftId: string, first: number): Promise<ProjectVersionRow[]> {
  return db
    .select(versionColumns)
    .from(projectVersions)
    .leftJoin(people, eq(people.id, projectVersions.writerId))
    .where(eq(projectVersions.draftId, draftId))
    .orderBy(desc(projectVersions.changedAt))
    .limit(first);
}

/** Finds the newest version of a draft. */
export async function findLatestVersion(db: Database, draftId: string): Promise<ProjectVersionRow | null> {
  return (await listProjectVersions(db, draftId, 1))[0] ?? null;
}

/** Finds the question to the applicant about a draft, if they were asked. */
export async function findApproval(db: Database, draftId: string) {
  const [approval] = await db.select().from(projectApprovals).where(eq(projectApprovals.draftId, draftId));
  return approval ?? null;
}

/** Lists the organisations by name, for their choice in an editor. */
export function listOrganisations(db: Database) {
  return db.select().from(organisations).orderBy(organisations.name, organisations.id).limit(2000);
}
