import { card } from "#i18n/fr/card.ts";
import { deadline } from "#i18n/fr/deadline.ts";
import { personProblem } from "#i18n/fr/person-problem.ts";
import { problem } from "#i18n/fr/problem.ts";
import { vote } from "#i18n/fr/vote.ts";
import { voteProblem } from "#i18n/fr/vote-problem.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({
  ...card,
  ...deadline,
  ...personProblem,
  ...problem,
  ...vote,
  ...voteProblem,
});
