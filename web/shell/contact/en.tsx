import { contact } from "#i18n/en/contact.ts";
import { deadline } from "#i18n/en/deadline.ts";
import { problem } from "#i18n/en/problem.ts";
import { rule } from "#i18n/en/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...contact, ...deadline, ...problem, ...rule });
