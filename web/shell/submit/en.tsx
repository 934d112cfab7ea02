import { submit } from "#i18n/en/submit.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(submit);
