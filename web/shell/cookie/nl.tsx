import { cookie } from "#i18n/nl/cookie.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(cookie);
