import { login } from "#i18n/nl/login.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(login);
