import type { officeProblem as dutch } from "#i18n/nl/office-problem.ts";

export const officeProblem = {
  "kiosk.unknown": "This voting tablet does not exist (any more).",
  "letter.nobody": "With this choice nobody is left to make a letter for.",
  "letter.needsOperator":
    "{count, plural, one {This colleague has} other {These colleagues have}} a role in the fund. Only the operator of the site makes such a letter. Please ask them.",
  "letter.noMatch": "The employee ID and the access code do not belong together. Look at the paper again.",
  "person.needsOperator":
    "This colleague has a role in the fund. Only the operator of the site changes their email address or employee ID. Please ask them.",
  "person.unknown": "This person is not on the staff list, or not any more.",
  "roster.columnsMissing": "These columns are missing from the file: {columns}.",
  "roster.manyLeavers":
    "After this list {leaving, number} of {present, number} people would be gone. If it is the right list, confirm that.",
  "vote.none": "There is no vote in this call.",
  "vote.over": "This vote is over.",
  "vote.votedBefore": "This person has voted already. The vote on paper was not entered.",
  "vote.notClosed": "Voting is still going on. Votes can be counted once it has closed.",
  "vote.notCounted": "The votes have not been counted yet.",
  "vote.tieUndecided": "There is a tie that the rule does not decide. Let the committee choose first.",
  "vote.noTie": "There is nothing to choose here: name exactly the projects that are equal, each once.",
  "vote.notDue": "The results only come out at the hour that was announced, for everyone at once.",
  "vote.scoresFixed": "The votes have been counted. From then on no score changes.",
  "vote.alreadyReleased": "The results have been announced and are final.",
  "vote.rulesFrozen": "Voting has opened. From then on nobody changes the rules, not even the fund.",
  "vote.notLater": "A vote can only be prolonged: choose a moment after the one at which it closes now.",
  "vote.outOfOrder":
    "These moments do not follow each other: hand in, vote, results. A vote opens in the future, and closes before the results.",
} satisfies Record<keyof typeof dutch, string>;
