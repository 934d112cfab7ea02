import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { type ImportLineKind, importedStatuses, importLineKinds, type ProjectLine } from "#domain/project-import.ts";
import type { FieldProblem } from "#domain/rules.ts";
import { discardImport, type ImportDraft } from "#server/actions/import-draft.ts";
import { applyProjectImport, findProjectImport, planProjectImport } from "#server/actions/project-import.ts";
import { builder } from "#server/api/fund/builder.ts";
import { longestPage } from "#server/api/page-of.ts";

const LineKindEnum = builder.enumType("ProjectLineKind", {
  description: "The effect of a line of a list of projects.",
  values: importLineKinds,
});

const StatusEnum = builder.enumType("ImportedStatus", {
  description: "The status of a project of an earlier year.",
  values: importedStatuses,
});

const bound = (problem: FieldProblem["problem"], name: "least" | "most"): number | null =>
  name in problem ? Number((problem as Record<string, unknown>)[name]) : null;

const LineProblem = builder.objectRef<FieldProblem>("ProjectLineProblem").implement({
  description: "A problem with a cell of a line.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "The column." }),
    code: t.string({ description: "The code of the reason.", resolve: ({ problem }) => problem.code }),
    least: t.int({
      nullable: true,
      description: "The least that it may be, if that is the reason.",
      resolve: ({ problem }) => bound(problem, "least"),
    }),
    most: t.int({
      nullable: true,
      description: "The most that it may be, if that is the reason.",
      resolve: ({ problem }) => bound(problem, "most"),
    }),
  }),
});

const Line = builder.objectRef<ProjectLine>("ProjectLine").implement({
  description: "One line of a dry run.",
  fields: (t) => ({
    kind: t.expose("kind", { type: LineKindEnum, description: "Its effect." }),
    line: t.exposeInt("line", { description: "The line of the file." }),
    title: t.exposeString("title", { description: "The title of the project, as the file has it." }),
    year: t.exposeString("year", { description: "The year or the call, as the file has it." }),
    organisation: t.exposeString("organisation", { description: "The organisation, as the file has it." }),
    makesYear: t.exposeBoolean("makesYear", { description: "Whether the site does not have this year yet." }),
    makesOrganisation: t.exposeBoolean("makesOrganisation", {
      description: "Whether the site does not have this organisation yet.",
    }),
    status: t.field({
      type: StatusEnum,
      nullable: true,
      description:
        "Its status on the site: in the selection of the fund, a winner or a candidate. Null for a wrong line.",
      resolve: ({ project }) => project?.status ?? null,
    }),
    place: t.int({
      nullable: true,
      description: "Its place in the vote; null without one.",
      resolve: ({ project }) => project?.rank ?? null,
    }),
    problems: t.expose("problems", { type: [LineProblem], description: "The problems with it." }),
  }),
});

const LineCount = builder.objectRef<{ kind: ImportLineKind; count: number }>("ProjectLineCount").implement({
  description: "The number of lines of one kind.",
  fields: (t) => ({
    kind: t.expose("kind", { type: LineKindEnum, description: "The kind." }),
    count: t.exposeInt("count", { description: "How many." }),
  }),
});

type Planned = ImportDraft & { lines: ProjectLine[] };

const ProjectImport = builder.objectRef<Planned>("ProjectImport").implement({
  description: "A list of projects that someone is looking through before taking it over. Nothing has changed yet.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Changes with every file." }),
    fileName: t.exposeString("fileName", { description: "The name of the file." }),
    madeAt: t.expose("madeAt", { type: "Instant", description: "When the file arrived." }),
    counts: t.field({
      type: [LineCount],
      description: "The number of lines of each kind.",
      resolve: ({ lines }) =>
        importLineKinds.map((kind) => ({ kind, count: lines.filter((line) => line.kind === kind).length })),
    }),
    lines: t.field({
      type: [Line],
      description: "Some of its lines, in the order of the file.",
      args: {
        kind: t.arg({ type: LineKindEnum, required: false, description: "Only lines of this kind." }),
        first: t.arg.int({ description: `The maximum number of lines, at most ${longestPage}.` }),
        skip: t.arg.int({ description: "The number of lines before them." }),
      },
      resolve: ({ lines }, { kind, first, skip }) => {
        refuse(first < 0 || first > longestPage ? { code: "list.tooLong", most: longestPage } : null);
        const start = Math.max(0, skip);
        return lines.filter((line) => !kind || line.kind === kind).slice(start, start + first);
      },
    }),
  }),
});

builder.queryField("projectImport", (t) =>
  t.field({
    type: ProjectImport,
    nullable: true,
    description: "The list of projects that the current user is looking through; null if there is none.",
    resolve: async (_root, _args, context) => {
      const draft = await findProjectImport(context);
      return draft && { ...draft, lines: await planProjectImport(context, draft) };
    },
  }),
);

builder.mutationFields((t) => ({
  applyProjectImport: t.int({
    description: "Publishes the projects of the list that was looked at, all of them or none; answers how many.",
    args: { id: t.arg.id({ description: "The `id` of the list that was looked at." }) },
    resolve: (_root, { id }, context) => {
      refuse(checkId(id));
      return applyProjectImport(context, { id });
    },
  }),
  discardProjectImport: t.boolean({
    description: "Drops the list of projects that the current user is looking through.",
    resolve: async (_root, _args, context) => {
      await discardImport(context, "projects");
      return true;
    },
  }),
}));
