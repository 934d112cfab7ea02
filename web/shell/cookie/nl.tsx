import { cookie } from "#i18n/nl/cookie.ts";
import { problem } from "#i18n/nl/problem.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...cookie, ...problem });
