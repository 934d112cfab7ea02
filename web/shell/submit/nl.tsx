import { deadline } from "#i18n/nl/deadline.ts";
import { dossierProblem } from "#i18n/nl/dossier-problem.ts";
import { lateAccess } from "#i18n/nl/late-access.ts";
import { login } from "#i18n/nl/login.ts";
import { personProblem } from "#i18n/nl/person-problem.ts";
import { problem } from "#i18n/nl/problem.ts";
import { submit } from "#i18n/nl/submit.ts";
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
