import { card } from "#i18n/nl/card.ts";
import { dossierField } from "#i18n/nl/dossier-field.ts";
import { dossierRule } from "#i18n/nl/dossier-rule.ts";
import { fileProblem } from "#i18n/nl/file-problem.ts";
import { handOver } from "#i18n/nl/hand-over.ts";
import { region } from "#i18n/nl/region.ts";
import { rule } from "#i18n/nl/rule.ts";
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
