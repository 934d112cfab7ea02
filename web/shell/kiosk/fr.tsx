import { card } from "#i18n/fr/card.ts";
import { kiosk } from "#i18n/fr/kiosk.ts";
import { login } from "#i18n/fr/login.ts";
import { problem } from "#i18n/fr/problem.ts";
import { rule } from "#i18n/fr/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...kiosk, ...login, ...problem, ...rule });
