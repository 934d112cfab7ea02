import { contact } from "#i18n/en/contact.ts";
import { problem } from "#i18n/en/problem.ts";
import { region } from "#i18n/en/region.ts";
import { rule } from "#i18n/en/rule.ts";
import { volunteer } from "#i18n/en/volunteer.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...contact, ...problem, ...region, ...rule, ...volunteer });
