import { firstListFields, linesOf, readFirstList, type TypedLists } from "#domain/first-list.ts";
import {
  type FundLists,
  fundListNames,
  type ListItem,
  mostListItems,
  proposeHumanResources,
  retiredBranch,
  workplacesOf,
} from "#domain/fund-list.ts";
import { languages as allLanguages, isLanguage, type Language, offeredLanguages } from "#domain/language.ts";
import { checkList } from "#domain/list-form.ts";
import { readInEach } from "#domain/localized-form.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { firstFundFields } from "#domain/set-up.ts";
import { type BrandColours, wholeName } from "#domain/setting.ts";
import { settingForms } from "#domain/setting-form.ts";
import { oneLine } from "#domain/typed-text.ts";
import { usualText } from "#i18n/usual-text.ts";
import { writeFundList } from "#server/actions/fund.ts";
import { leaveStep, requireSetUp } from "#server/actions/set-up.ts";
import { leaveFirstBranch } from "#server/actions/set-up-people.ts";
import { storeSettings } from "#server/actions/setting.ts";
import type { Context } from "#server/context.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

export type TypedFund = {
  languages: readonly string[];
  company: string;
  fund: readonly { language: Language; text: string }[];
  email: string;
};

/** Names the fund and chooses its languages. */
export async function nameFund(context: Context, typed: TypedFund): Promise<void> {
  requireSetUp(context);
  const names = Object.fromEntries(typed.fund.map(({ language, text }) => [`fund.${language}`, text]));
  refuse(invalidForm(checkFields(firstFundFields, { ...names, company: typed.company, email: typed.email })));
  const company = oneLine(typed.company);
  const fund = readInEach("fund", names, { languages: allLanguages });
  const chosen: Language[] = offeredLanguages(typed.languages.filter((language) => isLanguage(language)));
  const fundNames = { languages: chosen, company, fund, name: wholeName(company, fund), email: oneLine(typed.email) };
  await context.db.transaction(async (db) => {
    await storeSettings({ db }, fundNames);
    await announcePublicChange(db);
    await leaveStep({ ...context, db }, "fund");
  });
}

/** Chooses the two colours of the fund. */
export async function setFirstColours(context: Context, colours: BrandColours): Promise<void> {
  requireSetUp(context);
  const { rules, read } = settingForms.colours;
  refuse(invalidForm(checkFields(rules([], colours), colours)));
  await context.db.transaction(async (db) => {
    await storeSettings({ db }, read(colours, await getFundSettings(db), []));
    await announcePublicChange(db);
    await leaveStep({ ...context, db }, "brand");
  });
}

/** The branch of retired people has a name in each language, because every fund has it. */
const withUsualNames = (item: ListItem): ListItem =>
  item.code === retiredBranch ? { ...item, names: { ...usualText("usual.retired"), ...item.names } } : item;

/** Writes the lists of the fund, from one name per line. */
export async function nameBranches(context: Context, typed: TypedLists): Promise<void> {
  requireSetUp(context);
  refuse(invalidForm(checkFields(firstListFields, typed)));
  await context.db.transaction(async (db) => {
    const present = await getFundLists(db);
    for (const name of fundListNames) {
      const lines = linesOf(typed, name);
      const items = readFirstList(lines, present[name]).map(({ legalLanguage, ...item }) =>
        name === "branches" ? { ...withUsualNames(item), legalLanguage } : item,
      );
      refuse(
        lines.length > mostListItems ? { code: "list.tooManyItems", most: mostListItems } : checkList(name, items),
      );
      await writeFundList(db, name, items as FundLists[typeof name]);
      if (name === "departments") await storeSettings({ db }, { humanResources: proposeHumanResources(items) });
      if (name === "branches") await leaveFirstBranch(db, workplacesOf({ branches: items }));
    }
    await announcePublicChange(db);
    await leaveStep({ ...context, db }, "lists");
  });
}
