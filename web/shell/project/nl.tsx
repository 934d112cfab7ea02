import { card } from "#i18n/nl/card.ts";
import { picture } from "#i18n/nl/picture.ts";
import { project } from "#i18n/nl/project.ts";
import { region } from "#i18n/nl/region.ts";
import { share } from "#i18n/nl/share.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...picture, ...project, ...region, ...share });
