import { card } from "#i18n/fr/card.ts";
import { officeProblem } from "#i18n/fr/office-problem.ts";
import { officeVote } from "#i18n/fr/office-vote.ts";
import { rule } from "#i18n/fr/rule.ts";
import { voteProblem } from "#i18n/fr/vote-problem.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...rule, ...voteProblem, ...card, ...officeProblem, ...officeVote });
