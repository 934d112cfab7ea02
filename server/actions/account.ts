import type { Language } from "#domain/language.ts";
import { isLasting, type OwnRecordKind, ownRecordKinds } from "#domain/own-record.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { openFileName } from "#server/actions/dossier-content.ts";
import { eraseDossiersOf } from "#server/actions/dossier-erasure.ts";
import { linesOf } from "#server/actions/own-record-line.ts";
import { type OpeningData, openRecord } from "#server/actions/own-record-open.ts";
import { ownRecordPaper } from "#server/actions/own-record-text.ts";
import { getPaperLook } from "#server/actions/paper-look.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { type OwnVote, openVote } from "#server/actions/vote.ts";
import type { Context, Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { listNamedMembers } from "#server/database/queries/declaration.ts";
import { listDossierFiles, listDossiersOf } from "#server/database/queries/dossier.ts";
import { listHandedOver } from "#server/database/queries/dossier-version.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { listNames, type OwnRecordSource, ownRecords, readOwnRecords } from "#server/database/queries/own-record.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { listRollLines } from "#server/database/queries/vote.ts";
import { people } from "#server/database/tables/person.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { printRecords, type RecordLine } from "#server/platform/print/record.ts";

/** Stores the language in which someone wants our mails; it overrides the language of the company's list. */
export async function chooseLanguage({ db, me }: Context, { language }: { language: Language }): Promise<void> {
  const owner = requirePermission(me, "seeOwnAccount");
  await db.update(people).set({ chosenLanguage: language }).where(eq(people.id, owner.id));
}

/** Collects everything that we keep about the current user, kind by kind. */
export async function collectOwnData(context: Context): Promise<Record<OwnRecordKind, Record<string, unknown>[]>> {
  return context.db.transaction(async (db) => {
    const owner = await recordDownload({ ...context, db });
    const openingData = await findOpening({ ...context, db }, owner);
    const kinds = [];
    for (const kind of ownRecordKinds) {
      const records = (await Array.fromAsync(readOwnRecords(db, kind, owner))).flat();
      kinds.push([kind, records.map((record) => openRecord(kind, record, openingData))]);
    }
    return Object.fromEntries(kinds);
  });
}

/** Makes the same as a PDF in the user's language, which is read and drawn while it is sent. */
export async function printOwnData(context: Context): Promise<AsyncGenerator<Buffer>> {
  const { db, now, publicUrl } = context;
  const owner = await recordDownload(context);
  const fund = await getFundSettings(db);
  const openingData = await findOpening(context, owner);
  const recordsOf = (kind: OwnRecordKind) => describeRecords(context, kind, owner, openingData);
  return printRecords(ownRecordPaper({ owner, now, publicUrl, fund, look: await getPaperLook(db), recordsOf }));
}

// We use no transaction: a reader on a slow line would hold it open for minutes and block everyone else.
async function* describeRecords<Kind extends OwnRecordKind>(
  { db }: Context,
  kind: Kind,
  owner: Me,
  openingData: OpeningData,
): AsyncGenerator<RecordLine[]> {
  const { id: ownerId, language } = owner;
  const [lists, members] = [await getFundLists(db), await listNamedMembers(db)];
  for await (const records of readOwnRecords(db, kind, owner)) {
    const openRecords = records.map((record) => openRecord(kind, record, openingData));
    const names = await listNames(db, openRecords);
    const recordContext = { ownerId, language, names, files: openingData.files, lists, members };
    for (const record of openRecords) yield linesOf(kind, record, recordContext);
  }
}

/** Collects the keys and files that open someone's dossiers and votes. */
async function findOpening(context: Context, { id }: Me): Promise<OpeningData> {
  const { db, secret } = context;
  const own = (await listDossiersOf(db, id)).map((dossier) => dossier.id);
  const rows = own.length > 0 ? await listDossierFiles(db, own) : [];
  const files = rows.map((row) => ({ id: row.id, size: row.size, name: openFileName(secret, row) }));
  const votes = new Map<string, OwnVote>();
  for (const line of await listRollLines(db, id)) {
    const vote = await openVote(context, line);
    if (vote) votes.set(line.callId, vote);
  }
  return { secret, files, votes, handedOver: new Set(await listHandedOver(db, id)) };
}

async function recordDownload(context: Context): Promise<Me> {
  const owner = requirePermission(context.me, "seeOwnAccount");
  await recordAudit(context, { act: "download_data", subject: `person ${owner.id}` });
  return owner;
}

/** Erases all that may be erased about the current user, and ends their sessions. They stay on the staff list. */
export async function eraseOwnData(context: Context): Promise<void> {
  const { db, me, browser } = context;
  const owner = requirePermission(me, "eraseOwnAccount");
  await db.transaction(async (db) => {
    // A correction by the office locks the people before it ends their sessions, so the person comes first here too.
    await db.update(people).set({ chosenLanguage: null, usedLanguage: null }).where(eq(people.id, owner.id));
    for (const kind of ownRecordKinds) {
      const { table, where }: OwnRecordSource = ownRecords[kind];
      if (isLasting(kind)) continue;
      // The fund still counts the gift, but forgets the giver.
      if (kind === "pledge") await db.update(pledges).set({ name: null, email: null }).where(where(owner));
      else await db.delete(table).where(where(owner));
    }
    await eraseDossiersOf(db, owner.id);
    await recordAudit({ ...context, db }, { act: "erase_data", subject: `person ${owner.id}` });
  });
  browser.setSession(null);
}
