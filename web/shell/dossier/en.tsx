import { card } from "#i18n/en/card.ts";
import { dossierField } from "#i18n/en/dossier-field.ts";
import { dossierRule } from "#i18n/en/dossier-rule.ts";
import { fileProblem } from "#i18n/en/file-problem.ts";
import { handOver } from "#i18n/en/hand-over.ts";
import { region } from "#i18n/en/region.ts";
import { rule } from "#i18n/en/rule.ts";
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
