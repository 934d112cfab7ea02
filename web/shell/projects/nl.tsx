import { card } from "#i18n/nl/card.ts";
import { picture } from "#i18n/nl/picture.ts";
import { projects } from "#i18n/nl/projects.ts";
import { region } from "#i18n/nl/region.ts";
import { result } from "#i18n/nl/result.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...picture, ...projects, ...region, ...result });
