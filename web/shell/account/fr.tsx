import { account } from "#i18n/fr/account.ts";
import { card } from "#i18n/fr/card.ts";
import { dossierProblem } from "#i18n/fr/dossier-problem.ts";
import { dossierState } from "#i18n/fr/dossier-state.ts";
import { myDossier } from "#i18n/fr/my-dossier.ts";
import { personProblem } from "#i18n/fr/person-problem.ts";
import { problem } from "#i18n/fr/problem.ts";
import { role } from "#i18n/fr/role.ts";
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
