import { login } from "#i18n/fr/login.ts";
import { personProblem } from "#i18n/fr/person-problem.ts";
import { problem } from "#i18n/fr/problem.ts";
import { rule } from "#i18n/fr/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...login, ...personProblem, ...problem, ...rule });
