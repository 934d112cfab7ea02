import { checkChoice } from "#domain/dossier-act.ts";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { fileName } from "#domain/file.ts";
import type { Language } from "#domain/language.ts";
import { refuse } from "#domain/problem.ts";
import { dossierSentences } from "#server/actions/dossier-answer.ts";
import { findReadableFile } from "#server/actions/dossier-file-read.ts";
import { findOfficePaper } from "#server/actions/dossier-office-paper.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { type ListedDossierRow, listListed } from "#server/database/queries/dossier-list.ts";
import { type ArchivedFile, writeArchive } from "#server/platform/files/archive.ts";

type Choice = { ids: readonly string[]; language: Language };

/**
 * Gives a ZIP of the chosen dossiers that the current user may read: a folder for each, with its PDF and its files. A
 * text names the ones of which they see a line only; it does not name those that they may not know of.
 */
export async function archiveDossiers(context: Context, { ids, language }: Choice): Promise<AsyncGenerator<Buffer>> {
  const viewer = requirePermission(context.me, "readDossiers");
  refuse(checkChoice("download", ids));
  const dossiers = await listListed(context.db, viewer, ids);
  const isReadable = dossiers.some((dossier) => levelsInOffice(viewer, dossier).includes("content"));
  refuse(isReadable ? null : { code: "dossier.unknown" });
  return writeArchive(listArchived(context, dossiers, language), context.now);
}

async function* listArchived(
  context: Context,
  dossiers: readonly ListedDossierRow[],
  language: Language,
): AsyncGenerator<ArchivedFile> {
  const { text } = dossierSentences[language];
  const remarks: string[] = [];
  for (const { id, number } of dossiers) {
    // A long download may outlast a right, so it is checked again for each dossier.
    const paper = await findOfficePaper(context, { dossierId: id, language });
    if (!paper) {
      remarks.push(text("archive.unread", { number: number ?? "" }));
      continue;
    }
    const pathOf = pathsIn(number ?? id);
    yield { path: pathOf(paper.name), content: await paper.print() };
    let missing = 0;
    for (const fileId of paper.fileIds) {
      const file = await findReadableFile(context, fileId);
      // While the file store is down, the reader still gets everything else.
      const content = (await file?.read().catch(() => null)) ?? null;
      if (file && content) yield { path: pathOf(file.name), content };
      else missing++;
    }
    if (missing > 0) remarks.push(text("archive.unscanned", { number: number ?? "", count: missing }));
  }
  if (remarks.length > 0) yield { path: text("archive.remarks"), content: lines(remarks) };
}

/** Makes the paths of files in one folder: names of people become safe, and two files never get the same path. */
function pathsIn(folder: string): (name: string) => string {
  const takenPaths = new Set<string>();
  return (name) => {
    const [, start = "", ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(fileName(name) || "-") ?? [];
    let path = start + ending;
    // Some disks do not tell capitals from small letters.
    for (let number = 2; takenPaths.has(path.toLowerCase()); number++) path = `${start} (${number})${ending}`;
    takenPaths.add(path.toLowerCase());
    return `${fileName(folder)}/${path}`;
  };
}

async function* lines(texts: readonly string[]): AsyncGenerator<Buffer> {
  yield Buffer.from(texts.map((text) => `${text}\r\n`).join(""));
}
