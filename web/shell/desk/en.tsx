import { card } from "#i18n/en/card.ts";
import { officeProblem } from "#i18n/en/office-problem.ts";
import { officeVote } from "#i18n/en/office-vote.ts";
import { rule } from "#i18n/en/rule.ts";
import { voteProblem } from "#i18n/en/vote-problem.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...rule, ...voteProblem, ...card, ...officeProblem, ...officeVote });
