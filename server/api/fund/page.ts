import { micromark } from "micromark";
import { inDutch, inLanguage, isTranslated, type Language } from "#domain/language.ts";
import { pageKeys } from "#domain/page.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { findPage, type PageRow } from "#server/database/queries/page.ts";

const pageKeyValues = Object.fromEntries(pageKeys.map((key) => [key.replaceAll("-", "_"), { value: key }]));
const PageKeyEnum = builder.enumType("PageKey", {
  description: "A page the fund writes itself.",
  values: pageKeyValues as Record<string, { value: (typeof pageKeys)[number] }>,
});

const Page = builder.objectRef<{ page: PageRow; language: Language }>("Page").implement({
  description: "A page the fund wrote, in one language; in Dutch where it was not translated.",
  fields: (t) => ({
    title: t.string({ description: "Its heading.", resolve: ({ page, language }) => inLanguage(page.title, language) }),
    intro: t.string({
      description: "Its first lines.",
      resolve: ({ page, language }) => inLanguage(page.intro, language),
    }),
    body: t.string({
      description: "The rest, in Markdown.",
      resolve: ({ page, language }) => inLanguage(page.body, language),
    }),
    html: t.string({
      description: "The rest, ready to show: raw HTML and scripting addresses in the Markdown are left out.",
      resolve: ({ page, language }) => micromark(inLanguage(page.body, language)),
    }),
    isTranslated: t.boolean({
      description: "False when it stands in Dutch instead.",
      resolve: ({ page, language }) => isTranslated([page.title, page.intro, page.body], language),
    }),
    inDutch: t.stringList({
      description: "Which of `title`, `intro` and `body` stand in Dutch instead.",
      resolve: ({ page: { title, intro, body }, language }) => inDutch({ title, intro, body }, language),
    }),
    changedAt: t.field({
      description: "When it was last changed.",
      type: "Instant",
      resolve: ({ page }) => page.changedAt,
    }),
  }),
});

builder.queryField("page", (t) =>
  t.field({
    description: "A page the fund wrote; null while it has not.",
    type: Page,
    nullable: true,
    args: { key: t.arg({ type: PageKeyEnum }), language: t.arg({ type: LanguageEnum }) },
    resolve: async (_root, { key, language }, { db }) => {
      const page = await findPage(db, key);
      return page && { page, language };
    },
  }),
);
