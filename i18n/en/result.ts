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
    "Besides the vote the fund chose {count, plural, one {# project} other {# projects}} itself. Confidential dossiers are not named.",
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
  "result.how": "How the points are worked out",
  "result.how.text":
    "The project with the most votes gets {vote, number} points, a project with half as many votes gets half. The committee’s score out of 100 is worth {committee, number} points.",
  "result.how.votes": "The project with the most votes gets 100 points, a project with half as many votes gets half.",
  "result.example":
    "An example: <title>{project}</title> got {votes, number} votes (the highest was {most, number}): {votePoints, number, tenths} of the {vote, number} points. The committee gave {score, number} out of 100: {scorePoints, number, tenths} of the {committee, number} points. Together {points, number, tenths}.",
  "result.example.votes":
    "An example: <title>{project}</title> got {votes, number} votes (the highest was {most, number}): {points, number, tenths} out of 100.",
  "result.ties": "When points are equal",
  "result.tie.committee_score": "The higher score of the committee comes first.",
  "result.tie.vote": "The project with more votes comes first.",
  "result.tie.committee_decides": "The committee decides.",
  "result.tie.none": "This time it was not needed.",
  "result.tie.used": "These projects were equal:",
  "result.tie.by":
    "{points, number, tenths} points: place {rank, number}, {by, select, committee {decided by the committee} other {by this rule}}.",
  "result.tie.others": "Other ties are listed alphabetically.",
  "result.tie.reason": "The committee explains its choice:",
  "result.check": "Check it yourself",
  "result.check.count": "Count again",
  "result.check.who": "Who can see what?",
} satisfies Record<keyof typeof dutch, string>;
