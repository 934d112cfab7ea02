import { card } from "#i18n/nl/card.ts";
import { deadline } from "#i18n/nl/deadline.ts";
import { home } from "#i18n/nl/home.ts";
import { login } from "#i18n/nl/login.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...deadline, ...home, ...login });
