import { card } from "#i18n/fr/card.ts";
import { officeLetters } from "#i18n/fr/office-letters.ts";
import { officeProblem } from "#i18n/fr/office-problem.ts";
import { rule } from "#i18n/fr/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...rule, ...card, ...officeProblem, ...officeLetters });
