import { inDutch, inLanguage, type Language } from "#domain/language.ts";
import type { Delivery, GalleryPicture } from "#domain/project.ts";
import { builder } from "#server/api/fund/builder.ts";
import { loadById } from "#server/api/loader.ts";
import { listStories, type ProjectRow, type StoryRow } from "#server/database/queries/project.ts";

type TextOf = { project: ProjectRow; language: Language; title: string; summary: string };
type StoryOf = { story: StoryRow; language: Language };

const ProjectDelivery = builder.objectRef<{ delivery: Delivery; language: Language }>("ProjectDelivery").implement({
  description: "A promise of a project, and its outcome.",
  fields: (t) => ({
    promised: t.string({
      description: "The promise.",
      resolve: ({ delivery, language }) => inLanguage(delivery.promised, language),
    }),
    delivered: t.string({
      description: "The outcome.",
      resolve: ({ delivery, language }) => inLanguage(delivery.delivered, language),
    }),
    isMet: t.boolean({ description: "Whether the promise was kept.", resolve: ({ delivery }) => delivery.isMet }),
    inDutch: t.stringList({
      description: "Which of `promised` and `delivered` are in Dutch because they are not translated.",
      resolve: ({ delivery: { promised, delivered }, language }) => inDutch({ promised, delivered }, language),
    }),
  }),
});

const ProjectPicture = builder.objectRef<{ picture: GalleryPicture; language: Language }>("ProjectPicture").implement({
  description: "A further picture of a project.",
  fields: (t) => ({
    illustration: t.string({ description: "The name of the drawing.", resolve: ({ picture }) => picture.illustration }),
    caption: t.string({
      description: "The caption.",
      resolve: ({ picture, language }) => inLanguage(picture.caption, language),
    }),
    inDutch: t.stringList({
      description: "Contains `caption` if it is in Dutch because it is not translated.",
      resolve: ({ picture: { caption }, language }) => inDutch({ caption }, language),
    }),
  }),
});

const ProjectStory = builder.objectRef<StoryOf>("ProjectStory").implement({
  description: "The long texts of a project in one language; in Dutch where they are not translated.",
  fields: (t) => ({
    description: t.string({
      description: "The whole story, in paragraphs.",
      resolve: ({ story, language }) => inLanguage(story.description, language),
    }),
    impact: t.string({
      description: "The impact of the project, with figures.",
      resolve: ({ story, language }) => inLanguage(story.impact, language),
    }),
    quote: t.string({
      nullable: true,
      description: "A quote of the proposer, without quotation marks.",
      resolve: ({ story, language }) => (story.quote ? inLanguage(story.quote, language) : null),
    }),
    followUp: t.string({
      nullable: true,
      description: "A report on the project, one year later.",
      resolve: ({ story, language }) => (story.followUp ? inLanguage(story.followUp, language) : null),
    }),
    deliveries: t.field({
      description: "The promises and their outcomes, one year later.",
      type: [ProjectDelivery],
      resolve: ({ story, language }) => story.deliveries.map((delivery) => ({ delivery, language })),
    }),
    gallery: t.field({
      description: "More pictures.",
      type: [ProjectPicture],
      resolve: ({ story, language }) => story.gallery.map((picture) => ({ picture, language })),
    }),
    inDutch: t.stringList({
      description: "The field names of the texts that are in Dutch because they are not translated.",
      resolve: ({ story: { description, impact, quote, followUp }, language }) =>
        inDutch({ description, impact, quote, followUp }, language),
    }),
  }),
});

const storyById = loadById(listStories);

/** The texts of a project in one language. */
export const ProjectText = builder.objectRef<TextOf>("ProjectText").implement({
  description: "The short texts of a project in one language; in Dutch where they are not translated.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "The title, as used in all communication." }),
    summary: t.exposeString("summary", { description: "A summary in one sentence." }),
    inDutch: t.stringList({
      description: "Which of `title` and `summary` are in Dutch because they are not translated.",
      resolve: ({ project: { title, summary }, language }) => inDutch({ title, summary }, language),
    }),
    story: t.field({
      description: "The long texts.",
      type: ProjectStory,
      resolve: async ({ project, language }, _args, context) => ({
        story: project.story ?? (await storyById(context, project.id)),
        language,
      }),
    }),
  }),
});
