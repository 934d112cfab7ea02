import { donate } from "#i18n/en/donate.ts";
import { problem } from "#i18n/en/problem.ts";
import { rule } from "#i18n/en/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...donate, ...problem, ...rule });
