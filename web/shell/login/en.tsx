import { login } from "#i18n/en/login.ts";
import { personProblem } from "#i18n/en/person-problem.ts";
import { problem } from "#i18n/en/problem.ts";
import { rule } from "#i18n/en/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...login, ...personProblem, ...problem, ...rule });
