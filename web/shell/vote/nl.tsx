import { card } from "#i18n/nl/card.ts";
import { deadline } from "#i18n/nl/deadline.ts";
import { login } from "#i18n/nl/login.ts";
import { vote } from "#i18n/nl/vote.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...deadline, ...login, ...vote });
