import { donate } from "#i18n/nl/donate.ts";
import { problem } from "#i18n/nl/problem.ts";
import { rule } from "#i18n/nl/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...donate, ...problem, ...rule });
