import { card } from "#i18n/fr/card.ts";
import { picture } from "#i18n/fr/picture.ts";
import { project } from "#i18n/fr/project.ts";
import { region } from "#i18n/fr/region.ts";
import { share } from "#i18n/fr/share.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...picture, ...project, ...region, ...share });
