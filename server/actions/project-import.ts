import { randomUUID } from "node:crypto";
import { yearOf } from "#domain/brussels-time.ts";
import { phaseOf } from "#domain/call.ts";
import { illustrationFor } from "#domain/illustration.ts";
import { Refusal, refuse } from "#domain/problem.ts";
import {
  checkProjectTable,
  type ImportedProject,
  type ImportSituation,
  organisationKey,
  type ProjectLine,
  planProjects,
  projectKey,
} from "#domain/project-import.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { organisationOf } from "#server/actions/earlier-call.ts";
import { discardImport, findImport, type ImportDraft, keepImport, openImport } from "#server/actions/import-draft.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { callOfYear } from "#server/actions/project-by-hand.ts";
import { makeSlug } from "#server/actions/slug.ts";
import { readTable } from "#server/actions/table-file.ts";
import type { Context } from "#server/context.ts";
import { eq, sql } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import { listCalls } from "#server/database/queries/call.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { calls } from "#server/database/tables/call.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projects } from "#server/database/tables/project.ts";

type ImportContext = Pick<Context, "db" | "me" | "now" | "secret">;

/** Keeps a list of projects for its dry run; refuses one that cannot be read. */
export async function keepProjectImport(context: ImportContext, file: Uint8Array, name: string): Promise<void> {
  requirePermission(context.me, "writeProject");
  await readProjectTable(file);
  await keepImport(context, { kind: "projects", file, name });
}

/** Finds the list of projects that the current user is looking through; null if there is none. */
export function findProjectImport(context: Pick<Context, "db" | "me">): Promise<ImportDraft | null> {
  return findImport(context, "projects");
}

/** Says what each line of such a list would do now. */
export async function planProjectImport(context: ImportContext, draft: ImportDraft): Promise<ProjectLine[]> {
  const table = await readProjectTable(openImport(context, draft));
  return planProjects(table, await situationOf(context));
}

async function readProjectTable(file: Uint8Array) {
  const table = await readTable(file);
  if (!table) throw new Refusal({ code: "projectImport.unreadable" });
  refuse(checkProjectTable(table));
  return table;
}

async function situationOf({ db, now }: Pick<Context, "db" | "now">): Promise<ImportSituation> {
  const { themes, branches } = await getFundLists(db);
  const published = await listCalls(db);
  const factsOf = (call: (typeof published)[number]) => ({
    isOver: phaseOf(call, now) === "published",
    hasVote: call.votingOpens !== null,
  });
  const present = await db
    .select({ title: projects.title, slug: calls.slug, submissionsOpen: calls.submissionsOpen })
    .from(projects)
    .innerJoin(calls, eq(calls.id, projects.callId));
  const knownOrganisations = await db
    .select({ name: organisations.name, postalCode: organisations.postalCode })
    .from(organisations);
  return {
    themes,
    branches,
    languages: await listLanguages(db),
    lastYear: Number(yearOf(now)) - 1,
    // A call is named by its address or by its year.
    years: new Map([
      ...published.map((call) => [yearOf(call.submissionsOpen), factsOf(call)] as const),
      ...published.map((call) => [call.slug, factsOf(call)] as const),
    ]),
    projects: new Set(
      present.flatMap(({ title, slug, submissionsOpen }) => [
        projectKey(slug, title.nl),
        projectKey(yearOf(submissionsOpen), title.nl),
      ]),
    ),
    organisations: new Set(knownOrganisations.map(({ name, postalCode }) => organisationKey(name, postalCode))),
  };
}

/** Publishes the projects of the list that the current user has looked through: all of them, or none. */
export async function applyProjectImport(context: ImportContext, { id }: { id: string }): Promise<number> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const draft = await findProjectImport(inside);
    // A list that was dropped in another window since is not the one that was looked at.
    if (draft?.id !== id) throw new Refusal({ code: "projectImport.noDraft" });
    // Of two imports at once, the second finds the projects of the first.
    await db.execute(sql`lock table ${projects} in share row exclusive mode`);
    const lines = await planProjectImport(inside, draft);
    const wrong = lines.filter(({ kind }) => kind === "wrong").length;
    refuse(wrong > 0 ? { code: "projectImport.wrongLines", count: wrong } : null);
    const addedProjects = lines.flatMap(({ kind, project }) => (kind === "added" && project ? [project] : []));
    for (const [place, project] of addedProjects.entries()) await addProject(inside, project, place);
    await discardImport(inside, "projects");
    await recordAudit(inside, {
      act: "import_projects",
      subject: "projects",
      details: { added: addedProjects.length },
    });
    await announcePublicChange(db);
    return addedProjects.length;
  });
}

async function addProject(context: ImportContext, project: ImportedProject, place: number): Promise<void> {
  const { db } = context;
  const { year, organisation, branch, ...values } = project;
  const call = await callOfYear(context, year);
  const id = randomUUID();
  await db.insert(projects).values({
    ...values,
    id,
    slug: await makeSlug(db, projects, { id, title: project.title.nl, instead: "project" }),
    callId: call.id,
    organisationId: await organisationOf(db, organisation),
    illustration: illustrationFor(project.theme, place),
    // Old lists rarely say who put a project forward; most of those people still worked here.
    proposer: { status: "employed", branch, department: null, firstname: null },
    publishedAt: call.resultsPublished,
  });
}
