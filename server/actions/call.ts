import { randomUUID } from "node:crypto";
import { daysBetween, yearOf } from "#domain/brussels-time.ts";
import type { CallPlan } from "#domain/call.ts";
import {
  type CallUse,
  changedFields,
  checkPlanChange,
  checkPlanned,
  checkPublishing,
  checkRemoval,
} from "#domain/call-change.ts";
import { callMoments, firstDates, moveToNextYear } from "#domain/call-moment.ts";
import { checkId } from "#domain/id.ts";
import type { Localized } from "#domain/language.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { usualText } from "#i18n/usual-text.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { addJob } from "#server/actions/job.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { freeSlug } from "#server/actions/slug.ts";
import type { Context } from "#server/context.ts";
import { eq, sql } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { type CallRow, listCallSlugs, listCallUses } from "#server/database/queries/call.ts";
import { calls } from "#server/database/tables/call.ts";

type CallContext = Pick<Context, "db" | "me" | "now">;

type NewCall = {
  /** The call whose plan it gets one year later; null for an empty plan. */
  fromId: string | null;
  /** The year of an empty plan, in its address and its title. */
  year?: string;
};

/** Makes a draft of a call. */
export function makeCall(context: CallContext, { fromId, year }: NewCall): Promise<CallRow> {
  requirePermission(context.me, "runCall");
  return context.db.transaction(async (db) => {
    const source = fromId === null ? null : await getCall(db, fromId);
    const plan = source ? planOfNextYear(source, context.now) : emptyPlan(context.now, year);
    const slug = await freeCallSlug(db, year ?? slugOf(source, plan));
    const [made] = await db
      .insert(calls)
      .values({ id: randomUUID(), slug, ...plan })
      .returning();
    if (!made) throw new Error("The call was not stored");
    await recordAudit({ ...context, db }, { act: "make_call", subject: `call ${made.id}` });
    return made;
  });
}

/** Gives the wanted address, or the first with a number that no other call has. */
export async function freeCallSlug(db: Database, wantedSlug: string, own?: string): Promise<string> {
  // Otherwise two people who make a call at once would both find the same address free.
  await db.execute(sql`lock table ${calls} in share row exclusive mode`);
  const slugs = await listCallSlugs(db);
  return freeSlug(
    wantedSlug,
    slugs.filter((slug) => slug !== own),
  );
}

/** Gives the address of a new call: the next year of the one it is made from, or the year in which it opens. */
function slugOf(source: CallRow | null, { submissionsOpen }: CallPlan): string {
  const isYear = source && /^20\d{2}$/.test(source.slug);
  return isYear
    ? laterYears(source.slug, yearsBetween(source.submissionsOpen, submissionsOpen))
    : yearOf(submissionsOpen);
}

/** Gives the plan of a new call; its title has the year in which it opens, or the given one. */
export function emptyPlan(now: Date, year?: string): CallPlan {
  const dates = firstDates(now);
  return {
    title: usualText("usual.call", { year: year ?? yearOf(dates.submissionsOpen) }),
    intro: { nl: "" },
    ...dates,
    budgetInCents: 20_000_00,
    maximumWhenActiveInCents: 5_000_00,
    maximumInCents: 2_500_00,
    costShare: 100,
    voteWeight: 50,
    winnerCount: 3,
    tieRule: "committee_score",
    ballotSize: 8,
    criteria: [],
    eligibility: [],
  };
}

/** Copies a plan to the same weekdays of a later year; years in its name follow. */
function planOfNextYear(source: CallRow, now: Date): CallPlan {
  const dates = moveToNextYear(source, now);
  const years = yearsBetween(source.submissionsOpen, dates.submissionsOpen);
  const title = Object.fromEntries(
    Object.entries(source.title).map(([language, written]) => [language, laterYears(written ?? "", years)]),
  );
  return { ...planOf(source), ...dates, title: title as Localized };
}

const yearsBetween = (from: Date, to: Date) => Math.round(daysBetween(from, to) / 365);

const laterYears = (text: string, years: number) =>
  text.replaceAll(/\b20\d{2}\b/g, (year) => String(Number(year) + years));

/** Gives the part of a call that a coordinator decides. */
export function planOf(call: CallRow): CallPlan {
  const { title, intro, budgetInCents, maximumWhenActiveInCents, maximumInCents, costShare } = call;
  const { voteWeight, winnerCount, tieRule, ballotSize, criteria, eligibility } = call;
  const dates = Object.fromEntries(callMoments.map((name) => [name, call[name]])) as Pick<
    CallRow,
    (typeof callMoments)[number]
  >;
  return {
    title,
    intro,
    ...dates,
    budgetInCents,
    maximumWhenActiveInCents,
    maximumInCents,
    costShare,
    voteWeight,
    winnerCount,
    tieRule,
    ballotSize,
    criteria,
    eligibility,
  };
}

type PlanChange = { callId: string; revision: number; plan: Partial<CallPlan> };

/** Changes the plan of a call as far as people do not rely on it yet; parts that are left out stay as they are. */
export function changeCall(context: CallContext, { callId, revision, plan: newParts }: PlanChange): Promise<CallRow> {
  requirePermission(context.me, "runCall");
  return context.db.transaction(async (db) => {
    const call = await holdCall(db, callId, revision);
    refuse(checkPlanned(call));
    const plan = planOf(call);
    const changed = withKeptTexts(plan, { ...plan, ...newParts });
    refuse(invalidForm(checkPlanChange({ plan, use: await useOf(db, call), now: context.now }, changed)));
    const names = changedFields(plan, changed).filter((name) => name !== "hasVote");
    if (names.length === 0) return call;
    const [written] = await db
      .update(calls)
      .set({ ...changed, revision: call.revision + 1 })
      .where(eq(calls.id, callId))
      .returning();
    for (const field of names) {
      const details = { field, before: auditValue(plan[field]), after: auditValue(changed[field]) };
      await recordAudit({ ...context, db }, { act: "change_call", subject: `call ${callId}`, details });
    }
    await tellEveryone({ ...context, db }, call);
    return written ?? call;
  });
}

/** Publishes a draft: everyone sees the call from now on, and its dates do what they say. */
export function publishCall(context: CallContext, { callId, revision }: Omit<PlanChange, "plan">): Promise<CallRow> {
  requirePermission(context.me, "runCall");
  return context.db.transaction(async (db) => {
    const call = await holdCall(db, callId, revision);
    refuse(checkPlanned(call));
    refuse(call.publishedAt ? { code: "call.published" } : null);
    refuse(invalidForm(checkPublishing(planOf(call), context.now)));
    const [published] = await db
      .update(calls)
      .set({ publishedAt: context.now, revision: call.revision + 1 })
      .where(eq(calls.id, callId))
      .returning();
    await recordAudit({ ...context, db }, { act: "publish_call", subject: `call ${callId}` });
    await tellEveryone({ ...context, db }, published ?? call);
    return published ?? call;
  });
}

/** Removes a draft as its reader saw it; a published call stays. */
export function removeCall(context: CallContext, { callId, revision }: Omit<PlanChange, "plan">): Promise<void> {
  requirePermission(context.me, "runCall");
  return context.db.transaction(async (db) => {
    const call = await getCall(db, callId);
    refuse(checkRemoval(call));
    refuse(call.revision === revision ? null : { code: "call.changed" });
    await db.delete(calls).where(eq(calls.id, callId));
    const details = { before: auditValue(call.title) };
    await recordAudit({ ...context, db }, { act: "remove_call", subject: `call ${callId}`, details });
  });
}

/** Reads a call and holds it until the transaction ends, so that two changes follow each other. */
async function getCall(db: Database, callId: string): Promise<CallRow> {
  refuse(checkId(callId));
  const [call] = await db.select().from(calls).where(eq(calls.id, callId)).for("update");
  if (!call) throw new Refusal({ code: "call.unknown" });
  return call;
}

/** Holds a call for a change of this revision. */
export async function holdCall(db: Database, callId: string, revision: number): Promise<CallRow> {
  const call = await getCall(db, callId);
  refuse(call.revision === revision ? null : { code: "record.changed" });
  return call;
}

async function useOf(db: Database, { id, publishedAt }: CallRow): Promise<CallUse> {
  const [use] = await listCallUses(db, [id]);
  return { publishedAt, isScored: use?.isScored ?? false, candidates: use?.candidates ?? 0 };
}

// A draft is in no public answer, and no clock runs for it.
async function tellEveryone(context: CallContext, { publishedAt }: CallRow): Promise<void> {
  if (!publishedAt) return;
  await announcePublicChange(context.db);
  await addJob(context, { kind: "planVotes", payload: {} });
}

/** Keeps texts in languages that the fund does not offer at present, because no form shows them. */
function withKeptTexts(before: CallPlan, after: CallPlan): CallPlan {
  const bothTexts = (name: "title" | "intro") => ({ ...before[name], ...after[name] });
  return {
    ...after,
    title: bothTexts("title"),
    intro: bothTexts("intro"),
    criteria: after.criteria.map((criterion) => {
      const { name, help, words } = before.criteria.find(({ id }) => id === criterion.id) ?? criterion;
      return {
        ...criterion,
        name: { ...name, ...criterion.name },
        help: { ...help, ...criterion.help },
        ...(criterion.words && { words: { ...words, ...criterion.words } }),
      };
    }),
    eligibility: after.eligibility.map((point) => {
      const { text } = before.eligibility.find(({ id }) => id === point.id) ?? point;
      return { ...point, text: { ...text, ...point.text } };
    }),
  };
}

function auditValue(value: CallPlan[keyof CallPlan]): string | number {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "object") return value === null ? "" : JSON.stringify(value);
  return value;
}
