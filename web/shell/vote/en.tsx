import { card } from "#i18n/en/card.ts";
import { deadline } from "#i18n/en/deadline.ts";
import { personProblem } from "#i18n/en/person-problem.ts";
import { problem } from "#i18n/en/problem.ts";
import { vote } from "#i18n/en/vote.ts";
import { voteProblem } from "#i18n/en/vote-problem.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({
  ...card,
  ...deadline,
  ...personProblem,
  ...problem,
  ...vote,
  ...voteProblem,
});
