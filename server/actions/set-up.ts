import { randomBytes } from "node:crypto";
import { Refusal, refuse } from "#domain/problem.ts";
import { checkOpening, mayWait, type StepOutcome, setUpTimes } from "#domain/set-up.ts";
import type { SetUpStep } from "#domain/set-up-step.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { countTry } from "#server/actions/limit.ts";
import type { Context, SetUpSession } from "#server/context.ts";
import { and, eq, isNull, sql } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { findSetUp, hasLink, hasSession, isWithoutFund, listFirstOfficers } from "#server/database/queries/set-up.ts";
import { setUps } from "#server/database/tables/set-up.ts";

/** An installation is set up once, so its row always has this id, however many processes start at the same time. */
const onlyId = "5e700000-0000-4000-8000-000000000001";

type StartContext = Pick<Context, "db" | "now">;
type LinkContext = StartContext & Pick<Context, "secret" | "publicUrl">;

/** Begins the set-up of an empty database; any other database stays as it is. */
export async function beginSetUp({ db, now }: StartContext): Promise<void> {
  if (!(await isWithoutFund(db))) return;
  await db.insert(setUps).values({ id: onlyId, begunAt: now, progress: {} }).onConflictDoNothing();
}

/** Makes a link that opens the set-up once, instead of the earlier one; null if there is nothing to set up. */
export async function makeSetUpLink(context: LinkContext): Promise<string | null> {
  const { db, now, secret, publicUrl } = context;
  const token = randomBytes(32).toString("base64url");
  const made = await db
    .update(setUps)
    .set({ linkHash: secret.hash("set-up-link", token), linkEndsAt: hoursAfter(now, setUpTimes.linkHours) })
    .where(isNull(setUps.openedAt))
    .returning({ id: setUps.id });
  return made.length > 0 ? new URL(`/set-up?token=${token}`, publicUrl).href : null;
}

/** Tells whether this link still opens the set-up. */
export async function isLinkGood({ db, now, secret }: Context, token: string): Promise<boolean> {
  return (await findSetUp(db, hasLink(secret.hash("set-up-link", token), now))) !== null;
}

/** Lets this browser set up the installation. The link works once, and an earlier browser can no longer set up. */
export async function openSetUp(context: Context, { token }: { token: string }): Promise<void> {
  const { now, secret, browser, network } = context;
  const session = randomBytes(32).toString("base64url");
  const expiresAt = hoursAfter(now, setUpTimes.sessionHours);
  const isOpened = await context.db.transaction(async (db) => {
    // Of two browsers with the same link, the second waits here and then finds it used.
    const openedRows = await db
      .update(setUps)
      .set({ linkHash: null, sessionHash: secret.hash("set-up", session), sessionEndsAt: expiresAt })
      .where(and(hasLink(secret.hash("set-up-link", token), now), isNull(setUps.openedAt)))
      .returning({ id: setUps.id });
    if (openedRows.length > 0) await recordAudit({ ...context, db }, { act: "begin_set_up", subject: "fund" });
    return openedRows.length > 0;
  });
  if (!isOpened) {
    await countTry(context, { key: `set-up from ${network()}`, most: 30, minutes: 15 });
    throw new Refusal({ code: "setUp.linkOver" });
  }
  browser.setSetUp({ token: session, expiresAt });
}

/** Finds the set-up of a browser by its token; null if it is over. */
export async function findSetUpSession(
  { db, now, secret }: Pick<Context, "db" | "now" | "secret">,
  token: string,
): Promise<SetUpSession | null> {
  const setUp = await findSetUp(db, hasSession(secret.hash("set-up", token), now));
  return setUp && { id: setUp.id };
}

/** Returns the set-up if this browser may do it; refuses otherwise. */
export function requireSetUp({ setUp }: Pick<Context, "setUp">): SetUpSession {
  if (!setUp) throw new Refusal({ code: "setUp.noSession" });
  return setUp;
}

/** Puts a step off until after the opening. */
export async function putOffStep(context: Context, { step }: { step: SetUpStep }): Promise<void> {
  requireSetUp(context);
  refuse(mayWait(step) ? null : { code: "setUp.cannotWait" });
  await context.db.transaction((db) => leaveStep({ ...context, db }, step, "later"));
}

/** Records how a step was left, in the transaction of its change. A step that was done once stays done. */
export async function leaveStep(context: Context, step: SetUpStep, outcome: StepOutcome = "done"): Promise<void> {
  const { id } = requireSetUp(context);
  const before = JSON.stringify({ [step]: outcome });
  const progress =
    outcome === "done" ? sql`${setUps.progress} || ${before}::jsonb` : sql`${before}::jsonb || ${setUps.progress}`;
  const changedRows = await context.db
    .update(setUps)
    .set({ progress })
    .where(and(eq(setUps.id, id), isNull(setUps.openedAt)))
    .returning({ id: setUps.id });
  // Another browser may have opened the site meanwhile.
  refuse(changedRows.length === 0 ? { code: "setUp.noSession" } : null);
  if (outcome === "done") await recordAudit(context, { act: "set_up", subject: "fund", details: { step } });
}

/** Opens the site to everyone, and ends the set-up, its session and its link for good. */
export async function openSite(context: Context): Promise<void> {
  const { id } = requireSetUp(context);
  await context.db.transaction(async (db) => {
    await db.select({ id: setUps.id }).from(setUps).where(eq(setUps.id, id)).for("update");
    const setUp = await findSetUp(db, eq(setUps.id, id));
    if (!setUp) throw new Refusal({ code: "setUp.noSession" });
    refuse(checkOpening(setUp.progress));
    // The people may have been named anew since their step was finished.
    const officers = await listFirstOfficers(db);
    refuse(officers.some(({ hasFactor }) => hasFactor) ? null : { code: "setUp.noSecondFactor" });
    await endSetUp(db, context.now);
    await recordAudit({ ...context, db }, { act: "open_site", subject: "fund" });
  });
  context.browser.setSetUp(null);
}

/** Ends a set-up whose fund comes from the command line instead; tells whether there was one. */
export async function skipSetUp(context: Pick<Context, "db" | "me" | "now">): Promise<boolean> {
  return context.db.transaction(async (db) => {
    const isEnded = await endSetUp(db, context.now);
    if (isEnded) await recordAudit({ ...context, db }, { act: "open_site", subject: "fund" });
    return isEnded;
  });
}

async function endSetUp(db: Database, now: Date): Promise<boolean> {
  const endedRows = await db
    .update(setUps)
    .set({
      openedAt: now,
      linkHash: null,
      linkEndsAt: null,
      sessionHash: null,
      sessionEndsAt: null,
      testMailTo: null,
      testCodeHash: null,
      sealedRoster: null,
    })
    .where(isNull(setUps.openedAt))
    .returning({ id: setUps.id });
  await announcePublicChange(db);
  return endedRows.length > 0;
}

const hoursAfter = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000);
