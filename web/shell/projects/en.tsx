import { card } from "#i18n/en/card.ts";
import { projects } from "#i18n/en/projects.ts";
import { region } from "#i18n/en/region.ts";
import { result } from "#i18n/en/result.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...projects, ...region, ...result });
