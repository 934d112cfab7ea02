import { notInArray, sql } from "drizzle-orm";
import { checkColours } from "#domain/colour.ts";
import { type FundListName, fundListNames, listFromNames, workplacesOf } from "#domain/fund-list.ts";
import { isLanguage, type Language, offeredLanguages } from "#domain/language.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { firstFundFields, firstListFields } from "#domain/set-up.ts";
import { type BrandColours, type FundSettings, wholeName } from "#domain/setting.ts";
import { oneLine } from "#domain/typed-text.ts";
import { leaveStep, requireSetUp } from "#server/actions/set-up.ts";
import { leaveFirstBranch } from "#server/actions/set-up-people.ts";
import type { Context } from "#server/context.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { branches, departments, themes } from "#server/database/tables/fund-list.ts";
import { settings } from "#server/database/tables/setting.ts";

export type TypedFund = Record<keyof typeof firstFundFields, string> & { languages: readonly string[] };

/** Names the fund and chooses its languages. */
export async function nameFund(context: Context, { languages, ...typed }: TypedFund): Promise<void> {
  requireSetUp(context);
  refuse(invalidForm(checkFields(firstFundFields, typed)));
  const company = oneLine(typed.company);
  const fund = {
    nl: oneLine(typed.fund_nl),
    ...(typed.fund_en && { en: oneLine(typed.fund_en) }),
    ...(typed.fund_fr && { fr: oneLine(typed.fund_fr) }),
  };
  const chosen: Language[] = offeredLanguages(languages.filter((language) => isLanguage(language)));
  const named = { languages: chosen, company, fund, name: wholeName(company, fund), email: oneLine(typed.email) };
  await context.db.transaction(async (db) => {
    await writeSettings(db, named);
    await leaveStep({ ...context, db }, "fund");
  });
}

/** Chooses the two colours of the fund. */
export async function setFirstColours(context: Context, colours: BrandColours): Promise<void> {
  requireSetUp(context);
  refuse(checkColours(colours));
  await context.db.transaction(async (db) => {
    await writeSettings(db, { colours });
    await leaveStep({ ...context, db }, "brand");
  });
}

async function writeSettings(db: Database, values: Partial<FundSettings>): Promise<void> {
  await db
    .insert(settings)
    .values({ key: "fund", value: values })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`${settings.value} || excluded.value` } });
  await announcePublicChange(db);
}

const tables = { branches, departments, themes } satisfies Record<FundListName, unknown>;

/** Writes the lists of the fund, from one name per line. */
export async function nameBranches(context: Context, typed: Record<FundListName, string>): Promise<void> {
  requireSetUp(context);
  refuse(invalidForm(checkFields(firstListFields, typed)));
  await context.db.transaction(async (db) => {
    const present = await getFundLists(db);
    for (const name of fundListNames) {
      const items = listFromNames(typed[name], present[name]);
      const table = tables[name];
      await db
        .insert(table)
        .values(items.map((item, position) => ({ ...item, position })))
        .onConflictDoUpdate({
          target: table.code,
          set: { position: sql`excluded.position`, isActive: sql`excluded.is_active` },
        });
      if (name === "branches") await leaveFirstBranch(db, workplacesOf({ branches: items }));
      const codes = items.map(({ code }) => code);
      await db.update(table).set({ isActive: false }).where(notInArray(table.code, codes));
    }
    await announcePublicChange(db);
    await leaveStep({ ...context, db }, "lists");
  });
}
