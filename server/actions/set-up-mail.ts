import { randomInt } from "node:crypto";
import type { Language } from "#domain/language.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { setUpCode, testCodeFields, testMailFields } from "#domain/set-up.ts";
import { countTry } from "#server/actions/limit.ts";
import { queueMail } from "#server/actions/mail.ts";
import { leaveStep, requireSetUp } from "#server/actions/set-up.ts";
import type { Context } from "#server/context.ts";
import { and, eq, gt, lt, sql } from "#server/database/drizzle.ts";
import { setUps } from "#server/database/tables/set-up.ts";

/** Enough to try several settings of a mail server, and too few to bother anyone. */
const mailLimit = { key: "test mails of the set-up", most: 20, minutes: 60 } as const;

/** Mails a code, which proves that mails arrive once someone types it in. Another mail replaces it. */
export async function sendSetUpMail(context: Context, typed: { email: string; language: Language }): Promise<void> {
  const { now, secret } = context;
  const { id } = requireSetUp(context);
  refuse(invalidForm(checkFields(testMailFields, typed)));
  await countTry(context, mailLimit);
  const recipient = typed.email.trim().toLowerCase();
  const code = String(randomInt(10 ** setUpCode.digits)).padStart(setUpCode.digits, "0");
  await context.db.transaction(async (db) => {
    const { language } = typed;
    await queueMail({ db, now }, { template: "set-up-code", recipient, language, values: { code } });
    await db
      .update(setUps)
      .set({
        testMailTo: recipient,
        testCodeHash: secret.hash("set-up-code", code),
        testCodeEndsAt: new Date(now.getTime() + setUpCode.minutes * 60_000),
        testTries: 0,
      })
      .where(eq(setUps.id, id));
  });
}

/** Finishes the step with the code from the test mail. */
export async function confirmSetUpMail(context: Context, typed: { code: string }): Promise<void> {
  const { db, now, secret } = context;
  const { id } = requireSetUp(context);
  refuse(invalidForm(checkFields(testCodeFields, typed)));
  // The try counts before the code is compared, so that parallel guesses cannot slip through.
  const [tried] = await db
    .update(setUps)
    .set({ testTries: sql`${setUps.testTries} + 1` })
    .where(and(eq(setUps.id, id), gt(setUps.testCodeEndsAt, now), lt(setUps.testTries, setUpCode.tries)))
    .returning({ hash: setUps.testCodeHash, tries: setUps.testTries });
  if (!tried?.hash) throw new Refusal({ code: "setUp.codeOver" });
  if (tried.hash !== secret.hash("set-up-code", typed.code.replace(/\D/g, "")))
    throw new Refusal({ code: "setUp.wrongCode", left: setUpCode.tries - tried.tries });
  await db.transaction(async (db) => {
    await db.update(setUps).set({ testCodeHash: null, testCodeEndsAt: null }).where(eq(setUps.id, id));
    await leaveStep({ ...context, db }, "mail");
  });
}

/** Finishes the step without a mail server, which only an installation on the own machine can lack. */
export async function continueWithoutMail(context: Context): Promise<void> {
  requireSetUp(context);
  refuse(context.mailFolder === null ? { code: "setUp.cannotWait" } : null);
  await context.db.transaction((db) => leaveStep({ ...context, db }, "mail"));
}
