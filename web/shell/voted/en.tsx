import { share } from "#i18n/en/share.ts";
import { voted } from "#i18n/en/voted.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...share, ...voted });
