import { donate } from "#i18n/en/donate.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(donate);
