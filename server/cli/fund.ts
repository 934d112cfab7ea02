import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type FundFile, type FundFileReason, type PageFiles, readFundFile } from "#domain/fund-file.ts";
import { legalLanguages, mostListItems } from "#domain/fund-list.ts";
import { defaultLanguage, languages } from "#domain/language.ts";
import { type PageText, pageKeys, readPageDraft } from "#domain/page.ts";
import { setUpTimes } from "#domain/set-up.ts";
import { type FundContent, type FundPlan, loadFund, planFund } from "#server/actions/fund.ts";
import { beginSetUp, makeSetUpLink, skipSetUp } from "#server/actions/set-up.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";

export const fundCommands: Commands = {
  "fund load": {
    usage:
      "fund load <fund.json>            writes the fund's names, colours, lists, pictures and pages; --dry-run only\n" +
      "                                                   says what would change",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { "dry-run": { type: "boolean" } },
      });
      const [path] = positionals;
      if (!path) throw new CommandError("Give the file with the fund.");
      const fund = await readContent(path);
      const plan = describePlan(await planFund(context, fund));
      if (values["dry-run"]) return `${plan}\nNothing was changed.`;
      await loadFund(context, fund);
      const isSkipped = await skipSetUp(context);
      return `${plan}\nThe fund is loaded.${isSkipped ? " The guided set-up is over, and the site is open." : ""}`;
    },
  },
  "fund link": {
    usage: "fund link                        prints a new link to the guided set-up of an empty installation",
    run: async (context) => {
      await beginSetUp(context);
      const link = await makeSetUpLink(context);
      if (!link) throw new CommandError("This fund is set up; the office has its settings.");
      return `Open this link within ${setUpTimes.linkHours} hours; it works once:\n${link}`;
    },
  },
};

const reasons: Record<FundFileReason, string> = {
  missing: "is missing",
  unknown: "is not a name that Samen knows here",
  text: "must be a text that is not empty",
  too_long: "is too long",
  yes_or_no: "must be true or false",
  whole_number: "must be a whole number from 0",
  months: "must be a number of months from 1 to 1200",
  list: "must be a list: […]",
  too_many: `has too many items; a list of the fund has at most ${mostListItems}`,
  object: "must have names and values: {…}",
  language: `must be one of ${languages.join(", ")}`,
  legal_language: `must be null or one of ${legalLanguages.join(", ")}`,
  default_language: `must have "${defaultLanguage}", which replaces texts that another language lacks`,
  colour: 'must have two colours such as "#2b38b3"',
  email: "must be an email address",
  iban: "must be an IBAN",
  domain: 'must be a domain such as "company.example"',
  code: "must begin with a small letter and have only small letters, digits, - and _, at most 40",
  twice: "is in the list twice",
  no_workplace: 'must have at least one branch that is not "retired"',
  department: "must be the code of one of the departments in the file",
};

/** Reads the file and all files that it names, which lie beside it. */
async function readContent(path: string): Promise<FundContent> {
  const text = await readFile(path, "utf8");
  const { fund, errors } = readFundFile(parseJson(path, text));
  if (!fund) {
    const lines = errors.map((error) => `  ${error.path || "the file"} ${reasons[error.reason]}`);
    throw new CommandError(`${path} cannot be used; nothing was changed:\n${lines.join("\n")}`);
  }
  const beside = (name: string) => resolve(dirname(path), name);
  const pictures = await Promise.all(
    Object.entries(fund.pictures).map(async ([kind, name]) => [kind, await readFile(beside(name))]),
  );
  return { ...fund, pictures: Object.fromEntries(pictures), pages: await readPages(fund.pages, beside) };
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

async function readPages(pages: FundFile["pages"], beside: (name: string) => string): Promise<FundContent["pages"]> {
  const read: FundContent["pages"] = {};
  for (const key of pageKeys) {
    const files = pages[key];
    if (files) read[key] = await readPage(files, beside);
  }
  return read;
}

async function readPage(files: PageFiles, beside: (name: string) => string): Promise<PageText> {
  const page: PageText = { title: { nl: "" }, intro: { nl: "" }, body: { nl: "" } };
  for (const language of languages) {
    const name = files[language];
    if (!name) continue;
    const { title, intro, body } = readPageDraft(await readFile(beside(name), "utf8"));
    if (!title || !intro || !body)
      throw new CommandError(`${name} must have a heading (# …), a first paragraph, and more text after it.`);
    page.title[language] = title;
    page.intro[language] = intro;
    page.body[language] = body;
  }
  return page;
}

function describePlan({ settings, lists, pictures, pages }: FundPlan): string {
  const line = (what: string, names: readonly string[]) => (names.length > 0 ? [`${what}: ${names.join(", ")}`] : []);
  const lines = [
    ...line("settings", settings),
    ...Object.entries(lists).flatMap(([name, { added, changed, ended }]) => [
      ...line(`${name}, new`, added),
      ...line(`${name}, changed`, changed),
      ...line(`${name}, no longer offered`, ended),
    ]),
    ...line("pictures", pictures),
    ...line("pages", pages),
  ];
  return lines.length > 0 ? lines.join("\n") : "All of it is there already.";
}
