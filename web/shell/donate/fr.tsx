import { donate } from "#i18n/fr/donate.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(donate);
