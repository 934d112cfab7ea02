import { donate } from "#i18n/nl/donate.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(donate);
