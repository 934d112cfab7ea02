import { card } from "#i18n/en/card.ts";
import { deadline } from "#i18n/en/deadline.ts";
import { home } from "#i18n/en/home.ts";
import { login } from "#i18n/en/login.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...deadline, ...home, ...login });
