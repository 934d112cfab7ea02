import { cookie } from "#i18n/fr/cookie.ts";
import { problem } from "#i18n/fr/problem.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...cookie, ...problem });
