import { contact } from "#i18n/nl/contact.ts";
import { deadline } from "#i18n/nl/deadline.ts";
import { problem } from "#i18n/nl/problem.ts";
import { rule } from "#i18n/nl/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...contact, ...deadline, ...problem, ...rule });
