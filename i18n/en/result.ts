import type { result as dutch } from "#i18n/nl/result.ts";

export const result = {
  "result.heading": "{call}: how we voted",
  "result.votes": "{votes, plural, one {# colleague} other {# colleagues}} cast a vote.",
  "result.votesOf":
    "{votes, plural, one {# colleague} other {# colleagues}} cast a vote, {turnout, number, percent} of the {electorate, number} who could.",
  "result.formula":
    "The votes count for {vote, number, percent}, the committee’s score for {committee, number, percent}.",
  "result.formula.votes": "Only the votes count.",
  "result.selection":
    "Beside the vote the fund itself chose {count, plural, one {# project} other {# projects}}. Confidential dossiers are judged by the selection committee alone; they are not named here.",
  "result.selection.action": "See what the fund chose",
  "result.winners": "The winners",
  "result.chart": "Points per project, {call}",
  "result.points": "{points, number, tenths} points",
  "result.table": "Show as a table",
  "result.column.place": "Place",
  "result.column.project": "Project",
  "result.column.votes": "Votes",
  "result.column.share": "Share",
  "result.column.score": "Committee",
  "result.column.points": "Points",
  "result.column.amount": "Support",
  "result.how": "How the points come about",
  "result.how.text":
    "Whoever got most votes earns {vote, number} points with the vote; whoever got half as many, half of them. The committee scores every dossier out of 100, which is worth {committee, number} points. Together they make a figure out of 100.",
  "result.how.votes":
    "Whoever got most votes earns 100 points; whoever got half as many, half of them. The committee gave no points.",
  "result.example":
    "An example: <title>{project}</title> got {votes, number} votes where the most was {most, number}, which makes {votePoints, number, tenths} of the {vote, number} points. The committee gave {score, number} out of 100, worth {scorePoints, number, tenths} of the {committee, number} points. Together: {points, number, tenths}.",
  "result.example.votes":
    "An example: <title>{project}</title> got {votes, number} votes where the most was {most, number}, which makes {points, number, tenths} out of 100.",
  "result.ties": "When points are equal",
  "result.tie.committee_score":
    "Between two projects with the same points, the higher score of the committee comes first.",
  "result.tie.vote": "Between two projects with the same points, the one with more votes comes first.",
  "result.tie.committee_decides": "Between two projects with the same points, the committee decides.",
  "result.tie.none": "This time it was not needed.",
  "result.tie.used": "This time these projects had the same points:",
  "result.tie.by":
    "{points, number, tenths} points: place {rank, number}, {by, select, committee {decided by the committee} other {by this rule}}.",
  "result.tie.others": "Where nothing hung on it, equal projects stand in alphabetical order.",
  "result.tie.reason": "The committee explains its choice:",
  "result.check": "Check it yourself",
  "result.check.count": "Count again",
  "result.check.who": "Who can see what?",
} satisfies Record<keyof typeof dutch, string>;
