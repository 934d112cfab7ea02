import { card } from "#i18n/nl/card.ts";
import { projects } from "#i18n/nl/projects.ts";
import { region } from "#i18n/nl/region.ts";
import { result } from "#i18n/nl/result.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...projects, ...region, ...result });
