import { fileIdsIn } from "#domain/dossier-file.ts";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { readableAnswers } from "#domain/dossier-reading.ts";
import type { Language } from "#domain/language.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { describeDossier } from "#server/actions/dossier-answer.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import { paperName, printDossier, wordsOfDossier } from "#server/actions/dossier-paper.ts";
import type { Context } from "#server/context.ts";
import { findOfficeDossier } from "#server/database/queries/dossier-access.ts";
import { findSent } from "#server/database/queries/dossier-version.ts";

const sentences = compileSentences(await readCatalogues("site", "document", "dossiers"));

/** A dossier that someone of the office may read, as a file. */
export type OfficePaper = {
  name: string;
  /** The files of the printed version. */
  fileIds: string[];
  /** Prints the dossier; that someone took it along is recorded in the audit log. */
  print(): Promise<AsyncIterable<Buffer>>;
};

/**
 * Finds the last version of a dossier that the current user may read now, with the answers that they may see; null for
 * any other dossier, also for one that does not exist.
 */
export async function findOfficePaper(
  context: Context,
  { dossierId, language }: { dossierId: string; language: Language },
): Promise<OfficePaper | null> {
  const { db, me, now, secret } = context;
  const dossier = me && (await findOfficeDossier(db, me, dossierId));
  if (!dossier) return null;
  const levels = levelsInOffice(me, dossier);
  const sentRow = levels.includes("content") ? await findSent(db, dossier.id) : null;
  const { state, number, type } = dossier;
  if (!sentRow || state === "draft") return null;
  const { version } = sentRow;
  const answers = readableAnswers(levels, dossier, openVersion(secret, version));
  return {
    name: paperName(number),
    fileIds: fileIdsIn(answers),
    print: async () => {
      await recordAudit(context, { act: "export_dossiers", subject: `dossier ${dossier.id}` });
      const { text, format } = sentences[language];
      const words = await wordsOfDossier(context, dossier.id);
      return printDossier(context, {
        number,
        sections: describeDossier({ type, answers, language, onlyAnswered: true, ...words }),
        facts: [
          [text("officeDossier.state"), text(`officeDossier.state.${state}`)],
          [text("dossierPaper.sentAt"), format.dateTime(version.sentAt)],
          [text("dossierPaper.version"), String(version.version)],
        ],
        intro: text("officePaper.intro", { name: `${me.firstname} ${me.lastname}`, at: format.dateTime(now) }),
        madeAt: now,
        language,
      });
    },
  };
}
