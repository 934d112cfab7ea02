import { type Call, isPublished, isVotingOpen } from "#domain/call.ts";
import type { Project } from "#domain/project.ts";
import { max, type Rules, required } from "#domain/rules.ts";

/** Why a vote is not cast. */
export type VoteProblem =
  | { code: "vote.notOpen" }
  | { code: "vote.notOnBallot" }
  | { code: "vote.alreadyVoted"; project: string };

/** Why the office does not count or release a vote, change its rules, or enter one for somebody. */
export type VoteOfficeProblem =
  | { code: "vote.none" }
  | { code: "vote.over" }
  | { code: "vote.votedBefore" }
  | { code: "vote.notClosed" }
  | { code: "vote.notCounted" }
  | { code: "vote.tieUndecided" }
  | { code: "vote.noTie" }
  | { code: "vote.notDue" }
  | { code: "vote.scoresFixed" }
  | { code: "vote.alreadyReleased" }
  | { code: "vote.rulesFrozen" }
  | { code: "vote.notLater" }
  | { code: "vote.outOfOrder" };

/** What one fills in to vote. */
export const voteFields = { project: [required] } satisfies Rules;

/** What the committee says of its choice between equals, for everyone to read. */
export const tieFields = { reason: [required, max(1000)] } satisfies Rules;

/** Tells whether employees can choose this project in this call. */
export function isOnBallot(project: Pick<Project, "callId" | "status">, call: Pick<Call, "id">): boolean {
  return project.callId === call.id && project.status === "shortlisted";
}

type Vote = { call: Call; project: Pick<Project, "callId" | "status"> | null; now: Date };

/** Says why a vote cannot be cast, or null when it can; that nobody votes twice is the database's to say. */
export function checkVote({ call, project, now }: Vote): VoteProblem | null {
  if (!isVotingOpen(call, now)) return { code: "vote.notOpen" };
  return project && isOnBallot(project, call) ? null : { code: "vote.notOnBallot" };
}

/** Where a vote stands for whoever runs it. */
export const voteStages = ["preflight", "open", "closed", "counted", "released"] as const;
export type VoteStage = (typeof voteStages)[number];

/** Tells where a vote stands; null in a call without one. It is released when its results were, whatever the clock says. */
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

/** What everyone may know of a vote while it goes on: how many took part, of how many. */
export type Turnout = { voted: number; electorate: number };

/** A group of fewer people is not told apart: in a small one, who voted shows. */
export const smallestGroup = 5;

/** Numbers of voters move by so many at once: one more beside somebody who was seen voting would tell of them. */
export const turnoutStep = smallestGroup;

/** The turnout as coordinators see it: by branch, the branches too small to be told apart together, and all of them. */
export type GroupedTurnout<Branch extends Turnout> = { shown: Branch[]; rest: Turnout | null; total: Turnout };

/**
 * The turnout by branch as coordinators see it, in whole steps. Branches that are too small stand together; where the rest
 * is too small as well, the smallest of the others joins them, so that nobody finds it by subtraction. The total is the
 * sum of what is shown, for the same reason.
 */
export function groupTurnout<Branch extends Turnout>(branches: readonly Branch[]): GroupedTurnout<Branch> {
  const byElectorate = branches.toSorted((a, b) => a.electorate - b.electorate);
  let count = byElectorate.filter(({ electorate }) => electorate < smallestGroup).length;
  const sum = () => byElectorate.slice(0, count).reduce(add, nobody);
  while (count > 0 && sum().electorate < smallestGroup && count < byElectorate.length) count++;
  const hidden = new Set(byElectorate.slice(0, count));
  const shown = branches.filter((branch) => !hidden.has(branch)).map(inSteps);
  const rest = count > 0 ? inSteps(sum()) : null;
  return { shown, rest, total: [...shown, ...(rest ? [rest] : [])].reduce(add, nobody) };
}

const nobody: Turnout = { voted: 0, electorate: 0 };

function inSteps<Group extends Turnout>(group: Group): Group {
  return { ...group, voted: group.voted - (group.voted % turnoutStep) };
}

const add = (sum: Turnout, { voted, electorate }: Turnout): Turnout => ({
  voted: sum.voted + voted,
  electorate: sum.electorate + electorate,
});
