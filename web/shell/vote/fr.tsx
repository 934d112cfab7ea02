import { card } from "#i18n/fr/card.ts";
import { deadline } from "#i18n/fr/deadline.ts";
import { login } from "#i18n/fr/login.ts";
import { vote } from "#i18n/fr/vote.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...deadline, ...login, ...vote });
