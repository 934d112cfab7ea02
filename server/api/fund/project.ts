import { checkId, isSlug } from "#domain/id.ts";
import { inDutch, inLanguage, type Language } from "#domain/language.ts";
import { branches, departments, employmentStatuses } from "#domain/person.ts";
import { refuse } from "#domain/problem.ts";
import { type Proposer as ProposerShape, projectStatuses, themes } from "#domain/project.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Call, callById } from "#server/api/fund/call.ts";
import { Organisation } from "#server/api/fund/organisation.ts";
import { loadById, loadLists } from "#server/api/loader.ts";
import { longestPage, pageOf } from "#server/api/page-of.ts";
import {
  countProjects,
  countProjectsOfCalls,
  findCatalogueCall,
  findProject,
  listProjects,
  listProjectsOfCalls,
  listStories,
  type ProjectFilter,
  type ProjectRow,
  projectCursor,
  type StoryRow,
} from "#server/database/queries/project.ts";

const ProjectStatusEnum = builder.enumType("ProjectStatus", {
  description: "What became of a project.",
  values: projectStatuses,
});
const ThemeEnum = builder.enumType("Theme", { description: "What a project is about.", values: themes });
const BranchEnum = builder.enumType("Branch", { description: "Where an employee works.", values: branches });
const DepartmentEnum = builder.enumType("Department", { description: "A part of the company.", values: departments });
const EmploymentStatusEnum = builder.enumType("EmploymentStatus", {
  description: "How someone belongs to the company.",
  values: employmentStatuses,
});

const Proposer = builder.objectRef<ProposerShape>("Proposer").implement({
  description: "Who put a project forward, as far as it may be shown.",
  fields: (t) => ({
    status: t.expose("status", {
      type: EmploymentStatusEnum,
      description: "Employed, retired, or for a family member.",
    }),
    branch: t.expose("branch", { type: BranchEnum, description: "Where they work." }),
    department: t.expose("department", { type: DepartmentEnum, nullable: true, description: "Their department." }),
    firstname: t.exposeString("firstname", { nullable: true, description: "Only with their consent." }),
  }),
});

type TextOf = { project: ProjectRow; language: Language; title: string; summary: string };
type StoryOf = { story: StoryRow; language: Language };

const ProjectStory = builder.objectRef<StoryOf>("ProjectStory").implement({
  description: "The long texts of a project in one language; in Dutch where they were not translated.",
  fields: (t) => ({
    description: t.string({
      description: "The whole story, in paragraphs.",
      resolve: ({ story, language }) => inLanguage(story.description, language),
    }),
    impact: t.string({
      description: "What changes, with figures.",
      resolve: ({ story, language }) => inLanguage(story.impact, language),
    }),
    quote: t.string({
      nullable: true,
      description: "In the words of whoever put it forward, without quotation marks.",
      resolve: ({ story, language }) => (story.quote ? inLanguage(story.quote, language) : null),
    }),
    followUp: t.string({
      nullable: true,
      description: "What came of it, one year later.",
      resolve: ({ story, language }) => (story.followUp ? inLanguage(story.followUp, language) : null),
    }),
    inDutch: t.stringList({
      description: "Which of these texts, by the names of their fields, stand in Dutch instead.",
      resolve: ({ story: { description, impact, quote, followUp }, language }) =>
        inDutch({ description, impact, quote, followUp }, language),
    }),
  }),
});

const storyById = loadById(listStories);

const ProjectText = builder.objectRef<TextOf>("ProjectText").implement({
  description: "What a project says in one language; in Dutch where it was not translated.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "Used in all communication." }),
    summary: t.exposeString("summary", { description: "One sentence." }),
    inDutch: t.stringList({
      description: "Which of `title` and `summary` stand in Dutch instead.",
      resolve: ({ project: { title, summary }, language }) => inDutch({ title, summary }, language),
    }),
    story: t.field({
      description: "The long texts.",
      type: ProjectStory,
      resolve: async ({ project, language }, _args, context) => ({
        story: await storyById(context, project.id),
        language,
      }),
    }),
  }),
});

export const Project = builder.objectRef<ProjectRow>("Project").implement({
  description: "A project of an organisation, as the public sees it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Stays the same for good." }),
    slug: t.exposeString("slug", { description: "Its part of an address, the same in every language." }),
    status: t.expose("status", { type: ProjectStatusEnum, description: "What became of it." }),
    theme: t.expose("theme", { type: ThemeEnum, description: "What it is about." }),
    illustration: t.exposeString("illustration", { description: "The drawing that goes with it." }),
    text: t.field({
      description: "What it says in this language.",
      type: ProjectText,
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (project, { language }) => ({
        project,
        language,
        title: inLanguage(project.title, language),
        summary: inLanguage(project.summary, language),
      }),
    }),
    organisation: t.expose("organisation", { type: Organisation, description: "Whose project it is." }),
    call: t.field({
      description: "The call it stood in.",
      type: Call,
      resolve: (project, _args, context) => callById(context, project.callId),
    }),
    proposer: t.expose("proposer", { type: Proposer, description: "Who put it forward." }),
    costInCents: t.exposeInt("costInCents", { description: "What carrying it out costs." }),
    askedInCents: t.exposeInt("askedInCents", { description: "What was asked of the fund." }),
    amountInCents: t.exposeInt("amountInCents", { nullable: true, description: "What the fund gave." }),
    rank: t.exposeInt("rank", { nullable: true, description: "Its place among the winners." }),
    votes: t.exposeInt("votes", { nullable: true, description: "How many employees chose it, once published." }),
  }),
});

type FilterArguments = { callId?: string | null | undefined; statuses?: ProjectFilter["statuses"] | undefined };

function filterOf({ callId, statuses }: FilterArguments) {
  refuse(callId ? checkId(callId) : null);
  return { callId: callId ?? null, statuses: statuses ?? null };
}

const projectsOfCall = loadLists(listProjectsOfCalls, (project) => project.callId);

builder.objectField(Call, "projects", (t) =>
  t.field({
    description: "Its projects, winners before the others.",
    type: [Project],
    args: {
      first: t.arg.int({ description: "At most so many." }),
      statuses: t.arg({ type: [ProjectStatusEnum], required: false, description: "Only with one of these." }),
    },
    resolve: (call, { first, statuses }, context) => {
      refuse(first > longestPage || first < 0 ? { code: "list.tooLong", most: longestPage } : null);
      return projectsOfCall(context, call.id, { first, statuses: statuses ?? null });
    },
  }),
);

const projectCountOfCall = loadById(countProjectsOfCalls);

builder.objectField(Call, "projectCount", (t) =>
  t.int({
    description: "How many projects it has that everyone may see.",
    resolve: async (call, _args, context) => (await projectCountOfCall(context, call.id)).projects,
  }),
);

builder.queryFields((t) => ({
  catalogueCall: t.field({
    description: "The call whose projects a visitor looks at: the one asked for, else the latest that has projects.",
    type: Call,
    nullable: true,
    args: {
      slug: t.arg.string({ required: false, description: "Only the call with this address." }),
      project: t.arg.string({
        required: false,
        description: "Only the call in which the project with this address stood.",
      }),
    },
    resolve: (_root, { slug, project }, { db }) =>
      [slug, project].every((one) => !one || isSlug(one)) ? findCatalogueCall(db, { slug, project }) : null,
  }),
  projects: t.connection(
    {
      description: "Published projects, newest call first and winners before the others.",
      type: Project,
      args: {
        callId: t.arg.id({ required: false, description: "Only of this call." }),
        statuses: t.arg({ type: [ProjectStatusEnum], required: false, description: "Only with one of these." }),
      },
      resolve: async (_root, args, { db }) => {
        const filter = filterOf(args);
        const page = await pageOf(args, (page) => listProjects(db, filter, page), projectCursor);
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
    description: "The project with this address; null when there is none, or none that may be shown.",
    type: Project,
    nullable: true,
    args: { slug: t.arg.string() },
    resolve: (_root, { slug }, { db }) => (isSlug(slug) ? findProject(db, slug) : null),
  }),
}));
