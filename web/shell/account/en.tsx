import { account } from "#i18n/en/account.ts";
import { card } from "#i18n/en/card.ts";
import { dossierProblem } from "#i18n/en/dossier-problem.ts";
import { dossierState } from "#i18n/en/dossier-state.ts";
import { myDossier } from "#i18n/en/my-dossier.ts";
import { personProblem } from "#i18n/en/person-problem.ts";
import { problem } from "#i18n/en/problem.ts";
import { role } from "#i18n/en/role.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({
  ...account,
  ...card,
  ...dossierProblem,
  ...dossierState,
  ...myDossier,
  ...personProblem,
  ...problem,
  ...role,
});
