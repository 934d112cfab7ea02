import type { voteProblem as dutch } from "#i18n/nl/vote-problem.ts";

/** Why a vote is not cast, counted or released. */
export const voteProblem = {
  "vote.none": "There is no vote in this call.",
  "vote.notOpen": "Voting is not open now. The vote page says when you can vote.",
  "vote.over": "This vote is over.",
  "vote.notOnBallot": "This project is not on the ballot. Choose one of the projects below.",
  "vote.alreadyVoted": "You have already voted, for {project}. Your vote is in and counts.",
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
