import { isId } from "#domain/id.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import type { TranslationState } from "#domain/page.ts";
import type { Refused } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs } from "#web/page.ts";

type TextIn = { language: Language; title: string; intro: string; body: string };

/** A page or a news item that is open in its editor. */
export type TextRecord = {
  /** Makes one item of a new form that is sent twice; empty for other forms. */
  key?: string;
  revision: number;
  translations: readonly { language: Language; state: TranslationState }[];
  texts: readonly TextIn[];
  /** The texts of the version that the reader compares or brings back. */
  versionTexts: readonly TextIn[];
  versions: readonly { id: string; changedAt: string; note: string | null; writer: string | null }[];
  version: { id: string; isRestored: boolean } | null;
};

/** The version that the address of an editor names; null if it names none. */
export function versionIdIn(url: URL): string | null {
  const versionId = url.searchParams.get("restore") ?? url.searchParams.get("version") ?? "";
  return isId(versionId) ? versionId : null;
}

/** Finds that version; one of another text, or one that does not exist, is not opened. */
export function openVersionOf(versions: TextRecord["versions"], url: URL): TextRecord["version"] {
  const version = versions.find(({ id }) => id === versionIdIn(url));
  return version ? { id: version.id, isRestored: url.searchParams.has("restore") } : null;
}

/** The texts in these languages, as the values of their form. */
export function valuesOf(texts: readonly TextIn[], languages: readonly Language[]): Record<string, string> {
  return Object.assign(
    {},
    ...texts
      .filter(({ language }) => languages.includes(language))
      .map(({ language, title, intro, body }) => ({
        [`title.${language}`]: title,
        [`intro.${language}`]: intro,
        [`body.${language}`]: body,
      })),
  );
}

/** The answer to a form that was refused, or whose preview was asked. */
export type TextAnswer = { problem: Refused["problem"] | null; typed: Record<string, string>; preview?: PreviewPart[] };
export type PreviewPart = { language: Language; title: string; intro: string; html: string };

const Preview = fund(`query PreviewText($markdown: String!) { previewMarkdown(markdown: $markdown) }`);

/** Shows the typed texts as the site would. */
export function previewTexts(api: ActArgs["api"], typed: Record<string, string>): Promise<PreviewPart[]> {
  const languages = Object.keys(typed).flatMap((name) => (name.startsWith("title.") ? [name.slice(6)] : []));
  return Promise.all(
    languages
      .filter((one): one is Language => isLanguage(one))
      .map(async (language) => {
        const { previewMarkdown } = await api.query(Preview, { markdown: typed[`body.${language}`] ?? "" });
        return {
          language,
          title: typed[`title.${language}`] ?? "",
          intro: typed[`intro.${language}`] ?? "",
          html: previewMarkdown,
        };
      }),
  );
}

/** The typed texts of a form in every language, and the languages that its reader marked as still right. */
export function textsIn(typed: Record<string, string>, names: readonly string[]) {
  const isText = (name: string) => names.includes(name.split(".")[0] ?? "") && name.includes(".");
  const values = Object.entries(typed).flatMap(([field, value]) => (isText(field) ? [{ field, value }] : []));
  const marked = Object.keys(typed).flatMap((name) => (name.startsWith("upToDate.") ? [name.slice(9)] : []));
  return { values, upToDate: marked.filter((one): one is Language => isLanguage(one)) };
}
