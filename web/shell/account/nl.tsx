import { account } from "#i18n/nl/account.ts";
import { card } from "#i18n/nl/card.ts";
import { dossierProblem } from "#i18n/nl/dossier-problem.ts";
import { dossierState } from "#i18n/nl/dossier-state.ts";
import { myDossier } from "#i18n/nl/my-dossier.ts";
import { personProblem } from "#i18n/nl/person-problem.ts";
import { problem } from "#i18n/nl/problem.ts";
import { role } from "#i18n/nl/role.ts";
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
