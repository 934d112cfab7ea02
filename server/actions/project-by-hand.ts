import { randomUUID } from "node:crypto";
import { atBrussels, yearOf } from "#domain/brussels-time.ts";
import { illustrationFor } from "#domain/illustration.ts";
import { type Language, type Localized, languages } from "#domain/language.ts";
import { type TypedTexts, textIn } from "#domain/localized-form.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { earlierYear, isBallotOpen, newProjectRules, statusesByHand } from "#domain/project-by-hand.ts";
import { checkFields } from "#domain/rules.ts";
import { usualText } from "#i18n/usual-text.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { emptyPlan, freeCallSlug } from "#server/actions/call.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { versionOf } from "#server/actions/project-draft.ts";
import { noOrganisation } from "#server/actions/project-organisation.ts";
import type { Context } from "#server/context.ts";
import { sql } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { type CallRow, listCalls } from "#server/database/queries/call.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { calls } from "#server/database/tables/call.ts";
import { projectDrafts, projectVersions } from "#server/database/tables/project-draft.ts";

/** Begins a project without a dossier, for a call or a year before this site existed; answers with its id. */
export async function makeProject(context: Context, values: TypedTexts): Promise<string> {
  const { now } = context;
  const me = requirePermission(context.me, "writeProject");
  const offered = await listLanguages(context.db);
  const published = await listCalls(context.db);
  const situation = {
    calls: published.map(({ slug }) => slug),
    languages: offered,
    lastYear: Number(yearOf(now)) - 1,
  };
  refuse(invalidForm(checkFields(newProjectRules(situation, values), values)));
  const status = statusesByHand.find((one) => one === values.status) ?? "selected";
  const language = languages.find((one) => one === values.language) as Language;
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const call =
      values.call === earlierYear
        ? await callOfYear(inside, textIn(values, "year"))
        : published.find(({ slug }) => slug === values.call);
    if (!call) throw new Refusal({ code: "project.unknown" });
    refuse(status === "shortlisted" && !isBallotOpen(call, now) ? { code: "project.noBallot" } : null);
    const id = randomUUID();
    const empty = {} as Localized;
    const texts = { title: { [language]: textIn(values, "title") } as Localized, summary: empty };
    const draft = { id, ...texts, description: empty, impact: empty };
    await db.insert(projectDrafts).values({
      ...draft,
      callId: call.id,
      status,
      organisation: noOrganisation,
      illustration: illustrationFor("", Number.parseInt(id.slice(0, 4), 16)),
      // Nobody put it forward here; most people who did in earlier years still worked here.
      proposer: { status: "employed", branch: "", department: null, firstname: null },
      costInCents: 0,
      askedInCents: 0,
      sourceLanguage: language,
      writtenAt: { [language]: now.toISOString() },
      madeAt: now,
      changedAt: now,
    });
    await db.insert(projectVersions).values({ ...versionOf(draft, now), writerId: me.id });
    await recordAudit(inside, { act: "make_project", subject: `project ${id}` });
    return id;
  });
}

/**
 * Finds the call of a year before this site existed, or makes one without a vote, so that its projects have a place in
 * the catalogue.
 */
export async function callOfYear(context: Pick<Context, "db" | "me" | "now">, year: string): Promise<CallRow> {
  const { db, now } = context;
  // Of two projects of a new year at once, the second finds the call of the first.
  await db.execute(sql`lock table ${calls} in share row exclusive mode`);
  const present = await findCallOfYear(db, year);
  if (present) return present;
  const end = atBrussels(`${year}-12-31T00:00`);
  const [made] = await db
    .insert(calls)
    .values({
      ...emptyPlan(now),
      id: randomUUID(),
      slug: await freeCallSlug(db, year),
      title: usualText("usual.call", { year }),
      submissionsOpen: atBrussels(`${year}-01-01T00:00`),
      submissionsClose: end,
      committeeMeets: null,
      votingOpens: null,
      votingCloses: null,
      resultsPublished: end,
      awardsFrom: end,
      reportsDue: null,
      budgetInCents: 0,
      winnerCount: 0,
      votedElsewhere: true,
      publishedAt: now,
    })
    .returning();
  if (!made) throw new Error("The call was not stored");
  await recordAudit(context, { act: "make_call", subject: `call ${made.id}` });
  await announcePublicChange(db);
  return made;
}

/** Finds the published call of a year; of several, the one that is named after the year. */
async function findCallOfYear(db: Database, year: string): Promise<CallRow | null> {
  const published = await listCalls(db);
  return (
    published.find(({ slug }) => slug === year) ??
    published.find(({ submissionsOpen }) => yearOf(submissionsOpen) === year) ??
    null
  );
}
