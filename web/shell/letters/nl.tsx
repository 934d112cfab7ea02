import { card } from "#i18n/nl/card.ts";
import { officeLetters } from "#i18n/nl/office-letters.ts";
import { officeProblem } from "#i18n/nl/office-problem.ts";
import { rule } from "#i18n/nl/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...rule, ...card, ...officeProblem, ...officeLetters });
