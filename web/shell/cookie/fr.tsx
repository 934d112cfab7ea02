import { cookie } from "#i18n/fr/cookie.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(cookie);
