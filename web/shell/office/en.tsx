import { login } from "#i18n/en/login.ts";
import { office } from "#i18n/en/office.ts";
import { personProblem } from "#i18n/en/person-problem.ts";
import { problem } from "#i18n/en/problem.ts";
import { role } from "#i18n/en/role.ts";
import { secondFactor } from "#i18n/en/second-factor.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...login, ...office, ...personProblem, ...problem, ...role, ...secondFactor });
