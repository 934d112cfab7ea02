import { login } from "#i18n/fr/login.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(login);
