import { type FundListName, fundListNames } from "#domain/fund-list.ts";
import { writeList } from "#domain/list-form.ts";
import { type SettingPart, type SettingValues, settingForms } from "#domain/setting-form.ts";
import type { Database } from "#server/database/open.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { getFundSettings, getSettingRevisions } from "#server/database/queries/setting.ts";

/** A form of the settings as it is stored. */
export type StoredForm = { part: SettingPart | FundListName; revision: number; values: SettingValues };

/** Reads forms of the settings with their revisions. */
export function readSettingForms(db: Database, parts: readonly StoredForm["part"][]): Promise<StoredForm[]> {
  // A transaction reads no cached values. They are read after the revision, so they are never older than it.
  return db.transaction(async (db) => {
    const revisions = await getSettingRevisions(db);
    const fund = await getFundSettings(db);
    const lists = await getFundLists(db);
    const isList = (part: StoredForm["part"]): part is FundListName => fundListNames.some((name) => name === part);
    return parts.map((part) => ({
      part,
      revision: revisions[part] ?? 0,
      values: isList(part) ? writeList(lists[part], fund.languages) : settingForms[part].write(fund, fund.languages),
    }));
  });
}
