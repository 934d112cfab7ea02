import { assessConflicts } from "#server/actions/declaration.ts";
import { writeSummary } from "#server/actions/dossier-summary.ts";
import { loadFund } from "#server/actions/fund.ts";
import { hashAccessCode } from "#server/actions/login.ts";
import { makeProjectDrafts } from "#server/actions/project-draft.ts";
import { putIntoBox } from "#server/actions/vote.ts";
import type { Context } from "#server/context.ts";
import { fillDemo } from "#server/database/demo/fill.ts";

/** Fills an empty database with the demo fund; an existing fund stays unchanged. */
export function openDemo({ db, now, secret, files }: Pick<Context, "db" | "now" | "secret" | "files">) {
  return fillDemo(db, {
    now,
    secret,
    files,
    writeSummary: (db, dossier, answers) => writeSummary({ db, secret }, dossier, answers),
    assessConflicts: (db) => assessConflicts({ db, secret }),
    loadFund: (db, fund) => loadFund({ db, me: null, now, secret }, fund),
    makeProjectDrafts: (db, dossierIds) => makeProjectDrafts({ db, now, secret }, dossierIds),
    hashAccessCode: (code) => hashAccessCode(secret, code),
    putIntoBox: (db, voter, project) => putIntoBox({ db, secret, files }, { voter, project, isAssisted: false }),
  });
}
