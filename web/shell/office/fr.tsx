import { login } from "#i18n/fr/login.ts";
import { office } from "#i18n/fr/office.ts";
import { personProblem } from "#i18n/fr/person-problem.ts";
import { problem } from "#i18n/fr/problem.ts";
import { role } from "#i18n/fr/role.ts";
import { secondFactor } from "#i18n/fr/second-factor.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...login, ...office, ...personProblem, ...problem, ...role, ...secondFactor });
