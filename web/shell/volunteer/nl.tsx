import { contact } from "#i18n/nl/contact.ts";
import { problem } from "#i18n/nl/problem.ts";
import { region } from "#i18n/nl/region.ts";
import { rule } from "#i18n/nl/rule.ts";
import { volunteer } from "#i18n/nl/volunteer.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...contact, ...problem, ...region, ...rule, ...volunteer });
