import { checkId } from "#domain/id.ts";
import { type Language, languages } from "#domain/language.ts";
import { type PageKey, type PageText, pageKeys, translationState, translationStates } from "#domain/page.ts";
import { refuse } from "#domain/problem.ts";
import { writePage } from "#server/actions/page.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { PageKeyEnum, toHtml } from "#server/api/fund/page.ts";
import { longestPage } from "#server/api/page-of.ts";
import { findPageVersion } from "#server/database/queries/page.ts";
import {
  type EditedPage,
  type EditedVersion,
  listEditedPages,
  listEditedVersions,
} from "#server/database/queries/page-editor.ts";

export const TranslationStateEnum = builder.enumType("TranslationState", {
  description: "How complete a page is in one language.",
  values: translationStates,
});

type InOneLanguage = { page: PageText; language: Language };
/** The texts of a page or a news item in one language. */
export const PageTextIn = builder.objectRef<InOneLanguage>("PageTextIn").implement({
  description: "The texts of a page in one language; empty where it is not translated.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageEnum, description: "The language." }),
    title: t.string({ description: "Its heading.", resolve: ({ page, language }) => page.title[language] ?? "" }),
    intro: t.string({ description: "Its first lines.", resolve: ({ page, language }) => page.intro[language] ?? "" }),
    body: t.string({
      description: "The rest of the text, in Markdown.",
      resolve: ({ page, language }) => page.body[language] ?? "",
    }),
  }),
});

/** A version of a page or a news item. */
export const VersionToEdit = builder.objectRef<EditedVersion>("EditedPageVersion").implement({
  description: "A version of a page, as its writers see it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    changedAt: t.expose("changedAt", { type: "Instant", description: "When it was published." }),
    note: t.exposeString("note", { nullable: true, description: "The note for readers, in Dutch." }),
    writer: t.exposeString("writer", { nullable: true, description: "Its writer; null for the command line." }),
  }),
});

/** How complete a page, a news item or a mail text is in one language. */
export const PageTranslation = builder
  .objectRef<{ language: Language; state: (typeof translationStates)[number] }>("PageTranslation")
  .implement({
    description: "How complete a page is in one language.",
    fields: (t) => ({
      language: t.expose("language", { type: LanguageEnum, description: "The language." }),
      state: t.expose("state", { type: TranslationStateEnum, description: "How complete it is." }),
    }),
  });

type PageToEdit = { key: PageKey; page: EditedPage | null };
/** The text of a page that is not written yet. */
export const emptyText: PageText = { title: { nl: "" }, intro: { nl: "" }, body: { nl: "" } };

const EditedPageRef = builder.objectRef<PageToEdit>("EditedPage").implement({
  description: "A page of the fund, as its writers see it.",
  fields: (t) => ({
    key: t.expose("key", { type: PageKeyEnum, description: "Which page it is." }),
    revision: t.int({
      description: "How often it was changed; a change must name it.",
      resolve: ({ page }) => page?.revision ?? 0,
    }),
    changedAt: t.field({
      type: "Instant",
      nullable: true,
      description: "When it was last changed; null until it is written.",
      resolve: ({ page }) => page?.changedAt ?? null,
    }),
    writer: t.string({
      nullable: true,
      description: "The last person who changed it; null for the command line.",
      resolve: ({ page }) => page?.writer ?? null,
    }),
    translations: t.field({
      type: [PageTranslation],
      description: "How complete it is in each language.",
      resolve: ({ page }) =>
        languages.map((language) => ({
          language,
          state: page ? translationState(page, language) : ("missing" as const),
        })),
    }),
    texts: t.field({
      type: [PageTextIn],
      description: "Its texts in every language, or those of one of its versions.",
      args: { version: t.arg.id({ required: false, description: "The version to read instead of the present one." }) },
      resolve: async ({ key, page }, { version }, { db }) => {
        refuse(version ? checkId(version) : null);
        const text = version ? await findPageVersion(db, key, version) : page;
        return languages.map((language) => ({ page: text ?? emptyText, language }));
      },
    }),
    versions: t.field({
      type: [VersionToEdit],
      description: "Its versions, the present one first.",
      args: { first: t.arg.int({ description: "The maximum number of versions." }) },
      resolve: ({ key }, { first }, { db }) => {
        refuse(first > longestPage || first < 0 ? { code: "list.tooLong", most: longestPage } : null);
        return listEditedVersions(db, key, first);
      },
    }),
  }),
});

/** A text in one language, as a form sends it. */
export const PageValueInput = builder.inputType("PageValueInput", {
  description: "A text of a page in one language.",
  fields: (t) => ({
    field: t.string({ description: "`title`, `intro`, `body` or `note`, and the language: `title.nl`." }),
    value: t.string({ description: "The text; the body is Markdown." }),
  }),
});

builder.queryFields((t) => ({
  editedPages: t.field({
    type: [EditedPageRef],
    description: "All pages that the fund writes itself, also those that are not written yet.",
    resolve: async (_root, _args, { db }) => {
      const written = await listEditedPages(db);
      return pageKeys.map((key) => ({ key, page: written.find((page) => page.key === key) ?? null }));
    },
  }),
  editedPage: t.field({
    type: EditedPageRef,
    description: "One page, for its writers.",
    args: { key: t.arg({ type: PageKeyEnum }) },
    resolve: async (_root, { key }, { db }) => ({ key, page: (await listEditedPages(db, key))[0] ?? null }),
  }),
  previewMarkdown: t.string({
    description: "A text in Markdown as the page would show it.",
    args: { markdown: t.arg.string() },
    resolve: (_root, { markdown }) => toHtml(markdown),
  }),
}));

builder.mutationField("writePage", (t) =>
  t.boolean({
    description: "Writes a page of the fund, and keeps its earlier text. Answers whether anything changed.",
    args: {
      key: t.arg({ type: PageKeyEnum }),
      revision: t.arg.int({ description: "The revision at which the page was read; another one is refused." }),
      values: t.arg({ type: [PageValueInput], description: "The texts in every language of the fund." }),
      upToDate: t.arg({
        type: [LanguageEnum],
        required: false,
        description: "The languages whose unchanged text still fits the Dutch one.",
      }),
    },
    resolve: (_root, { values, upToDate, ...page }, context) =>
      writePage(context, {
        ...page,
        values: Object.fromEntries(values.map(({ field, value }) => [field, value])),
        upToDate: upToDate ?? [],
      }),
  }),
);
