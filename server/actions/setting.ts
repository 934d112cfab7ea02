import { type FundListName, fundListNames } from "#domain/fund-list.ts";
import { defaultLanguage, isLanguage } from "#domain/language.ts";
import { checkList, listRules, readList, writeList } from "#domain/list-form.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import type { FundPictureKind, FundSettings } from "#domain/setting.ts";
import { changedSettings, type SettingPart, type SettingValues, settingForms } from "#domain/setting-form.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { assessConflicts } from "#server/actions/declaration.ts";
import { listTables, writeFundList } from "#server/actions/fund.ts";
import { readFundPicture } from "#server/actions/fund-picture.ts";
import { queueMail } from "#server/actions/mail.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { claimRevision } from "#server/actions/setting-revision.ts";
import type { Context } from "#server/context.ts";
import { eq, inArray, sql } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { listUnusedItems } from "#server/database/queries/fund-list-use.ts";
import { findFundPicture, getFundSettings } from "#server/database/queries/setting.ts";
import { settings } from "#server/database/tables/setting.ts";

type Change = {
  part: SettingPart | FundListName;
  /** The revision at which the form was read. */
  revision: number;
  values: SettingValues;
};

/** Changes one part of the settings, or one of the fund's lists. The audit log gets each field, before and after. */
export async function changeSettings(context: Context, { part, revision, values }: Change): Promise<void> {
  requirePermission(context.me, "changeSettings");
  await context.db.transaction(async (db) => {
    await claimRevision(db, part, revision);
    const inside = { ...context, db };
    const changes = isList(part) ? await changeList(inside, part, values) : await changePart(inside, part, values);
    if (part === "humanResources") await assessConflicts(inside);
    for (const details of changes)
      await recordAudit(inside, { act: "change_settings", subject: `settings ${part}`, details });
    await announcePublicChange(db);
  });
}

const isList = (part: Change["part"]): part is FundListName => fundListNames.some((name) => name === part);

async function changePart({ db }: Context, part: SettingPart, values: SettingValues) {
  const before = await getFundSettings(db);
  const { rules, read, write } = settingForms[part];
  refuse(invalidForm(checkFields(rules(before.languages, values), values)));
  const changed = read(values, before, before.languages);
  await storeSettings({ db }, changed);
  return changedSettings(
    write(before, before.languages),
    write({ ...before, ...changed } as FundSettings, before.languages),
  );
}

/** Merges values into the settings of the fund. */
export async function storeSettings({ db }: Pick<Context, "db">, value: Partial<FundSettings>): Promise<void> {
  await db
    .insert(settings)
    .values({ key: "fund", value })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`${settings.value} || excluded.value` } });
}

async function changeList({ db }: Context, name: FundListName, values: SettingValues) {
  const { languages } = await getFundSettings(db);
  const before = (await getFundLists(db))[name];
  refuse(invalidForm(checkFields(listRules(before, languages, values), values)));
  const typed = readList(values, before, languages).map(({ legalLanguage, ...item }) =>
    name === "branches" ? { ...item, legalLanguage } : item,
  );
  refuse(checkList(name, typed));
  // An item that nobody uses disappears; any other is put aside, so that old records keep its name.
  const wasActive = new Set(before.filter(({ isActive }) => isActive).map(({ code }) => code));
  const takenAway = typed.filter(({ code, isActive }) => !isActive && wasActive.has(code)).map(({ code }) => code);
  const unused = await listUnusedItems(db, name, takenAway);
  const after = typed.filter(({ code }) => !unused.includes(code));
  if (unused.length > 0) await db.delete(listTables[name]).where(inArray(listTables[name].code, unused));
  await writeFundList(db, name, after);
  return changedSettings(writeList(before, languages), writeList(after, languages));
}

type NewPicture = { kind: FundPictureKind; revision: number; bytes: Uint8Array };

/** Replaces the mark or the picture for sharing. */
export async function changeFundPicture(context: Context, { kind, revision, bytes }: NewPicture): Promise<void> {
  requirePermission(context.me, "changeSettings");
  const value = await readFundPicture(kind, Buffer.from(bytes));
  await context.db.transaction(async (db) => {
    await claimRevision(db, "pictures", revision);
    await db.insert(settings).values({ key: kind, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
    await recordAudit({ ...context, db }, { act: "change_picture", subject: `fund ${kind}` });
    await announcePublicChange(db);
  });
}

/** Takes a picture away; the site then shows the initial of the company, or the picture of the design. */
export async function removeFundPicture(
  context: Context,
  { kind, revision }: Pick<NewPicture, "kind" | "revision">,
): Promise<void> {
  requirePermission(context.me, "changeSettings");
  await context.db.transaction(async (db) => {
    await claimRevision(db, "pictures", revision);
    if (!(await findFundPicture(db, kind))) return;
    await db.delete(settings).where(eq(settings.key, kind));
    await recordAudit({ ...context, db }, { act: "remove_picture", subject: `fund ${kind}` });
    await announcePublicChange(db);
  });
}

/** Sends a test mail to the person who asks; the page of the settings tells whether the mail server took it. */
export async function sendTestMail(context: Context, { language }: { language: string }): Promise<void> {
  const { email } = requirePermission(context.me, "changeSettings");
  refuse(email ? null : { code: "mail.noAddress" });
  await queueMail(context, {
    template: "operator-test",
    recipient: email ?? "",
    language: isLanguage(language) ? language : defaultLanguage,
    values: { address: context.publicUrl.href },
  });
}
