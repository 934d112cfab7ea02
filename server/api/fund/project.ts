import { isPublished } from "#domain/call.ts";
import { checkId, isSlug } from "#domain/id.ts";
import { withoutRepeats } from "#domain/illustration.ts";
import { inLanguage } from "#domain/language.ts";
import { employmentStatuses } from "#domain/person.ts";
import { refuse } from "#domain/problem.ts";
import { type ProjectStatus, type Proposer as ProposerShape, projectStatuses, reportDue } from "#domain/project.ts";
import type { ApiContext } from "#server/api/context.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Call, callById } from "#server/api/fund/call.ts";
import { Organisation } from "#server/api/fund/organisation.ts";
import { ProjectText } from "#server/api/fund/project-text.ts";
import { loadLists, readOncePer } from "#server/api/loader.ts";
import { longestPage, pageOf } from "#server/api/page-of.ts";
import { type CallRow, sumFigures } from "#server/database/queries/call.ts";
import {
  countProjects,
  findProject,
  listProjects,
  listProjectsOfCalls,
  type ProjectFilter,
  type ProjectRow,
  projectCursor,
} from "#server/database/queries/project.ts";

export const ProjectStatusEnum = builder.enumType("ProjectStatus", {
  description: "The status of a project.",
  values: projectStatuses,
});
const EmploymentStatusEnum = builder.enumType("EmploymentStatus", {
  description: "The relation of a person to the company.",
  values: employmentStatuses,
});

const Proposer = builder.objectRef<ProposerShape>("Proposer").implement({
  description: "The person who put a project forward, as far as it may be shown.",
  fields: (t) => ({
    status: t.expose("status", {
      type: EmploymentStatusEnum,
      description: "Whether they are employed or retired, or act for a family member.",
    }),
    branch: t.exposeString("branch", { description: "The code of the branch where they work." }),
    department: t.exposeString("department", { nullable: true, description: "The code of their department." }),
    firstname: t.exposeString("firstname", {
      nullable: true,
      description: "Their first name; null without their consent.",
    }),
  }),
});

async function callOf({ call, callId }: ProjectRow, context: ApiContext): Promise<CallRow> {
  return call ?? callById(context, callId);
}

/** Tells whether everyone may know how the vote on this project ended. */
async function isDecided(project: ProjectRow, context: ApiContext): Promise<boolean> {
  return isPublished(await callOf(project, context), context.now);
}

export const Project = builder.objectRef<ProjectRow>("Project").implement({
  description: "A project of an organisation, as the public sees it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    slug: t.exposeString("slug", { description: "The last part of its address, the same in every language." }),
    status: t.expose("status", { type: ProjectStatusEnum, description: "Its status." }),
    theme: t.exposeString("theme", { description: "The code of its theme." }),
    illustration: t.exposeString("illustration", {
      description: "Its drawing. A list does not repeat a drawing while there are enough.",
    }),
    text: t.field({
      description: "Its texts in a language.",
      type: ProjectText,
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (project, { language }) => ({
        project,
        language,
        title: inLanguage(project.title, language),
        summary: inLanguage(project.summary, language),
      }),
    }),
    organisation: t.expose("organisation", { type: Organisation, description: "The organisation behind the project." }),
    call: t.field({
      description: "The call of the project.",
      type: Call,
      resolve: (project, _args, context) => callOf(project, context),
    }),
    proposer: t.expose("proposer", { type: Proposer, description: "The person who put it forward." }),
    costInCents: t.exposeInt("costInCents", { description: "The cost of the project." }),
    askedInCents: t.exposeInt("askedInCents", { description: "The amount that was asked of the fund." }),
    amountInCents: t.exposeInt("amountInCents", {
      nullable: true,
      description: "The amount that the fund gave; null if it gave none.",
    }),
    isReportDue: t.boolean({
      description: "Whether a report is due: one year after it could be paid.",
      resolve: async (project, _args, context) => context.now >= reportDue((await callOf(project, context)).awardsFrom),
    }),
    rank: t.int({
      nullable: true,
      description: "Its place among the winners; null until results are published.",
      resolve: async (project, _args, context) => ((await isDecided(project, context)) ? project.rank : null),
    }),
    votes: t.int({
      nullable: true,
      description: "How many employees chose it; null until results are published.",
      resolve: async (project, _args, context) => ((await isDecided(project, context)) ? project.votes : null),
    }),
    committeeScore: t.int({
      nullable: true,
      description: "The committee's score, out of 100; null until results are published.",
      resolve: async (project, _args, context) => ((await isDecided(project, context)) ? project.committeeScore : null),
    }),
  }),
});

type FilterArguments = { callId?: string | null | undefined; statuses?: ProjectFilter["statuses"] | undefined };

function filterOf({ callId, statuses }: FilterArguments) {
  refuse(callId ? checkId(callId) : null);
  return { callId: callId ?? null, statuses: statuses ?? null };
}

const listsOfCalls = loadLists(listProjectsOfCalls, (project) => project.callId);

/** Loads the projects of several calls at once, one list per call. */
export async function projectsOfCall(...args: Parameters<typeof listsOfCalls>): Promise<ProjectRow[]> {
  return withoutRepeats(await listsOfCalls(...args));
}

builder.objectField(Call, "projects", (t) =>
  t.field({
    description: "Its projects, winners before the others.",
    type: [Project],
    args: {
      first: t.arg.int({ description: "The maximum number of projects." }),
      statuses: t.arg({
        type: [ProjectStatusEnum],
        required: false,
        description: "Only projects with one of these statuses.",
      }),
    },
    resolve: (call, { first, statuses }, context) => {
      refuse(first > longestPage || first < 0 ? { code: "list.tooLong", most: longestPage } : null);
      return projectsOfCall(context, call.id, { first, statuses: statuses ?? null });
    },
  }),
);

/** Adds up the figures of a call; a draft has no public projects. */
async function figuresOf(context: ApiContext, { id, publishedAt }: CallRow, statuses: readonly ProjectStatus[]) {
  return sumFigures(publishedAt ? await callById(context, id) : { figures: {} }, statuses);
}

builder.objectFields(Call, (t) => ({
  projectCount: t.int({
    description: "How many public projects it has.",
    args: {
      statuses: t.arg({
        type: [ProjectStatusEnum],
        required: false,
        description: "Only projects with one of these statuses.",
      }),
    },
    resolve: async (call, { statuses }, context) =>
      (await figuresOf(context, call, statuses ?? projectStatuses)).projects,
  }),
  givenToWinnersInCents: t.int({
    description: "The total amount that the fund gave its winners.",
    resolve: async (call, _args, context) => (await figuresOf(context, call, ["winner"])).givenInCents,
  }),
}));

/** Finds the project with this address, once per request; null when there is none. */
export const projectAt = readOncePer(
  (slug: string) => slug,
  ({ db }, slug) => findProject(db, slug),
);

builder.queryFields((t) => ({
  projects: t.connection(
    {
      description: "Published projects, newest call first and winners before the others.",
      type: Project,
      args: {
        callId: t.arg.id({ required: false, description: "Only projects of this call." }),
        statuses: t.arg({
          type: [ProjectStatusEnum],
          required: false,
          description: "Only projects with one of these statuses.",
        }),
      },
      resolve: async (_root, args, { db }) => {
        const filter = filterOf(args);
        const page = await pageOf(
          args,
          async (page) => withoutRepeats(await listProjects(db, filter, page)),
          projectCursor,
        );
        return { ...page, filter };
      },
    },
    {
      fields: (t) => ({
        totalCount: t.int({
          description: "How many there are on all pages together.",
          resolve: (connection, _args, { db }) =>
            countProjects(db, (connection as typeof connection & { filter: ProjectFilter }).filter),
        }),
      }),
    },
  ),
  project: t.field({
    description: "The project with this address; null if it does not exist or is not public.",
    type: Project,
    nullable: true,
    args: { slug: t.arg.string() },
    resolve: (_root, { slug }, context) => (isSlug(slug) ? projectAt(context, slug) : null),
  }),
}));
