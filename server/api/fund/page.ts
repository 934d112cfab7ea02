import { micromark } from "micromark";
import { checkId } from "#domain/id.ts";
import { inDutch, inLanguage, isTranslated, type Language } from "#domain/language.ts";
import { type PageKey, type PageText, pageKeys } from "#domain/page.ts";
import { refuse } from "#domain/problem.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { longestPage } from "#server/api/page-of.ts";
import {
  findPage,
  findPageVersion,
  listPageVersions,
  type PageRow,
  type PageVersionHead,
} from "#server/database/queries/page.ts";

const pageKeyValues = Object.fromEntries(pageKeys.map((key) => [key.replaceAll("-", "_"), { value: key }]));
export const PageKeyEnum = builder.enumType("PageKey", {
  description: "A page that the fund writes itself.",
  values: pageKeyValues as Record<string, { value: PageKey }>,
});

const PageVersion = builder.objectRef<{ version: PageVersionHead; language: Language }>("PageVersion").implement({
  description: "A version of a page.",
  fields: (t) => ({
    id: t.id({ description: "An id that never changes.", resolve: ({ version }) => version.id }),
    changedAt: t.field({
      description: "When this version was published.",
      type: "Instant",
      resolve: ({ version }) => version.changedAt,
    }),
    note: t.string({
      nullable: true,
      description: "A note on the changes; null for the first version.",
      resolve: ({ version: { note }, language }) => (note ? inLanguage(note, language) : null),
    }),
    isNoteInDutch: t.boolean({
      description: "Whether the note is in Dutch because it is not translated.",
      resolve: ({ version: { note }, language }) => !isTranslated([note], language),
    }),
  }),
});

// Links, code and tags match first, so that they are left unchanged.
const mailAddress = /<(a|code)\b.*?<\/\1>|<[^>]*>|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/gs;

/**
 * Renders Markdown for a page: without raw HTML and script addresses, with headings from level 2 because the page has
 * its own main heading, and with email addresses as links.
 */
export function toHtml(markdown: string): string {
  return micromark(markdown)
    .replaceAll(/<(\/?)h1>/g, "<$1h2>")
    .replaceAll(mailAddress, (match) => (match.startsWith("<") ? match : `<a href="mailto:${match}">${match}</a>`));
}

const Page = builder
  .objectRef<{ page: Pick<PageRow, "key" | keyof PageText | "changedAt">; language: Language }>("Page")
  .implement({
    description: "A page of the fund in one language; in Dutch where it is not translated.",
    fields: (t) => ({
      title: t.string({
        description: "Its heading.",
        resolve: ({ page, language }) => inLanguage(page.title, language),
      }),
      intro: t.string({
        description: "Its first lines.",
        resolve: ({ page, language }) => inLanguage(page.intro, language),
      }),
      body: t.string({
        description: "The rest of the text, in Markdown.",
        resolve: ({ page, language }) => inLanguage(page.body, language),
      }),
      html: t.string({
        description: "The rest of the text as safe HTML: raw HTML and script addresses in the Markdown are left out.",
        resolve: ({ page, language }) => toHtml(inLanguage(page.body, language)),
      }),
      isTranslated: t.boolean({
        description: "Whether the whole page is in the requested language.",
        resolve: ({ page, language }) => isTranslated([page.title, page.intro, page.body], language),
      }),
      inDutch: t.stringList({
        description: "Which of `title`, `intro` and `body` are in Dutch because they are not translated.",
        resolve: ({ page: { title, intro, body }, language }) => inDutch({ title, intro, body }, language),
      }),
      changedAt: t.field({
        description: "When it was last changed.",
        type: "Instant",
        resolve: ({ page }) => page.changedAt,
      }),
      versions: t.field({
        description: "The versions of the page, the present one first. Older ones can be read by their id.",
        type: [PageVersion],
        args: { first: t.arg.int({ description: "The maximum number of versions." }) },
        resolve: async ({ page, language }, { first }, { db }) => {
          refuse(first > longestPage || first < 0 ? { code: "list.tooLong", most: longestPage } : null);
          return (await listPageVersions(db, page.key, first)).map((version) => ({ version, language }));
        },
      }),
    }),
  });

builder.queryField("page", (t) =>
  t.field({
    description: "A page of the fund; null until it is written.",
    type: Page,
    nullable: true,
    args: {
      key: t.arg({ type: PageKeyEnum }),
      language: t.arg({ type: LanguageEnum }),
      version: t.arg.id({
        required: false,
        description: "The version to read; the page is null if it has no such version.",
      }),
    },
    resolve: async (_root, { key, language, version }, { db }) => {
      refuse(version ? checkId(version) : null);
      const page = version ? await findPageVersion(db, key, version) : await findPage(db, key);
      return page && { page, language };
    },
  }),
);
