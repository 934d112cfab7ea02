import { login } from "#i18n/nl/login.ts";
import { office } from "#i18n/nl/office.ts";
import { personProblem } from "#i18n/nl/person-problem.ts";
import { problem } from "#i18n/nl/problem.ts";
import { role } from "#i18n/nl/role.ts";
import { secondFactor } from "#i18n/nl/second-factor.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...login, ...office, ...personProblem, ...problem, ...role, ...secondFactor });
