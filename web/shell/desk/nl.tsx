import { card } from "#i18n/nl/card.ts";
import { officeProblem } from "#i18n/nl/office-problem.ts";
import { officeVote } from "#i18n/nl/office-vote.ts";
import { rule } from "#i18n/nl/rule.ts";
import { voteProblem } from "#i18n/nl/vote-problem.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...rule, ...voteProblem, ...card, ...officeProblem, ...officeVote });
