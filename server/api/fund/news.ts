import { inDutch, inLanguage, type Language } from "#domain/language.ts";
import { refuse } from "#domain/problem.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { toHtml } from "#server/api/fund/page.ts";
import { longestPage } from "#server/api/page-of.ts";
import { findNews, listNews, type PublicNews } from "#server/database/queries/news.ts";

const News = builder.objectRef<{ item: PublicNews; language: Language }>("News").implement({
  description: "A news item of the fund in one language; in Dutch where it is not translated.",
  fields: (t) => ({
    id: t.id({ description: "An id that never changes.", resolve: ({ item }) => item.id }),
    slug: t.string({ description: "The last part of its address.", resolve: ({ item }) => item.slug }),
    title: t.string({
      description: "Its heading.",
      resolve: ({ item, language }) => inLanguage(item.title, language),
    }),
    intro: t.string({
      description: "Its first lines.",
      resolve: ({ item, language }) => inLanguage(item.intro, language),
    }),
    html: t.string({
      description: "The rest of the text as safe HTML: raw HTML and script addresses in the Markdown are left out.",
      resolve: ({ item, language }) => toHtml(inLanguage(item.body, language)),
    }),
    inDutch: t.stringList({
      description: "Which of `title`, `intro` and `body` are in Dutch because they are not translated.",
      resolve: ({ item: { title, intro, body }, language }) => inDutch({ title, intro, body }, language),
    }),
    publishedAt: t.field({
      type: "Instant",
      description: "When it was published.",
      resolve: ({ item }) => item.publishedAt,
    }),
  }),
});

builder.queryFields((t) => ({
  news: t.field({
    type: [News],
    description: "The news of the fund, newest first.",
    args: {
      first: t.arg.int({ description: "The maximum number of news items." }),
      language: t.arg({ type: LanguageEnum }),
    },
    resolve: async (_root, { first, language }, { db, now }) => {
      refuse(first > longestPage || first < 0 ? { code: "list.tooLong", most: longestPage } : null);
      return (await listNews(db, now, first)).map((item) => ({ item, language }));
    },
  }),
  newsItem: t.field({
    type: News,
    nullable: true,
    description: "One news item; null if there is none at this address.",
    args: {
      slug: t.arg.string({ description: "The last part of its address." }),
      language: t.arg({ type: LanguageEnum }),
    },
    resolve: async (_root, { slug, language }, { db, now }) => {
      const item = await findNews(db, now, slug);
      return item && { item, language };
    },
  }),
}));
