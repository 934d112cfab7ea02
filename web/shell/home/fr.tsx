import { card } from "#i18n/fr/card.ts";
import { deadline } from "#i18n/fr/deadline.ts";
import { home } from "#i18n/fr/home.ts";
import { login } from "#i18n/fr/login.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...deadline, ...home, ...login });
