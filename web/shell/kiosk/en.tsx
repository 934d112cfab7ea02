import { card } from "#i18n/en/card.ts";
import { kiosk } from "#i18n/en/kiosk.ts";
import { login } from "#i18n/en/login.ts";
import { problem } from "#i18n/en/problem.ts";
import { rule } from "#i18n/en/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...kiosk, ...login, ...problem, ...rule });
