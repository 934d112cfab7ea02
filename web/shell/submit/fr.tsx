import { submit } from "#i18n/fr/submit.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(submit);
