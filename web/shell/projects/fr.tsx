import { card } from "#i18n/fr/card.ts";
import { projects } from "#i18n/fr/projects.ts";
import { region } from "#i18n/fr/region.ts";
import { result } from "#i18n/fr/result.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...projects, ...region, ...result });
