import { deadline } from "#i18n/fr/deadline.ts";
import { dossierProblem } from "#i18n/fr/dossier-problem.ts";
import { lateAccess } from "#i18n/fr/late-access.ts";
import { login } from "#i18n/fr/login.ts";
import { personProblem } from "#i18n/fr/person-problem.ts";
import { problem } from "#i18n/fr/problem.ts";
import { submit } from "#i18n/fr/submit.ts";
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
