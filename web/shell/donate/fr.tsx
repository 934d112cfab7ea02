import { donate } from "#i18n/fr/donate.ts";
import { problem } from "#i18n/fr/problem.ts";
import { rule } from "#i18n/fr/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...donate, ...problem, ...rule });
