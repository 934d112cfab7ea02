import { readFile } from "node:fs/promises";
import { isLanguage, type Language, type Localized } from "#domain/language.ts";
import { isPageKey, type PageDraft, pageKeys, readPageDraft, writePageDraft } from "#domain/page.ts";
import { storePage } from "#server/actions/page.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { findPage } from "#server/database/queries/page.ts";
import { listLanguages } from "#server/database/queries/setting.ts";

export const pageCommands: Commands = {
  "page print": {
    usage: "page print <page> <language>     prints a page of the fund, in the format that page write reads",
    run: async ({ db }, [key = "", language = ""]) => {
      const languages = await listLanguages(db);
      if (!isPageKey(key) || !isLanguage(language, languages))
        throw new CommandError(`Give ${pageKeys.join(", ")}, and one of ${languages.join(", ")}.`);
      const page = await findPage(db, key);
      if (!page) throw new CommandError(`The page ${key} is not written yet.`);
      const inOne = (text: Localized) => text[language] ?? "";
      return writePageDraft({ title: inOne(page.title), intro: inOne(page.intro), body: inOne(page.body) });
    },
  },
  "page write": {
    usage: "page write <page> <nl.md> …      writes a page from Markdown files named after their language",
    run: async (context, [key = "", ...files]) => {
      if (!isPageKey(key) || files.length === 0) throw new CommandError(`Give ${pageKeys.join(", ")}, and files.`);
      const languages = await listLanguages(context.db);
      const drafts = await Promise.all(files.map((file) => readDraft(file, languages)));
      const page = await findPage(context.db, key);
      // A language without a file stays unchanged.
      const inAll = (field: keyof PageDraft, earlierText: Localized = { nl: "" }): Localized => ({
        ...earlierText,
        ...Object.fromEntries(drafts.map(({ language, draft }) => [language, draft[field]])),
      });
      const note = inAll("note");
      const isChanged = await storePage(context, {
        key,
        title: inAll("title", page?.title),
        intro: inAll("intro", page?.intro),
        body: inAll("body", page?.body),
        note: note.nl ? note : null,
      });
      return isChanged ? `The page ${key} is written.` : `The page ${key} reads so already.`;
    },
  },
};

/** Reads one file of a page: `nl.md` or `privacy.nl.md` is the Dutch one. */
async function readDraft(file: string, languages: readonly Language[]) {
  const [, language] = /(?:^|[./_-])([a-z]{2})\.md$/.exec(file) ?? [];
  if (!isLanguage(language, languages))
    throw new CommandError(`${file} must end with one of ${languages.map((code) => `${code}.md`).join(", ")}.`);
  const draft = readPageDraft(await readFile(file, "utf8"));
  if (!draft.title || !draft.intro || !draft.body) {
    throw new CommandError(`${file} must have a heading (# …), a first paragraph, and more text after it.`);
  }
  return { language, draft };
}
