import { isDeepStrictEqual } from "node:util";
import { type FundListName, type FundLists, fundListNames } from "#domain/fund-list.ts";
import type { PageKey, PageText } from "#domain/page.ts";
import { type FundPictureKind, type FundSettings, fundPictureKinds } from "#domain/setting.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { assessConflicts } from "#server/actions/declaration.ts";
import { readFundPicture } from "#server/actions/fund-picture.ts";
import { storePage } from "#server/actions/page.ts";
import { raiseRevisions, settingForms } from "#server/actions/setting-revision.ts";
import type { Context } from "#server/context.ts";
import { notInArray, sql } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { findPage } from "#server/database/queries/page.ts";
import { findFundPicture, getFundSettings } from "#server/database/queries/setting.ts";
import { branches, departments, themes } from "#server/database/tables/fund-list.ts";
import { settings } from "#server/database/tables/setting.ts";

/** All that makes an installation one fund: its settings, lists, pictures and pages. */
export type FundContent = {
  settings: Partial<FundSettings>;
  lists: FundLists;
  pictures: Partial<Record<FundPictureKind, Uint8Array>>;
  pages: Partial<Record<PageKey, PageText>>;
};

type FundContext = Pick<Context, "db" | "me" | "now" | "secret">;

/** The table of each list. */
export const listTables = { branches, departments, themes } satisfies Record<FundListName, unknown>;

/**
 * Writes a fund, all of it or nothing. Settings, pictures and pages that are left out stay as they are. Items that are
 * left out of a list cannot be chosen any more, but old records keep their names.
 */
export async function loadFund({ db, me, now, secret }: FundContext, fund: FundContent): Promise<void> {
  const pictures = await Promise.all(
    Object.entries(fund.pictures).map(async ([kind, bytes]) => ({
      key: kind,
      value: await readFundPicture(kind as FundPictureKind, Buffer.from(bytes)),
    })),
  );
  await db.transaction(async (db) => {
    const rows = [{ key: "fund", value: fund.settings }, ...pictures];
    await db
      .insert(settings)
      .values(rows)
      // Only the settings are merged; a picture is replaced.
      .onConflictDoUpdate({
        target: settings.key,
        set: {
          value: sql`case when ${settings.key} = 'fund' then ${settings.value} || excluded.value else excluded.value end`,
        },
      });
    for (const name of fundListNames) await writeFundList(db, name, fund.lists[name]);
    for (const [key, page] of Object.entries(fund.pages))
      await storePage({ db, now }, { key: key as PageKey, ...page });
    await raiseRevisions(db, settingForms);
    if (fund.settings.humanResources) await assessConflicts({ db, now, secret });
    await recordAudit({ db, me, now }, { act: "load_fund", subject: "fund" });
    await announcePublicChange(db);
  });
}

/** Writes a list: these items in this order, and any other item put aside behind them. */
export async function writeFundList(db: Database, name: FundListName, items: FundLists[FundListName]): Promise<void> {
  const table = listTables[name];
  const codes = items.map(({ code }) => code);
  await db
    .update(table)
    .set({ isActive: false, position: sql`${table.position} + ${items.length}` })
    .where(notInArray(table.code, codes));
  await db
    .insert(table)
    .values(items.map((item, position) => ({ ...item, position })))
    .onConflictDoUpdate({
      target: table.code,
      set: {
        names: sql`excluded.names`,
        position: sql`excluded.position`,
        isActive: sql`excluded.is_active`,
        ...(name === "branches" && { legalLanguage: sql`excluded.legal_language` }),
      },
    });
}

/** The changes that loading a fund would make: the names of settings, items, pictures and pages. */
export type FundPlan = {
  settings: string[];
  lists: Record<FundListName, { added: string[]; changed: string[]; ended: string[] }>;
  pictures: string[];
  pages: string[];
};

/** Plans what loading a fund would change, and checks its pictures, without changing anything. */
export async function planFund({ db }: Pick<Context, "db">, fund: FundContent): Promise<FundPlan> {
  const [presentSettings, presentLists] = await Promise.all([getFundSettings(db), getFundLists(db)]);
  const pictures: string[] = [];
  for (const kind of fundPictureKinds) {
    const bytes = fund.pictures[kind];
    const picture = bytes && (await readFundPicture(kind, Buffer.from(bytes)));
    if (picture && !isSame(picture, await findFundPicture(db, kind))) pictures.push(kind);
  }
  const pages: string[] = [];
  for (const [key, page] of Object.entries(fund.pages)) {
    const { title, intro, body } = (await findPage(db, key as PageKey)) ?? {};
    if (!isSame(page, { title, intro, body })) pages.push(key);
  }
  const listPlan = (name: FundListName) => planList(fund.lists[name], presentLists[name]);
  return {
    settings: Object.entries(fund.settings)
      .filter(([name, value]) => !isSame(value, presentSettings[name as keyof FundSettings]))
      .map(([name]) => name),
    lists: { branches: listPlan("branches"), departments: listPlan("departments"), themes: listPlan("themes") },
    pictures,
    pages,
  };
}

function planList(items: FundLists[FundListName], present: FundLists[FundListName]) {
  const find = (list: FundLists[FundListName], code: string) => list.find((item) => item.code === code);
  const placeOf = (list: FundLists[FundListName], code: string) => list.findIndex((item) => item.code === code);
  const isChanged = (code: string) =>
    find(present, code) !== undefined &&
    (!isSame(find(items, code), find(present, code)) || placeOf(items, code) !== placeOf(present, code));
  const codes = items.map(({ code }) => code);
  return {
    added: codes.filter((code) => !find(present, code)),
    changed: codes.filter(isChanged),
    ended: present.filter(({ code, isActive }) => isActive && !find(items, code)).map(({ code }) => code),
  };
}

/** Tells whether two values have the same content; the order of names in an object does not matter. */
function isSame(first: unknown, second: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(first ?? null)), JSON.parse(JSON.stringify(second ?? null)));
}
