import { and, desc, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { DossierState } from "#domain/dossier.ts";
import type { Viewer } from "#domain/dossier-level.ts";
import { type Language, languages } from "#domain/language.ts";
import { mayDo } from "#domain/permission.ts";
import { projectTextParts } from "#domain/project-draft.ts";
import type { Database } from "#server/database/open.ts";
import { isEndedFor, isProjectWrittenBy } from "#server/database/queries/dossier-access.ts";
import type { ListSource } from "#server/database/queries/list.ts";
import { type ProjectRow, whole } from "#server/database/queries/project.ts";
import { calls } from "#server/database/tables/call.ts";
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
  /** The state of its dossier; null for a project without one. */
  state: DossierState | null;
  /** The moment at which the texts on the site were written; null as long as it is not published. */
  publishedTextsAt: Date | null;
};

/** The drafts that a viewer may read and write. */
export function isWrittenBy(viewer: Viewer): SQL {
  const ofDossier = sql`(select from ${dossiers} where ${and(eq(dossiers.id, projectDrafts.dossierId), isProjectWrittenBy(viewer))})`;
  const isByHand = mayDo(viewer, "writeProject") ? isNull(projectDrafts.dossierId) : sql`false`;
  return or(isByHand, sql`exists ${ofDossier}`) as SQL;
}

const draftColumns = {
  ...getTableColumns(projectDrafts),
  publishedAt: projects.publishedAt,
  slug: projects.slug,
  callSlug: calls.slug,
  state: dossiers.state,
  publishedTextsAt: sql<Date | null>`(
    select max(${projectVersions.changedAt}) from ${projectVersions}
    where ${projectVersions.draftId} = ${projectDrafts.id} and ${projectVersions.publishedAt} is not null
  )`.mapWith(projectVersions.changedAt),
};

const joined = (db: Database) =>
  db
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
const projectWritingStates = ["draft", "planned", "published"] as const;

/** Whether a project lacks something in one language, or is older there than in its own; `projectTranslation` says how. */
function hasGapIn(language: Language): SQL {
  const { sourceLanguage, writtenAt } = projectDrafts;
  const parts = projectTextParts.map(
    (part) =>
      sql`(coalesce(${projectDrafts[part]} ->> ${sourceLanguage}, '') <> '' and coalesce(${projectDrafts[part]} ->> ${language}, '') = '')`,
  );
  const isOlder = sql`coalesce(${writtenAt} ->> ${language}, '') < (${writtenAt} ->> ${sourceLanguage})`;
  return sql`(${sourceLanguage} <> ${language} and (${sql.join([...parts, isOlder], sql` or `)}))`;
}

const states: Record<(typeof projectWritingStates)[number], SQL> = {
  draft: sql`(${projectDrafts.publishAt} is null and not exists (select from ${projects} where ${projects.id} = ${projectDrafts.id}))`,
  planned: sql`${projectDrafts.publishAt} is not null`,
  published: sql`exists (select from ${projects} where ${projects.id} = ${projectDrafts.id})`,
};

const titleKey = sql`name_key(coalesce(${projectDrafts.title} ->> 'nl', ${projectDrafts.title} ->> ${projectDrafts.sourceLanguage}, ''))`;

/** The projects that a viewer may write, for the list of the office. */
export const projectDraftList = (viewer: Viewer): ListSource<ProjectDraftRow> => ({
  table: projectDrafts,
  sorts: {
    project: [
      { value: titleKey, type: "text" },
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
        or(...projectWritingStates.filter((one) => filters.state?.includes(one)).map((one) => states[one])),
      filters.gap && or(...languages.filter((one) => filters.gap?.includes(one)).map(hasGapIn)),
      filters.call &&
        inArray(
          projectDrafts.callId,
          sql`(select ${calls.id} from ${calls} where ${inArray(calls.slug, [...filters.call])})`,
        ),
      matches(search),
    ),
  read: (db, { where, orderBy, limit, sortKeys }) =>
    db
      .select({ ...draftColumns, sortKeys })
      .from(projectDrafts)
      .innerJoin(calls, eq(calls.id, projectDrafts.callId))
      .leftJoin(dossiers, eq(dossiers.id, projectDrafts.dossierId))
      .leftJoin(projects, eq(projects.id, projectDrafts.id))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

/** Finds projects by a part of their titles or the name of their organisation. */
function matches(search: string): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const texts = sql`concat_ws(' ', ${projectDrafts.title} ->> 'nl', ${projectDrafts.title} ->> 'en', ${projectDrafts.title} ->> 'fr', ${projectDrafts.organisation} ->> 'name')`;
  return sql`name_key(${texts}) like name_key(${pattern})`;
}

/** Counts the projects with a gap in one of these languages. */
export function countProjectGaps(db: Database, viewer: Viewer, offered: readonly Language[]): Promise<number> {
  return db.$count(projectDrafts, and(isWrittenBy(viewer), or(...offered.map(hasGapIn))));
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
