import { contact } from "#i18n/fr/contact.ts";
import { problem } from "#i18n/fr/problem.ts";
import { region } from "#i18n/fr/region.ts";
import { rule } from "#i18n/fr/rule.ts";
import { volunteer } from "#i18n/fr/volunteer.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...contact, ...problem, ...region, ...rule, ...volunteer });
