import { inLanguage } from "#domain/language.ts";
import { mostCandidates } from "#domain/result.ts";
import type { Finding, FindingCode } from "#domain/vote-preflight.ts";
import { lookOverVote } from "#server/actions/vote-preflight.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { getCall } from "#server/cli/office.ts";
import { listProjects } from "#server/database/queries/project.ts";

const sentences: Record<FindingCode, (figure: number) => string> = {
  datesOutOfOrder: () => "its dates are not in order",
  noProjects: () => "no project is on the ballot",
  projectsUnpublished: (figure) => `projects on the shortlist that are not on the site: ${figure}`,
  tooManyWinners: (figure) => `more projects would win than the ${figure} on the ballot`,
  ballotTooLong: (figure) => `${figure} projects are on the ballot, more than its size`,
  scoresMissing: () => "the committee has not scored these yet, and scores count",
  nobody: () => "nobody can vote: the roster is empty",
  mailFailing: (figure) => `mail does not leave: ${figure} of the latest mails failed, or one waits too long`,
  translationsMissing: () => "texts are missing",
  pictureMissing: () => "these have no picture of their own",
  rosterMissing: () => "the roster was never imported",
  rosterOld: (figure) => `the roster is ${figure} days old`,
  mailUnproven: () => "no mail was sent in the last month, so nobody knows whether mail works",
};

export const voteCommands: Commands = {
  "vote preflight": {
    usage:
      "vote preflight <call>            looks over a vote before it opens; fails when it should not open like this",
    run: async (context, [slug = ""]) => {
      const call = await getCall(context, slug);
      if (!call.votingOpens) throw new CommandError(`The call ${slug} has no vote.`);
      const findings = await lookOverVote(context, call);
      if (findings.length === 0) return `Nothing is wrong with the vote of ${slug}.`;
      const onBallot = await listProjects(
        context.db,
        { callId: call.id, statuses: ["shortlisted"] },
        { first: mostCandidates },
      );
      const titles = new Map(onBallot.map(({ id, title }) => [id, inLanguage(title, "en")]));
      const report = findings.map((finding) => linesOf(finding, titles)).join("\n");
      if (findings.some(({ severity }) => severity === "block")) throw new CommandError(report);
      return report;
    },
  },
};

function linesOf({ code, severity, subjects, figure }: Finding, titles: ReadonlyMap<string, string>): string {
  const about = subjects.map(({ projectId, gaps }) => {
    const missing = gaps.map(({ language, part }) => `${part} in ${language}`).join(", ");
    return `         ${titles.get(projectId) ?? projectId}${missing && `: ${missing}`}`;
  });
  return [`  ${severity.padEnd(6)} ${sentences[code](figure ?? 0)}`, ...about].join("\n");
}
