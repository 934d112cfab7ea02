import { cookie } from "#i18n/en/cookie.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(cookie);
