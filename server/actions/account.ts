import { eq } from "drizzle-orm";
import type { Language } from "#domain/language.ts";
import { isLasting, type OwnRecordKind, ownRecordKinds } from "#domain/own-record.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { listOwnRecords, ownRecords } from "#server/database/queries/own-record.ts";
import { people } from "#server/database/tables/person.ts";
import { pledges } from "#server/database/tables/pledge.ts";

/** Has the site write to someone in the language they chose, whatever the company's list says. */
export async function chooseLanguage({ db, me }: Context, { language }: { language: Language }): Promise<void> {
  const owner = requirePermission(me, "seeOwnAccount");
  await db.update(people).set({ chosenLanguage: language }).where(eq(people.id, owner.id));
}

/** Everything that is kept about whoever asks, kind by kind. */
export async function collectOwnData(context: Context): Promise<Record<OwnRecordKind, Record<string, unknown>[]>> {
  const { db, me } = context;
  const owner = requirePermission(me, "seeOwnAccount");
  return db.transaction(async (db) => {
    await recordAudit({ ...context, db }, { act: "download_data", subject: `person ${owner.id}` });
    const kinds = [];
    for (const kind of ownRecordKinds) kinds.push([kind, await listOwnRecords(db, kind, owner)]);
    return Object.fromEntries(kinds);
  });
}

/** Erases what may be erased of whoever asks, and ends all their sessions. They stay on the company's list. */
export async function eraseOwnData(context: Context): Promise<void> {
  const { db, me, browser } = context;
  const owner = requirePermission(me, "eraseOwnAccount");
  await db.transaction(async (db) => {
    for (const kind of ownRecordKinds) {
      const { table, where } = ownRecords[kind];
      if (isLasting(kind)) continue;
      // What was given can still be counted; by whom is forgotten.
      if (kind === "pledge") await db.update(pledges).set({ name: null, email: null }).where(where(owner));
      else await db.delete(table).where(where(owner));
    }
    await db.update(people).set({ chosenLanguage: null }).where(eq(people.id, owner.id));
    await recordAudit({ ...context, db }, { act: "erase_data", subject: `person ${owner.id}` });
  });
  browser.setSession(null);
}
