import { account } from "#i18n/nl/account.ts";
import { card } from "#i18n/nl/card.ts";
import { personProblem } from "#i18n/nl/person-problem.ts";
import { problem } from "#i18n/nl/problem.ts";
import { role } from "#i18n/nl/role.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...account, ...card, ...personProblem, ...problem, ...role });
