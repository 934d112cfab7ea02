import { card } from "#i18n/nl/card.ts";
import { deadline } from "#i18n/nl/deadline.ts";
import { personProblem } from "#i18n/nl/person-problem.ts";
import { problem } from "#i18n/nl/problem.ts";
import { vote } from "#i18n/nl/vote.ts";
import { voteProblem } from "#i18n/nl/vote-problem.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({
  ...card,
  ...deadline,
  ...personProblem,
  ...problem,
  ...vote,
  ...voteProblem,
});
