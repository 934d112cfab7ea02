import { listLetterFacts, writeLetter } from "#server/actions/decision-letter.ts";
import { assessConflicts } from "#server/actions/declaration.ts";
import { sealLetter } from "#server/actions/dossier-content.ts";
import { writeSummary } from "#server/actions/dossier-summary.ts";
import { loadFund } from "#server/actions/fund.ts";
import { hashAccessCode } from "#server/actions/login.ts";
import { makeProjectDrafts } from "#server/actions/project-draft.ts";
import { putIntoBox } from "#server/actions/vote.ts";
import type { Context } from "#server/context.ts";
import type { DemoDecisionRow } from "#server/database/demo/decision.ts";
import { fillDemo } from "#server/database/demo/fill.ts";
import { inArray } from "#server/database/drizzle.ts";
import { dossiers } from "#server/database/tables/dossier.ts";

/** Fills an empty database with the demo fund; an existing fund stays unchanged. */
export function openDemo({ db, now, secret, files }: Pick<Context, "db" | "now" | "secret" | "files">) {
  return fillDemo(db, {
    now,
    secret,
    files,
    writeSummary: (db, dossier, answers) => writeSummary({ db, secret }, dossier, answers),
    assessConflicts: (db) => assessConflicts({ db, now, secret }),
    loadFund: (db, fund) => loadFund({ db, me: null, now, secret }, fund),
    writeLetters: (db, rows) => writeDemoLetters({ db, secret }, rows),
    makeProjectDrafts: (db, dossierIds) => makeProjectDrafts({ db, now, secret }, dossierIds),
    hashAccessCode: (code) => hashAccessCode(secret, code),
    putIntoBox: (db, voter, project) => putIntoBox({ db, secret, files }, { voter, project, isAssisted: false }),
  });
}

/** Writes the letters of these decisions as if they had been released. */
async function writeDemoLetters(
  { db, secret }: Pick<Context, "db" | "secret">,
  rows: readonly DemoDecisionRow[],
): Promise<DemoDecisionRow[]> {
  const ids = rows.map(({ dossierId }) => dossierId);
  const decided = await db.select().from(dossiers).where(inArray(dossiers.id, ids));
  const facts = await listLetterFacts({ db, secret }, decided);
  return rows.flatMap((row) => {
    const place = decided.findIndex(({ id }) => id === row.dossierId);
    const [dossier, ofDossier] = [decided[place], facts[place]];
    if (!dossier || !ofDossier) return [];
    const draft = {
      ...row,
      isLoan: false,
      sealedReason: row.sealedReason ?? null,
      sealedLetter: null,
      releasedAt: null,
    };
    const letters = writeLetter({ secret }, draft, { dossier, facts: ofDossier });
    const texts = Object.fromEntries(letters.map(({ language, text }) => [language, text]));
    return [{ ...row, sealedLetter: sealLetter(secret, row.id, texts) }];
  });
}
