import type { Localized } from "#domain/language.ts";
import { max, type Rules, required } from "#domain/rules.ts";

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

/** The rules for each text of a page, in every language. */
export const pageFields = {
  title: [required, max(120)],
  intro: [required, max(400)],
  body: [required, max(60_000)],
} satisfies Rules;

/** The note about a change, for people who read earlier versions. */
export const noteFields = { note: [max(400)] } satisfies Rules;

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
