import { card } from "#i18n/en/card.ts";
import { officeLetters } from "#i18n/en/office-letters.ts";
import { officeProblem } from "#i18n/en/office-problem.ts";
import { rule } from "#i18n/en/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...rule, ...card, ...officeProblem, ...officeLetters });
