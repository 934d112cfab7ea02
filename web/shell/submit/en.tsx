import { deadline } from "#i18n/en/deadline.ts";
import { login } from "#i18n/en/login.ts";
import { submit } from "#i18n/en/submit.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...deadline, ...login, ...submit });
