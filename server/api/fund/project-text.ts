import { inDutch, inLanguage, type Language } from "#domain/language.ts";
import type { Delivery, GalleryPicture } from "#domain/project.ts";
import { builder } from "#server/api/fund/builder.ts";
import { loadById } from "#server/api/loader.ts";
import { listStories, type ProjectRow, type StoryRow } from "#server/database/queries/project.ts";

type TextOf = { project: ProjectRow; language: Language; title: string; summary: string };
type StoryOf = { story: StoryRow; language: Language };

const ProjectDelivery = builder.objectRef<{ delivery: Delivery; language: Language }>("ProjectDelivery").implement({
  description: "One promise of a project and what came of it.",
  fields: (t) => ({
    promised: t.string({
      description: "What was promised.",
      resolve: ({ delivery, language }) => inLanguage(delivery.promised, language),
    }),
    delivered: t.string({
      description: "What came of it.",
      resolve: ({ delivery, language }) => inLanguage(delivery.delivered, language),
    }),
    isMet: t.boolean({ description: "Whether the promise was kept.", resolve: ({ delivery }) => delivery.isMet }),
    inDutch: t.stringList({
      description: "Which of `promised` and `delivered` stand in Dutch instead.",
      resolve: ({ delivery: { promised, delivered }, language }) => inDutch({ promised, delivered }, language),
    }),
  }),
});

const ProjectPicture = builder.objectRef<{ picture: GalleryPicture; language: Language }>("ProjectPicture").implement({
  description: "One more picture of a project.",
  fields: (t) => ({
    illustration: t.string({ description: "Which drawing.", resolve: ({ picture }) => picture.illustration }),
    caption: t.string({
      description: "What it shows.",
      resolve: ({ picture, language }) => inLanguage(picture.caption, language),
    }),
    inDutch: t.stringList({
      description: "Says whether `caption` stands in Dutch instead.",
      resolve: ({ picture: { caption }, language }) => inDutch({ caption }, language),
    }),
  }),
});

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
    deliveries: t.field({
      description: "What was promised and what came of it, one year later.",
      type: [ProjectDelivery],
      resolve: ({ story, language }) => story.deliveries.map((delivery) => ({ delivery, language })),
    }),
    gallery: t.field({
      description: "More pictures.",
      type: [ProjectPicture],
      resolve: ({ story, language }) => story.gallery.map((picture) => ({ picture, language })),
    }),
    inDutch: t.stringList({
      description: "Which of these texts, by the names of their fields, stand in Dutch instead.",
      resolve: ({ story: { description, impact, quote, followUp }, language }) =>
        inDutch({ description, impact, quote, followUp }, language),
    }),
  }),
});

const storyById = loadById(listStories);

/** The texts of a project in one language. */
export const ProjectText = builder.objectRef<TextOf>("ProjectText").implement({
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
        story: project.story ?? (await storyById(context, project.id)),
        language,
      }),
    }),
  }),
});
