import { loadFund } from "#server/actions/fund.ts";
import { hashAccessCode } from "#server/actions/login.ts";
import { putIntoBox } from "#server/actions/vote.ts";
import type { Context } from "#server/context.ts";
import { fillDemo } from "#server/database/demo/fill.ts";

/** Fills an empty database with the demo fund; an existing fund stays unchanged. */
export function openDemo({ db, now, secret, files }: Pick<Context, "db" | "now" | "secret" | "files">) {
  return fillDemo(db, {
    now,
    loadFund: (db, fund) => loadFund({ db, me: null, now, secret }, fund),
    hashAccessCode: (code) => hashAccessCode(secret, code),
    putIntoBox: (db, voter, project) => putIntoBox({ db, secret, files }, { voter, project, isAssisted: false }),
  });
}
