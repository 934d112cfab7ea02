import { card } from "#i18n/en/card.ts";
import { picture } from "#i18n/en/picture.ts";
import { project } from "#i18n/en/project.ts";
import { region } from "#i18n/en/region.ts";
import { share } from "#i18n/en/share.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...picture, ...project, ...region, ...share });
