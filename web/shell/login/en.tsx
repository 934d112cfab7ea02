import { login } from "#i18n/en/login.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(login);
