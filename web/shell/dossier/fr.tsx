import { card } from "#i18n/fr/card.ts";
import { dossierField } from "#i18n/fr/dossier-field.ts";
import { dossierRule } from "#i18n/fr/dossier-rule.ts";
import { fileProblem } from "#i18n/fr/file-problem.ts";
import { handOver } from "#i18n/fr/hand-over.ts";
import { region } from "#i18n/fr/region.ts";
import { rule } from "#i18n/fr/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({
  ...card,
  ...dossierField,
  ...dossierRule,
  ...fileProblem,
  ...handOver,
  ...region,
  ...rule,
});
