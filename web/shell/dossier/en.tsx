import { card } from "#i18n/en/card.ts";
import { dossierField } from "#i18n/en/dossier-field.ts";
import { dossierProblem } from "#i18n/en/dossier-problem.ts";
import { dossierRule } from "#i18n/en/dossier-rule.ts";
import { region } from "#i18n/en/region.ts";
import { rule } from "#i18n/en/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...dossierField, ...dossierProblem, ...dossierRule, ...region, ...rule });
