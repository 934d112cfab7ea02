import { areRulesFrozen, type Call, isPublished, isVotingOpen } from "#domain/call.ts";
import { smallestGroup } from "#domain/figure.ts";
import { isOnBallot, type Project } from "#domain/project.ts";
import { max, type Rules, required } from "#domain/rules.ts";

/** The reasons for refusing a vote. */
export type VoteProblem =
  | { code: "vote.notOpen" }
  | { code: "vote.notOnBallot" }
  | { code: "vote.alreadyVoted"; project: string };

/** The reasons why the office may not count, release, change or enter a vote. */
export type VoteOfficeProblem =
  | { code: "vote.none" }
  | { code: "vote.over" }
  | { code: "vote.votedBefore" }
  | { code: "vote.notClosed" }
  | { code: "vote.notCounted" }
  | { code: "vote.tieUndecided" }
  | { code: "vote.noTie" }
  | { code: "vote.tieConflict" }
  | { code: "vote.notDue" }
  | { code: "vote.scoresFixed" }
  | { code: "vote.alreadyReleased" }
  | { code: "vote.rulesFrozen" }
  | { code: "vote.notLater" }
  | { code: "vote.outOfOrder" };

/** The voting form. */
export const voteFields = { project: [required] } satisfies Rules;

type HandScoreProblem = { code: "review.givesScore" } | { code: "vote.scoresFixed" };

type Scoring = { project: { dossierId: string | null }; call: Pick<Call, "votingOpens">; now: Date };

/** Says why the chair cannot score a project by hand, or null when they can: members score one from a dossier. */
export function checkHandScore({ project, call, now }: Scoring): HandScoreProblem | null {
  if (project.dossierId) return { code: "review.givesScore" };
  return areRulesFrozen(call, now) ? { code: "vote.scoresFixed" } : null;
}

/** The form for the committee's reason to decide a tie, which everyone can read. */
export const tieFields = { reason: [required, max(1000)] } satisfies Rules;

type CandidateOf = { project: Pick<Project, "callId" | "status">; call: Pick<Call, "id"> };

/** Tells whether employees can choose this project in this call. */
export function isCandidate({ project, call }: CandidateOf): boolean {
  return project.callId === call.id && isOnBallot(project);
}

type Vote = { call: Call; project: Pick<Project, "callId" | "status"> | null; now: Date };

/** Says why a vote cannot be cast, or null when it can; the database prevents a second vote. */
export function checkVote({ call, project, now }: Vote): VoteProblem | null {
  if (!isVotingOpen(call, now)) return { code: "vote.notOpen" };
  return project && isCandidate({ project, call }) ? null : { code: "vote.notOnBallot" };
}

/** The stages of a vote for the people who run it. */
export const voteStages = ["preflight", "open", "closed", "counted", "released"] as const;
export type VoteStage = (typeof voteStages)[number];

/** Gives the stage of a vote; null in a call without one. The actual release counts, not the planned time. */
export function voteStageOf(
  call: Call & { countedAt: Date | null },
  releasedAt: Date | null,
  now: Date,
): VoteStage | null {
  if (!call.votingOpens || !call.votingCloses) return null;
  if (now < call.votingOpens) return "preflight";
  if (releasedAt || (call.votedElsewhere && isPublished(call, now))) return "released";
  if (call.countedAt) return "counted";
  return now < call.votingCloses ? "open" : "closed";
}

/** The number of voters, and how many people can vote. */
export type Turnout = { voted: number; electorate: number };

/** Turnout grows in steps of this size, so that nobody can link one more vote to a person they saw voting. */
export const turnoutStep = smallestGroup;

/** The turnout by branch, the sum of the branches that are too small to show, and the total. */
export type GroupedTurnout<Branch extends Turnout> = { shownBranches: Branch[]; rest: Turnout | null; total: Turnout };

/**
 * Gives the turnout by branch in whole steps. Branches that are too small are added up; when their sum is too small as
 * well, the smallest other branch joins them, so that nobody can subtract. The total is the sum of the shown figures,
 * for the same reason.
 */
export function groupTurnout<Branch extends Turnout>(branches: readonly Branch[]): GroupedTurnout<Branch> {
  const byElectorate = branches.toSorted((a, b) => a.electorate - b.electorate);
  let count = byElectorate.filter(({ electorate }) => electorate < smallestGroup).length;
  const sum = () => byElectorate.slice(0, count).reduce(add, nobody);
  while (count > 0 && sum().electorate < smallestGroup && count < byElectorate.length) count++;
  const hiddenBranches = new Set(byElectorate.slice(0, count));
  const shownBranches = branches.filter((branch) => !hiddenBranches.has(branch)).map(inSteps);
  const rest = count > 0 ? inSteps(sum()) : null;
  return { shownBranches, rest, total: [...shownBranches, ...(rest ? [rest] : [])].reduce(add, nobody) };
}

const nobody: Turnout = { voted: 0, electorate: 0 };

function inSteps<Group extends Turnout>(group: Group): Group {
  return { ...group, voted: group.voted - (group.voted % turnoutStep) };
}

const add = (sum: Turnout, { voted, electorate }: Turnout): Turnout => ({
  voted: sum.voted + voted,
  electorate: sum.electorate + electorate,
});
