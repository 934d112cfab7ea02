import { randomUUID } from "node:crypto";
import { yearOf } from "#domain/brussels-time.ts";
import { isEarlierDraft } from "#domain/call-change.ts";
import { writeMoment } from "#domain/call-moment.ts";
import {
  type EarlierProject,
  earlierCallRules,
  earlierMoments,
  earlierTieRule,
  keepTyped,
  readEarlierCall,
  readEarlierDay,
} from "#domain/earlier-call.ts";
import { itemCodes } from "#domain/fund-list.ts";
import { slugFrom } from "#domain/id.ts";
import { illustrationFor } from "#domain/illustration.ts";
import { readInEach, type TypedTexts } from "#domain/localized-form.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { countryOf } from "#domain/region.ts";
import { checkFields } from "#domain/rules.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { emptyPlan, freeCallSlug, holdCall } from "#server/actions/call.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { makeSlug } from "#server/actions/slug.ts";
import type { Context } from "#server/context.ts";
import { and, asc, eq, sql } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { calls } from "#server/database/tables/call.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projects } from "#server/database/tables/project.ts";

type CallContext = Pick<Context, "db" | "me" | "now">;
type CallAt = { callId: string; revision: number };

/** Makes a draft of a call from before this site, for the year before the first call. Its results are typed later. */
export function makeEarlierCall(context: CallContext): Promise<CallRow> {
  requirePermission(context.me, "runCall");
  return context.db.transaction(async (db) => {
    const [oldest] = await db.select().from(calls).orderBy(asc(calls.submissionsOpen)).limit(1);
    const plan = emptyPlan(oneYearBefore(oldest?.submissionsOpen ?? context.now));
    const typed = earlierMoments.map((name) => [name, writeMoment(name, plan[name]).day]);
    const title = Object.entries(plan.title).map(([language, written]) => [`title.${language}`, written]);
    const [made] = await db
      .insert(calls)
      .values({
        ...plan,
        id: randomUUID(),
        slug: await freeCallSlug(db, yearOf(plan.submissionsOpen)),
        tieRule: earlierTieRule,
        votedElsewhere: true,
        typedResults: Object.fromEntries([...title, ...typed]),
      })
      .returning();
    if (!made) throw new Error("The call was not stored");
    await recordAudit({ ...context, db }, { act: "make_call", subject: `call ${made.id}` });
    return made;
  });
}

// A new plan begins two weeks later, so we go back a little more than a year.
const oneYearBefore = (moment: Date) => new Date(moment.getTime() - 380 * 86_400_000);

/** Saves the form of an earlier call as it is typed; only publishing checks it. */
export function saveEarlierCall(context: CallContext, change: CallAt & { values: TypedTexts }): Promise<CallRow> {
  requirePermission(context.me, "runCall");
  return context.db.transaction(async (db) => {
    const call = await holdEarlierCall(db, change);
    const typedResults = keepTyped(change.values);
    if (isSame(typedResults, call.typedResults ?? {})) return call;
    const { languages } = await getFundSettings(db);
    const title = readInEach("title", typedResults, { before: call.title, languages });
    const [written] = await db
      .update(calls)
      .set({
        typedResults,
        title: title.nl ? title : call.title,
        ...datesIn(typedResults),
        revision: call.revision + 1,
      })
      .where(eq(calls.id, call.id))
      .returning();
    const details = { field: "results" };
    await recordAudit({ ...context, db }, { act: "change_call", subject: `call ${call.id}`, details });
    return written ?? call;
  });
}

const isSame = (one: TypedTexts, other: TypedTexts) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** Gives the typed dates if they are in order, because the list of calls shows them. */
function datesIn(values: TypedTexts) {
  const dates = earlierMoments.map((name) => [name, readEarlierDay(name, values[name])] as const);
  const isInOrder = dates.every(([, moment], index) => {
    const before = dates[index - 1]?.[1];
    return moment && (index === 0 || (before && before < moment));
  });
  if (!isInOrder) return {};
  const [, resultsPublished] = dates.at(-1) ?? [];
  return { ...Object.fromEntries(dates), awardsFrom: resultsPublished, committeeMeets: null, reportsDue: null };
}

/** Publishes an earlier call with its projects and results. Nobody can change the results after that. */
export function publishEarlierCall(context: CallContext, at: CallAt): Promise<CallRow> {
  requirePermission(context.me, "runCall");
  return context.db.transaction(async (db) => {
    const call = await holdEarlierCall(db, at);
    const values = call.typedResults ?? {};
    const [{ languages }, lists] = await Promise.all([getFundSettings(db), getFundLists(db)]);
    const situation = {
      languages,
      themes: itemCodes(lists.themes),
      branches: itemCodes(lists.branches),
      now: context.now,
    };
    refuse(invalidForm(checkFields(earlierCallRules(values, situation), values)));
    const { projects: entered, title, budgetInCents, ...results } = readEarlierCall(values, languages);
    const [published] = await db
      .update(calls)
      .set({
        ...results,
        title: { ...call.title, ...title },
        slug: await freeCallSlug(db, yearOf(results.submissionsOpen), call.slug),
        budgetInCents,
        maximumInCents: budgetInCents,
        maximumWhenActiveInCents: budgetInCents,
        ballotSize: entered.length,
        awardsFrom: results.resultsPublished,
        committeeMeets: null,
        reportsDue: null,
        typedResults: null,
        publishedAt: context.now,
        revision: call.revision + 1,
      })
      .where(eq(calls.id, call.id))
      .returning();
    if (!published) throw new Error("The call was not stored");
    for (const project of entered) await addProject(db, published, project);
    await recordAudit({ ...context, db }, { act: "publish_call", subject: `call ${call.id}` });
    await announcePublicChange(db);
    return published;
  });
}

async function holdEarlierCall(db: Database, { callId, revision }: CallAt): Promise<CallRow> {
  const call = await holdCall(db, callId, revision);
  refuse(isEarlierDraft(call) ? null : { code: "call.published" });
  return call;
}

const longestSlug = 60;

async function addProject(db: Database, call: CallRow, project: EarlierProject): Promise<void> {
  const { organisation, place, branch, ...values } = project;
  const id = randomUUID();
  const title = slugFrom(project.title.nl).slice(0, longestSlug);
  await db.insert(projects).values({
    ...values,
    id,
    slug: await makeSlug(db, projects, { id, title, instead: "project" }),
    callId: call.id,
    organisationId: await organisationOf(db, organisation),
    status: place <= call.winnerCount ? "winner" : "not_elected",
    rank: place,
    illustration: illustrationFor(project.theme, place),
    description: { nl: "" },
    impact: { nl: "" },
    // Old results rarely say who put a project forward; most of those people still worked here.
    proposer: { status: "employed", branch, department: null, firstname: null },
    publishedAt: call.resultsPublished,
  });
}

/** Finds the organisation of an earlier project by name and postal code, or adds it. */
export async function organisationOf(
  db: Database,
  { name, region, ...place }: EarlierProject["organisation"] & { website?: string | null },
): Promise<string> {
  const isIt = and(sql`lower(${organisations.name}) = lower(${name})`, eq(organisations.postalCode, place.postalCode));
  const [found] = await db.select({ id: organisations.id }).from(organisations).where(isIt).limit(1);
  if (found) return found.id;
  const id = randomUUID();
  await db.insert(organisations).values({ id, name, region, ...place, country: countryOf(region), legalForm: "other" });
  return id;
}
