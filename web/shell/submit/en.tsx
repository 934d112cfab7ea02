import { deadline } from "#i18n/en/deadline.ts";
import { dossierProblem } from "#i18n/en/dossier-problem.ts";
import { lateAccess } from "#i18n/en/late-access.ts";
import { login } from "#i18n/en/login.ts";
import { personProblem } from "#i18n/en/person-problem.ts";
import { problem } from "#i18n/en/problem.ts";
import { submit } from "#i18n/en/submit.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({
  ...deadline,
  ...dossierProblem,
  ...lateAccess,
  ...login,
  ...personProblem,
  ...problem,
  ...submit,
});
