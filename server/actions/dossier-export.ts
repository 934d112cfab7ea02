import { levelsInOffice, type OfficeLevel, type Viewer } from "#domain/dossier-level.ts";
import { answerDay } from "#domain/dossier-phase.ts";
import { termOf } from "#domain/dossier-term.ts";
import { itemName } from "#domain/fund-list.ts";
import { inLanguage } from "#domain/language.ts";
import type { ListQuestion } from "#domain/list.ts";
import { levelsOfField, visibility } from "#domain/visibility.ts";
import { dossierTerm, kindKey } from "#i18n/office-dossier.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { recordReadings } from "#server/actions/content-reading.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import { findInSealed } from "#server/actions/dossier-search.ts";
import { plainSummary } from "#server/actions/dossier-summary.ts";
import type { ExportColumns, ExportWords } from "#server/actions/list-export.ts";
import type { Context } from "#server/context.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { listVersions } from "#server/database/queries/dossier.ts";
import { dossierList, type ListedDossierRow } from "#server/database/queries/dossier-list.ts";
import { listFirstSent } from "#server/database/queries/dossier-version.ts";
import type { ListSource } from "#server/database/queries/list.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

/** The part of a dossier that a reader may see in a file; the rest is null. */
type SeenDossier = Awaited<ReturnType<typeof seenBy>>[number];

/** Gives the dossiers that a download has, and records in the audit log that someone took them along. */
export async function startDossierExport(
  context: Context,
  viewer: Viewer,
  question: ListQuestion,
): Promise<ListSource<ListedDossierRow>> {
  await recordAudit(context, { act: "export_dossiers", subject: `person ${viewer.id}` });
  const { ids } = await findInSealed(context, viewer, question.search);
  return dossierList(viewer, context.now, ids);
}

/** Gives what a viewer sees of dossiers, with the levels of the API. */
export async function seenBy(context: Context, viewer: Viewer, rows: readonly ListedDossierRow[]) {
  const { db, secret, now } = context;
  const leveled = rows.map((row) => ({ row, levels: levelsInOffice(viewer, row) }));
  // Only an ordinary project has a summary; the others are opened for those who may read something of them.
  const sealed = leveled.filter(({ row, levels }) => !row.summary && sees(levels, "organisation"));
  const versions = Map.groupBy(
    await listVersions(
      db,
      sealed.map(({ row }) => row.id),
    ),
    ({ dossierId }) => dossierId,
  );
  const read = leveled.filter(({ row, levels }) => row.isConfidential && levels.includes("content"));
  await recordReadings(
    context,
    read.map(({ row }) => ({ dossierId: row.id, act: "list_dossier" })),
  );
  const { terms } = await getFundSettings(db);
  const requests = rows.filter(({ type }) => type === "internal").map(({ id }) => id);
  const firstSent = new Map((await listFirstSent(db, requests)).map((one) => [one.dossierId, one.firstSentAt]));
  const callIds = [...new Set(rows.flatMap(({ callId }) => callId ?? []))];
  const calls = new Map((await listCallsById(db, callIds)).map((call) => [call.id, call]));
  return leveled.map(({ row, levels }) => {
    const last = versions.get(row.id)?.at(-1);
    const summary = row.summary ?? plainSummary(last ? openVersion(secret, last) : {});
    const ifSeen = <Value>(field: string, value: Value) => (sees(levels, field) ? value : null);
    const state = ifSeen("state", row.state);
    const answerBy = answerDay({ ...row, firstSentAt: firstSent.get(row.id) ?? null }, terms);
    return {
      number: ifSeen("number", row.number),
      type: ifSeen("type", row.type),
      isUrgent: ifSeen("isUrgent", row.isUrgent),
      title: ifSeen("title", summary.title || null),
      organisation: ifSeen("organisation", summary.organisation || null),
      asked: ifSeen("askedInCents", summary.askedInCents || null),
      sentAt: ifSeen("sentAt", row.sentAt),
      state,
      term: termOf({ state, completeBy: row.completeBy, answerBy }, now),
      call: ifSeen("call", (row.callId && calls.get(row.callId)) || null),
      theme: ifSeen("theme", row.theme),
      language: ifSeen("language", row.language),
    };
  });
}

function sees(levels: readonly OfficeLevel[], field: string): boolean {
  return levelsOfField(visibility.fund, "OfficeDossier", field).some((level) =>
    (levels as readonly string[]).includes(level),
  );
}

function stateOf({ state, term }: SeenDossier, words: ExportWords): string | null {
  if (!state || state === "draft") return null;
  const name = words.text(`officeDossier.state.${state}`);
  return term ? `${name}, ${dossierTerm(term, words)}` : name;
}

/** The columns of the list of dossiers in a file. */
export const dossierColumns: ExportColumns<SeenDossier> = {
  dossier: {
    heading: ({ text }) => text("officeDossier.dossier"),
    cell: (dossier, { text }) => dossier.title ?? text(kindKey(dossier)),
  },
  asked: {
    heading: ({ text }) => text("officeDossier.asked"),
    cell: ({ asked: cents }, { format }) =>
      cents === null ? null : { kind: "amount", cents, text: format.wholeMoney(cents) },
  },
  sent: {
    heading: ({ text }) => text("officeDossier.sent"),
    cell: ({ sentAt: at }, { format }) => at && { kind: "day", at, text: format.shortDate(at) },
  },
  state: { heading: ({ text }) => text("officeDossier.state"), cell: stateOf },
  number: { heading: ({ text }) => text("officeDossier.number"), cell: ({ number }) => number },
  organisation: {
    heading: ({ text }) => text("officeDossier.organisation"),
    cell: ({ organisation }) => organisation,
  },
  call: {
    heading: ({ text }) => text("officeDossier.call"),
    cell: ({ call }, { language }) => call && inLanguage(call.title, language),
  },
  theme: {
    heading: ({ text }) => text("officeDossier.theme"),
    cell: ({ theme }, { lists, language }) => theme && itemName(lists.themes, theme, language),
  },
  language: {
    heading: ({ text }) => text("officeDossier.language"),
    cell: ({ language }, { format }) => language && format.languageLabel(language),
  },
};
