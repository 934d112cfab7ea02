import { account } from "#i18n/en/account.ts";
import { card } from "#i18n/en/card.ts";
import { personProblem } from "#i18n/en/person-problem.ts";
import { problem } from "#i18n/en/problem.ts";
import { role } from "#i18n/en/role.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...account, ...card, ...personProblem, ...problem, ...role });
