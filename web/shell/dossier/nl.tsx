import { card } from "#i18n/nl/card.ts";
import { dossierField } from "#i18n/nl/dossier-field.ts";
import { dossierProblem } from "#i18n/nl/dossier-problem.ts";
import { dossierRule } from "#i18n/nl/dossier-rule.ts";
import { region } from "#i18n/nl/region.ts";
import { rule } from "#i18n/nl/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...dossierField, ...dossierProblem, ...dossierRule, ...region, ...rule });
