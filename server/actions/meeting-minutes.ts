import { levelsInOffice } from "#domain/dossier-level.ts";
import { recordReadings } from "#server/actions/content-reading.ts";
import { openRemark, openVersion } from "#server/actions/dossier-content.ts";
import { plainSummary } from "#server/actions/dossier-summary.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { type ListedDossierRow, listListed } from "#server/database/queries/dossier-list.ts";
import { findSent } from "#server/database/queries/dossier-version.ts";
import { type EntryRow, listEntries } from "#server/database/queries/meeting.ts";

/** The two parts of the minutes: confidential dossiers are in the closed one. */
export type MinutesPart = "open" | "closed";

/** One line of the minutes, as someone may read it. */
export type MinutesLine = EntryRow["entry"] & { person: string | null; title: string | null; remark: string };

/**
 * Reads the minutes of a meeting without everything about dossiers whose content is closed to the reader. Of an erased
 * dossier the number and the decision stay, but nobody knows any more who had a conflict on it: so lines about one that
 * was confidential are shown to nobody.
 */
export async function readMinutes(
  { db, me, now, secret }: Pick<Context, "db" | "me" | "now" | "secret">,
  meetingId: string,
  parts: readonly MinutesPart[] = ["open", "closed"],
): Promise<MinutesLine[]> {
  const reader = requirePermission(me, "attendMeeting");
  const entries = (await listEntries(db, meetingId)).filter(({ entry }) =>
    parts.includes(entry.isConfidential ? "closed" : "open"),
  );
  const ids = [...new Set(entries.flatMap(({ entry }) => entry.dossierId ?? []))];
  const listedRows = ids.length > 0 ? await listListed(db, reader, ids) : [];
  const readable = listedRows.filter((row) => levelsInOffice(reader, row).includes("content"));
  const confidential = readable.filter(({ isConfidential }) => isConfidential);
  await recordReadings(
    { db, me, now },
    confidential.map((row) => ({ dossierId: row.id, act: "list_dossier" })),
  );
  const titles = new Map<string, string>();
  for (const row of readable) titles.set(row.id, await titleOf({ db, secret }, row));
  return entries.flatMap(({ entry, firstname, lastname, sealedRemark }) => {
    const { dossierId, number, isConfidential } = entry;
    const isShown = dossierId ? titles.has(dossierId) : number === null || !isConfidential;
    if (!isShown) return [];
    const person = firstname ? `${firstname} ${lastname}` : null;
    const remark = openRemark(secret, { id: entry.id, sealedText: sealedRemark });
    return [{ ...entry, person, title: (dossierId && titles.get(dossierId)) ?? null, remark }];
  });
}

/** The title of a dossier; that of a confidential one is only in its sealed answers. */
async function titleOf(
  { db, secret }: Pick<Context, "db" | "secret">,
  { id, summary }: ListedDossierRow,
): Promise<string> {
  if (summary) return summary.title;
  const sentRow = await findSent(db, id);
  return sentRow ? plainSummary(openVersion(secret, sentRow.version)).title : "";
}
