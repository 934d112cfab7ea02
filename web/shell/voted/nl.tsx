import { share } from "#i18n/nl/share.ts";
import { voted } from "#i18n/nl/voted.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...share, ...voted });
