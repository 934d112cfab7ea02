import type { officeProblem as dutch } from "#i18n/nl/office-problem.ts";

export const officeProblem = {
  "kiosk.unknown": "This voting tablet no longer exists.",
  "letter.nobody": "There is nobody to make a letter for.",
  "letter.needsOperator":
    "{count, plural, one {This colleague has} other {These colleagues have}} a role in the fund. Ask the operator of the site for the letter.",
  "letter.noMatch": "The employee ID and the access code do not match. Check the paper.",
  "person.needsOperator": "This colleague has a role in the fund. Ask the operator of the site for the change.",
  "person.unknown": "This person is not on the staff list.",
  "roster.columnsMissing": "These columns are missing from the file: {columns}.",
  "roster.manyLeavers":
    "With this list {leaving, number} of {present, number} people disappear. Confirm if that is right.",
  "vote.none": "There is no vote in this call.",
  "vote.over": "This vote is over.",
  "vote.votedBefore": "This person has already voted. The paper vote does not count.",
  "vote.notClosed": "Voting is still open. You can count after that.",
  "vote.notCounted": "The votes have not been counted yet.",
  "vote.tieUndecided": "Some projects are equal. Let the committee choose first.",
  "vote.noTie": "Name exactly the projects that are equal, each once.",
  "vote.notDue": "The results only come at the announced hour.",
  "vote.scoresFixed": "The votes have been counted. The scores are fixed.",
  "vote.alreadyReleased": "The results have already been announced.",
  "vote.rulesFrozen": "Voting is open. Nobody can change the rules any more.",
  "vote.notLater": "Choose a later moment than the present end of the vote.",
  "vote.outOfOrder": "The order is: submit, vote, results. A vote opens in the future.",
} satisfies Record<keyof typeof dutch, string>;
