import { login } from "#i18n/nl/login.ts";
import { personProblem } from "#i18n/nl/person-problem.ts";
import { problem } from "#i18n/nl/problem.ts";
import { rule } from "#i18n/nl/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...login, ...personProblem, ...problem, ...rule });
