import { deadline } from "#i18n/fr/deadline.ts";
import { login } from "#i18n/fr/login.ts";
import { submit } from "#i18n/fr/submit.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...deadline, ...login, ...submit });
