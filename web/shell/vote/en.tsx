import { card } from "#i18n/en/card.ts";
import { deadline } from "#i18n/en/deadline.ts";
import { login } from "#i18n/en/login.ts";
import { vote } from "#i18n/en/vote.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...deadline, ...login, ...vote });
