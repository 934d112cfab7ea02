import { card } from "#i18n/nl/card.ts";
import { kiosk } from "#i18n/nl/kiosk.ts";
import { login } from "#i18n/nl/login.ts";
import { problem } from "#i18n/nl/problem.ts";
import { rule } from "#i18n/nl/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...kiosk, ...login, ...problem, ...rule });
