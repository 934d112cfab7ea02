import { submit } from "#i18n/nl/submit.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(submit);
