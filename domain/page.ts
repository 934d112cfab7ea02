import { defaultLanguage, type Language, type Localized } from "#domain/language.ts";
import { readInEach, rulesInEach, type TypedTexts } from "#domain/localized-form.ts";
import { max, type Rules, required } from "#domain/rules.ts";
import { manyLines } from "#domain/typed-text.ts";

/** The pages whose text the fund writes itself. */
export const pageKeys = [
  "about",
  "disclaimer",
  "privacy-policy",
  "cookie-policy",
  "cookie-management",
  "terms-and-conditions",
  "accessibility",
] as const;
export type PageKey = (typeof pageKeys)[number];

/** Tells whether a text names one of those pages. */
export function isPageKey(value: unknown): value is PageKey {
  return pageKeys.includes(value as PageKey);
}

/** The texts of a page: its heading, its first lines and, in Markdown, the rest. */
export type PageText = { title: Localized; intro: Localized; body: Localized };

/** The moments at which the text of a page was last written, by language, as ISO 8601. */
export type WrittenAt = Partial<Record<Language, string>>;

/** How a page is in one language: all of it, older than its Dutch text, parts of it, or nothing. */
export const translationStates = ["complete", "behind", "partial", "missing"] as const;
export type TranslationState = (typeof translationStates)[number];

/** Says how complete a page is in one language. */
export function translationState(page: PageText & { writtenAt: WrittenAt }, language: Language): TranslationState {
  return translationStateOf([page.title, page.intro, page.body], page.writtenAt, { language, source: defaultLanguage });
}

/** Says how complete texts are in one language, and whether they are older than in the language they come from. */
export function translationStateOf(
  texts: readonly Partial<Localized>[],
  writtenAt: WrittenAt,
  { language, source }: { language: Language; source: Language },
): TranslationState {
  // A text that its source does not have needs no translation.
  const needed = texts.filter((text) => text[source] || text[language]);
  const present = needed.map((text) => Boolean(text[language]));
  if (!present.includes(true)) return "missing";
  if (present.includes(false)) return "partial";
  const [written, sourceWritten] = [writtenAt[language], writtenAt[source]];
  return sourceWritten !== undefined && (written === undefined || written < sourceWritten) ? "behind" : "complete";
}

/** The rules for each text of a page, in every language. */
export const pageFields = {
  title: [required, max(120)],
  intro: [required, max(400)],
  body: [required, max(60_000)],
} satisfies Rules;

/** The note about a change, for people who read earlier versions. */
export const noteFields = { note: [max(400)] } satisfies Rules;

/** The rules of a form that edits a title, first lines and a body in these languages. */
export function pageTextRules(languages: readonly Language[]): Rules {
  return Object.assign({}, ...Object.entries(pageFields).map(([name, rules]) => rulesInEach(name, rules, languages)));
}

/** The rules of the form that edits a page in these languages. */
export function pageFormRules(languages: readonly Language[]): Rules {
  return { ...pageTextRules(languages), ...rulesInEach("note", noteFields.note, languages) };
}

/** Reads a title, first lines and a body from their form; texts in other languages stay as they were. */
export function readPageText(values: TypedTexts, before: PageText | null, languages: readonly Language[]): PageText {
  return {
    title: readInEach("title", values, { before: before?.title, languages }),
    intro: readInEach("intro", values, { before: before?.intro, languages }),
    body: readInEach("body", values, {
      before: before?.body,
      languages,
      read: (texts, name) => manyLines(texts[name] ?? ""),
    }),
  };
}

/** Reads a page and the note on its change from the form. */
export function readPageForm(
  values: TypedTexts,
  before: PageText | null,
  languages: readonly Language[],
): PageText & { note: Localized | null } {
  const note = readInEach("note", values, { languages });
  return { ...readPageText(values, before, languages), note: note[defaultLanguage] ? note : null };
}

/** Tells whether a page lacks something in one of these languages. */
export function hasGap(
  translations: readonly { language: Language; state: TranslationState }[],
  languages: readonly Language[],
): boolean {
  return translations.some(({ language, state }) => languages.includes(language) && state !== "complete");
}

/** The texts of a page in one language, with a note about the change. */
export type PageDraft = { title: string; intro: string; body: string; note: string };

/**
 * Reads a page from Markdown: the title as the first heading, an optional quotation about the change, one paragraph
 * with the first lines, and then the rest.
 */
export function readPageDraft(markdown: string): PageDraft {
  const [, title = "", after = ""] = /^\s*#[ \t]+([^\n]+)\n*([\s\S]*)$/.exec(markdown.replaceAll("\r\n", "\n")) ?? [];
  const [, quotation = "", rest = after] = /^((?:>[^\n]*\n?)+)\n*([\s\S]*)$/.exec(after) ?? [];
  const [intro = "", ...body] = rest.trim().split(/\n{2,}/);
  const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  return {
    title: oneLine(title),
    intro: oneLine(intro),
    body: body.join("\n\n"),
    note: oneLine(quotation.replaceAll(/^> ?/gm, "")),
  };
}

/** Writes a page in the form that `readPageDraft` reads, so that people can edit it. */
export function writePageDraft({ title, intro, body }: Omit<PageDraft, "note">): string {
  return `# ${title}\n\n${intro}\n\n${body}\n`;
}
