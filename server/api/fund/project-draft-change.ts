import type { TypedTexts } from "#domain/localized-form.ts";
import { type AskedApproval, answerApproval, askApproval, tryApproval } from "#server/actions/project-approval.ts";
import { makeProject } from "#server/actions/project-by-hand.ts";
import { writeProject } from "#server/actions/project-draft.ts";
import { describePicture, removePicture } from "#server/actions/project-picture.ts";
import { cancelPublication, publishProject, unpublishProject } from "#server/actions/project-publish.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";

const ProjectValueInput = builder.inputType("ProjectValueInput", {
  description: "A typed value of a project.",
  fields: (t) => ({
    field: t.string({ description: "The field, with its language if it is a text: `title.nl`." }),
    value: t.string({ description: "The typed text." }),
  }),
});

const typedIn = (values: readonly { field: string; value: string }[]): TypedTexts =>
  Object.fromEntries(values.map(({ field, value }) => [field, value]));

const SavedProject = builder.objectRef<Awaited<ReturnType<typeof writeProject>>>("SavedProject").implement({
  description: "A project that was saved.",
  fields: (t) => ({
    revision: t.exposeInt("revision", { description: "Its new revision." }),
    changedAt: t.expose("changedAt", { type: "Instant", description: "When it was saved." }),
    isPlanDropped: t.exposeBoolean("isPlanDropped", {
      description: "Whether the change ended its planned publication.",
    }),
  }),
});

const Approval = builder.objectRef<AskedApproval>("ProjectApproval").implement({
  description: "The text of a project, as its applicant reads it through a personal link.",
  fields: (t) => ({
    title: t.string({
      description: "Its title, in the applicant's own language.",
      resolve: ({ version, draft }) => version.title[draft.sourceLanguage] ?? version.title.nl ?? "",
    }),
    summary: t.string({
      description: "The project in one sentence.",
      resolve: ({ version, draft }) => version.summary[draft.sourceLanguage] ?? version.summary.nl ?? "",
    }),
    description: t.string({
      description: "The whole story, in paragraphs.",
      resolve: ({ version, draft }) => version.description[draft.sourceLanguage] ?? version.description.nl ?? "",
    }),
    impact: t.string({
      description: "The changes that it will make.",
      resolve: ({ version, draft }) => version.impact[draft.sourceLanguage] ?? version.impact.nl ?? "",
    }),
    language: t.field({
      type: LanguageEnum,
      description: "The language of these texts.",
      resolve: ({ draft }) => draft.sourceLanguage,
    }),
    askedAt: t.field({
      type: "Instant",
      description: "When the applicant was asked.",
      resolve: ({ approval }) => approval.askedAt,
    }),
    answeredAt: t.field({
      type: "Instant",
      nullable: true,
      description: "When they answered; null until then.",
      resolve: ({ approval }) => approval.answeredAt,
    }),
    isApproved: t.boolean({
      nullable: true,
      description: "Whether they approve the text.",
      resolve: ({ approval }) => approval.isApproved,
    }),
    wish: t.string({
      nullable: true,
      description: "The change that they ask for.",
      resolve: ({ approval }) => approval.wish,
    }),
    showsFirstname: t.boolean({
      description: "Whether the page may show their first name.",
      resolve: ({ approval }) => approval.showsFirstname,
    }),
  }),
});

builder.queryField("projectApproval", (t) =>
  t.field({
    type: Approval,
    nullable: true,
    description: "The text behind a personal link; null if the link does not work.",
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => tryApproval(context, token),
  }),
);

builder.mutationFields((t) => ({
  makeProject: t.id({
    description: "Begins a project without a dossier; answers with its id.",
    args: {
      values: t.arg({
        type: [ProjectValueInput],
        description: "`call` (or `year` for a `year`), `status`, `language` and `title`.",
      }),
    },
    resolve: (_root, { values }, context) => makeProject(context, typedIn(values)),
  }),
  writeProject: t.field({
    type: SavedProject,
    description: "Saves the texts of a project and keeps the earlier ones. The site shows them once it is published.",
    args: {
      id: t.arg.id(),
      revision: t.arg.int({ description: "The revision at which it was read; another one is refused." }),
      values: t.arg({ type: [ProjectValueInput] }),
      upToDate: t.arg({
        type: [LanguageEnum],
        required: false,
        description: "The languages whose unchanged text still fits.",
      }),
      isAutosave: t.arg.boolean({ required: false, description: "The browser saves by itself." }),
    },
    resolve: (_root, { id, revision, values, upToDate, isAutosave }, context) =>
      writeProject(context, {
        id,
        revision,
        values: typedIn(values),
        upToDate: upToDate ?? [],
        isAutosave: isAutosave ?? false,
      }),
  }),
  publishProject: t.boolean({
    description: "Publishes a project, now or at an hour.",
    args: {
      id: t.arg.id(),
      revision: t.arg.int({ description: "The revision at which it was read; another one is refused." }),
      at: t.arg({ type: "Instant", required: false, description: "The hour; now without one." }),
      withoutAnswer: t.arg.boolean({ required: false, description: "Although the applicant has not answered." }),
    },
    resolve: async (_root, { id, revision, at, withoutAnswer }, context) => {
      await publishProject(context, { id, revision, at: at ?? null, withoutAnswer: withoutAnswer ?? false });
      return true;
    },
  }),
  cancelPublication: t.boolean({
    description: "Takes the planned hour of a project back.",
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await cancelPublication(context, { id });
      return true;
    },
  }),
  unpublishProject: t.boolean({
    description: "Takes a project off the site; not once voting opened.",
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await unpublishProject(context, { id });
      return true;
    },
  }),
  describePicture: t.boolean({
    description: "Saves the texts, the maker, the consent and the focus point of the picture of a project.",
    args: {
      id: t.arg.id(),
      values: t.arg({ type: [ProjectValueInput], description: "`alt.nl`, `maker`, `consent`, `focusX` and `focusY`." }),
    },
    resolve: async (_root, { id, values }, context) => {
      await describePicture(context, { draftId: id, values: typedIn(values) });
      return true;
    },
  }),
  removeProjectPicture: t.boolean({
    description: "Takes the picture of a project away.",
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await removePicture(context, { draftId: id });
      return true;
    },
  }),
  askApproval: t.boolean({
    description: "Asks the applicant by mail to read the text of their project.",
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await askApproval(context, { id });
      return true;
    },
  }),
  answerApproval: t.boolean({
    description: "Keeps the answer of the applicant with the personal link.",
    args: {
      token: t.arg.string(),
      isApproved: t.arg.boolean(),
      wish: t.arg.string({ description: "The change that they ask for; empty if there is none." }),
      showsFirstname: t.arg.boolean({ description: "Whether the page may show their first name." }),
    },
    resolve: async (_root, args, context) => {
      await answerApproval(context, args);
      return true;
    },
  }),
}));
