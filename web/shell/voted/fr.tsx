import { share } from "#i18n/fr/share.ts";
import { voted } from "#i18n/fr/voted.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...share, ...voted });
