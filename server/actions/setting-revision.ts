import { type FundListName, fundListNames } from "#domain/fund-list.ts";
import { refuse } from "#domain/problem.ts";
import { checkRevision } from "#domain/revision.ts";
import { type SettingPart, settingParts } from "#domain/setting-form.ts";
import { eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { revisionsKey } from "#server/database/queries/setting.ts";
import { settings } from "#server/database/tables/setting.ts";

/** The forms of the settings; each has a revision of its own, so that two people can save different ones at once. */
export const settingForms = [...settingParts, ...fundListNames, "pictures"] as const;
export type SettingFormName = SettingPart | FundListName | "pictures";

/** Refuses to save a form that somebody else saved since it was read; otherwise gives its new revision. */
export async function claimRevision(db: Database, form: SettingFormName, readRevision: number): Promise<number> {
  const revisions = await lockRevisions(db);
  refuse(checkRevision(readRevision, revisions[form] ?? 0));
  return (await raise(db, revisions, [form]))[form] ?? 0;
}

/** Raises the revisions of forms whose values changed in another way. */
export async function raiseRevisions(db: Database, forms: readonly SettingFormName[]): Promise<void> {
  await raise(db, await lockRevisions(db), forms);
}

type Revisions = Partial<Record<SettingFormName, number>>;

/** Of two people who save at once, the second waits here and then finds the revision of the first. */
async function lockRevisions(db: Database): Promise<Revisions> {
  await db.insert(settings).values({ key: revisionsKey, value: {} }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, revisionsKey)).for("update");
  return (row?.value as Revisions | undefined) ?? {};
}

async function raise(db: Database, revisions: Revisions, forms: readonly SettingFormName[]): Promise<Revisions> {
  const raised = { ...revisions, ...Object.fromEntries(forms.map((form) => [form, (revisions[form] ?? 0) + 1])) };
  await db.update(settings).set({ value: raised }).where(eq(settings.key, revisionsKey));
  return raised;
}
