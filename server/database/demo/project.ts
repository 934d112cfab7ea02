import type { Call } from "#domain/call.ts";
import { defaultLanguage } from "#domain/language.ts";
import { reportDue } from "#domain/project.ts";
import { standingsOf } from "#domain/result.ts";
import { organisations } from "#server/database/demo/content/organisation.ts";
import { projects as content } from "#server/database/demo/content/project.ts";
import { deliveries } from "#server/database/demo/content/project-delivery.ts";
import { galleries } from "#server/database/demo/content/project-gallery.ts";
import type { ArchiveProject, DemoProject } from "#server/database/demo/content/shape.ts";
import { demoId, demoNumber } from "#server/database/demo/identity.ts";
import type { projects } from "#server/database/tables/project.ts";
import type { projectDrafts } from "#server/database/tables/project-draft.ts";

type ProjectRow = typeof projects.$inferInsert;

/** The amounts of the first four places, in euro. */
const prizes = [15_000, 10_000, 7_500, 5_000];

/** Gives the projects on today's ballot. */
export function ballotProjects(call: Call): ProjectRow[] {
  return content.filter((project) => project.use === "ballot").map((project) => rowOf(project, call, "shortlisted"));
}

const organisationById = new Map(organisations.map(({ key, ...facts }) => [demoId("organisation", key), facts]));

/** How long it takes from the release of a decision until a project is on the site. */
const sevenDays = 7 * 86_400_000;

/** Gives the drafts and versions from which these projects were published, as an editor wrote them. */
export function publishedTexts(published: readonly ProjectRow[], writerId: string | null) {
  const drafts = published.map((project): typeof projectDrafts.$inferInsert => {
    const { title, summary, description, impact, organisationId, publishedAt } = project;
    const organisation = organisationById.get(organisationId);
    if (!organisation) throw new Error(`The demo project ${project.slug} has no organisation`);
    return {
      id: project.id,
      dossierId: project.dossierId,
      callId: project.callId,
      organisationId,
      organisation,
      theme: project.theme,
      illustration: project.illustration,
      proposer: project.proposer,
      costInCents: project.costInCents,
      askedInCents: project.askedInCents,
      ...{ title, summary, description, impact },
      sourceLanguage: defaultLanguage,
      writtenAt: Object.fromEntries(Object.keys(title).map((language) => [language, publishedAt.toISOString()])),
      madeAt: new Date(publishedAt.getTime() - sevenDays),
      changedAt: publishedAt,
    };
  });
  const versions = drafts.map(({ id = "", title, summary, description, impact, changedAt }) => ({
    ...{ id: demoId("project version", id), draftId: id, title, summary, description, impact },
    ...{ changedAt, writerId, publishedAt: changedAt },
  }));
  return { drafts, versions };
}

/** Spreads projects evenly over the earlier calls; those with results of 2022 stay in 2022. */
export function archiveProjects(
  calls: readonly Call[],
  now: Date,
): { call: Call; rows: ProjectRow[]; votesCast: number }[] {
  const archive = content.filter((project) => project.use === "archive");
  const perCall = new Map<Call, ArchiveProject[]>(calls.map((call) => [call, []]));
  const of2022 = calls.find((call) => call.slug === "2022");
  for (const project of archive) if (project.result2022 && of2022) perCall.get(of2022)?.push(project);
  const others = archive
    .filter((project) => !(project.result2022 && of2022))
    .sort((a, b) => a.tier - b.tier || demoNumber(a.key, 1000) - demoNumber(b.key, 1000));
  for (const project of others) {
    const [, smallest] =
      [...perCall.values()].map((list) => [list.length, list] as const).sort(([a], [b]) => a - b)[0] ?? [];
    smallest?.push(project);
  }
  return [...perCall].map(([call, list]) => ({
    call,
    ...decided(
      call,
      list.map((project) => reported(project, call, now)),
    ),
  }));
}

/** Organisations report one year after payment, so a newer project has no outcome yet. */
function reported(project: ArchiveProject, call: Call, now: Date): ArchiveProject {
  if (now >= reportDue(call.awardsFrom)) return project;
  const { outcome, ...unreported } = project;
  return unreported;
}

function decided(call: Call, list: ArchiveProject[]) {
  const inVote = list
    .filter((project) => !project.selectedByFund)
    .sort((a, b) => (b.result2022?.votes ?? 0) - (a.result2022?.votes ?? 0) || a.tier - b.tier || b.asked - a.asked);
  const standings = standingsOf(withVotes(call, inVote), call);
  let most = Number.POSITIVE_INFINITY;
  const voted = standings.map(({ candidate: { project, votes, committeeScore }, place }) => {
    const isWinner = place <= call.winnerCount;
    // No place gets more than the one before it.
    most = project.result2022?.amount ?? Math.min(prizes[place - 1] ?? 0, project.asked, most);
    const row = rowOf(project, call, isWinner ? "winner" : "not_elected");
    return { ...row, votes, committeeScore, ...(isWinner && { rank: place, amountInCents: most * 100 }) };
  });
  const selected = list
    .filter((project) => project.selectedByFund)
    .map((project) => ({ ...rowOf(project, call, "selected"), amountInCents: project.asked * 100 }));
  return { rows: [...voted, ...selected], votesCast: voted.reduce((sum, { votes }) => sum + votes, 0) };
}

/** Makes up votes and scores for projects, the strongest first; the places follow from the formula. */
function withVotes(call: Call, inVote: readonly ArchiveProject[]) {
  let votes = 470 + demoNumber(call.slug, 60);
  return inVote.map((project, index) => {
    votes = project.result2022?.votes ?? Math.round(votes * (0.7 + demoNumber(`${project.key} votes`, 25) / 100));
    const score = 92 - 4 * index + demoNumber(`${project.key} score`, 13) - 6;
    const committeeScore = project.result2022?.committeeScore ?? score;
    return { project, slug: project.key, votes, committeeScore, rank: null };
  });
}

function rowOf(project: DemoProject, call: Call, status: ProjectRow["status"]): ProjectRow {
  return {
    id: demoId("project", project.key),
    slug: project.key,
    callId: call.id,
    organisationId: demoId("organisation", project.organisation),
    status,
    theme: project.theme,
    illustration: project.illustration,
    title: project.title,
    summary: project.summary,
    description: project.description,
    impact: project.impact,
    quote: project.quote,
    followUp: (project.use === "archive" && project.outcome?.followUp) || null,
    deliveries: (project.use === "archive" && project.outcome && deliveries[project.key]) || [],
    gallery: galleries[project.key] ?? [],
    proposer: project.proposer,
    costInCents: project.cost * 100,
    askedInCents: project.asked * 100,
    publishedAt: call.votingOpens ?? call.submissionsClose,
  };
}
