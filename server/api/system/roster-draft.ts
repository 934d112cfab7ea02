import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { rosterDoubts } from "#domain/roster.ts";
import { type RosterChange, type RosterLineKind, rosterLineKinds } from "#domain/roster-line.ts";
import type { ImportDraft } from "#server/actions/import-draft.ts";
import {
  applyRosterDraft,
  discardRosterDraft,
  findRosterDraft,
  planRosterDraft,
  type RosterDryRun,
} from "#server/actions/roster-draft.ts";
import { longestPage } from "#server/api/page-of.ts";
import { builder } from "#server/api/system/builder.ts";

const LineKindEnum = builder.enumType("RosterLineKind", {
  description: "The effect of a line of a staff list; a doubtful one is left out, and a waiting one needs an operator.",
  values: rosterLineKinds,
});
const DoubtEnum = builder.enumType("RosterDoubt", {
  description: "The reason why a line of a staff list is left out or needs a look.",
  values: rosterDoubts,
});

const Change = builder.objectRef<RosterChange>("RosterChange").implement({
  description: "A field of a person that a line changes.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "The name of the field." }),
    before: t.exposeString("before", { nullable: true, description: "Its value now, if any." }),
    after: t.exposeString("after", { nullable: true, description: "Its new value, if any." }),
  }),
});

const Line = builder.objectRef<RosterDryRun["lines"][number]>("RosterLine").implement({
  description: "One line of a dry run.",
  fields: (t) => ({
    kind: t.expose("kind", { type: LineKindEnum, description: "Its effect." }),
    line: t.exposeInt("line", { nullable: true, description: "The line of the file; null for someone it lacks." }),
    employeeId: t.exposeString("employeeId", { description: "The employee ID, as the file has it." }),
    name: t.exposeString("name", { description: "The name; empty for a line that cannot be read." }),
    branch: t.exposeString("branch", { description: "The code of the branch; empty for a line that cannot be read." }),
    changes: t.expose("changes", { type: [Change], description: "The fields that change." }),
    doubt: t.expose("doubt", { type: DoubtEnum, nullable: true, description: "Why it needs a look, if it does." }),
    word: t.exposeString("word", { nullable: true, description: "The word that nobody knows, if that is the reason." }),
    needsLetter: t.exposeBoolean("needsLetter", { description: "Whether they need an access letter to vote." }),
    hasRole: t.exposeBoolean("hasRole", { description: "Whether the person has a role, which ends when they leave." }),
  }),
});

const LineCount = builder.objectRef<{ kind: RosterLineKind; count: number }>("RosterLineCount").implement({
  description: "The number of lines of one kind.",
  fields: (t) => ({
    kind: t.expose("kind", { type: LineKindEnum, description: "The kind." }),
    count: t.exposeInt("count", { description: "How many." }),
  }),
});

type DraftShape = ImportDraft & { planned(): Promise<RosterDryRun> };

const Draft = builder.objectRef<DraftShape>("RosterDraft").implement({
  description: "A staff list that someone is looking through before taking it over. Nothing has changed yet.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Changes with every file." }),
    fileName: t.exposeString("fileName", { description: "The name of the file." }),
    madeAt: t.expose("madeAt", { type: "Instant", description: "When the file arrived." }),
    fingerprint: t.string({
      description: "Changes with anything that the list would do.",
      resolve: async ({ planned }) => (await planned()).fingerprint,
    }),
    unchanged: t.int({
      description: "How many people stay the same.",
      resolve: async ({ planned }) => (await planned()).unchanged,
    }),
    counts: t.field({
      type: [LineCount],
      description: "The number of lines of each kind.",
      resolve: async ({ planned }) => {
        const { lines } = await planned();
        return rosterLineKinds.map((kind) => ({ kind, count: lines.filter((line) => line.kind === kind).length }));
      },
    }),
    lettersNeeded: t.int({
      description: "How many people will need an access letter to vote.",
      resolve: async ({ planned }) => (await planned()).lines.filter(({ needsLetter }) => needsLetter).length,
    }),
    rolesEnding: t.int({
      description: "How many people with a role leave; their roles end.",
      resolve: async ({ planned }) =>
        (await planned()).lines.filter(({ kind, hasRole }) => kind === "left" && hasRole).length,
    }),
    lines: t.field({
      type: [Line],
      description: "Some lines that change something or cannot be read.",
      args: {
        kind: t.arg({ type: LineKindEnum, required: false, description: "Only lines of this kind." }),
        search: t.arg.string({ required: false, description: "Only lines with this text in the name or ID." }),
        first: t.arg.int({ description: `The maximum number of lines, at most ${longestPage}.` }),
        skip: t.arg.int({ description: "The number of lines before them." }),
      },
      resolve: async ({ planned }, { kind, search, first, skip }) => {
        refuse(first < 0 || first > longestPage ? { code: "list.tooLong", most: longestPage } : null);
        const word = search?.trim().toLowerCase() ?? "";
        const { lines } = await planned();
        return lines
          .filter(
            (line) => (!kind || line.kind === kind) && `${line.name} ${line.employeeId}`.toLowerCase().includes(word),
          )
          .slice(Math.max(0, skip), Math.max(0, skip) + first);
      },
    }),
  }),
});

builder.queryField("rosterDraft", (t) =>
  t.field({
    type: Draft,
    nullable: true,
    description: "The staff list that the current user is looking through; null if there is none.",
    resolve: async (_root, _args, context) => {
      const draft = await findRosterDraft(context);
      if (!draft) return null;
      let planned: Promise<RosterDryRun> | undefined;
      return {
        ...draft,
        // Planning a long list takes a second: it is done once, and only for a page that shows the plan.
        planned: () => {
          planned ??= planRosterDraft(context, draft);
          return planned;
        },
      };
    },
  }),
);

builder.mutationFields((t) => ({
  applyRosterDraft: t.boolean({
    description: "Takes over the staff list that the current user has looked through, all of it or nothing.",
    args: {
      id: t.arg.id({ description: "The `id` of the list that was looked at." }),
      fingerprint: t.arg.string({
        description: "The `fingerprint` that was looked at; `roster.changed` if the list would do something else now.",
      }),
      allowManyLeavers: t.arg.boolean({ description: "Confirms that more than half of the people left." }),
    },
    resolve: async (_root, { id, fingerprint, allowManyLeavers }, context) => {
      refuse(checkId(id));
      await applyRosterDraft(context, { id, fingerprint, allowManyLeavers });
      return true;
    },
  }),
  discardRosterDraft: t.boolean({
    description: "Drops the staff list that the current user is looking through.",
    resolve: async (_root, _args, context) => {
      await discardRosterDraft(context);
      return true;
    },
  }),
}));
