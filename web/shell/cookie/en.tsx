import { cookie } from "#i18n/en/cookie.ts";
import { problem } from "#i18n/en/problem.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...cookie, ...problem });
