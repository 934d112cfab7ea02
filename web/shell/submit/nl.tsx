import { deadline } from "#i18n/nl/deadline.ts";
import { login } from "#i18n/nl/login.ts";
import { submit } from "#i18n/nl/submit.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...deadline, ...login, ...submit });
