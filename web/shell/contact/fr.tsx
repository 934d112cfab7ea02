import { contact } from "#i18n/fr/contact.ts";
import { deadline } from "#i18n/fr/deadline.ts";
import { problem } from "#i18n/fr/problem.ts";
import { rule } from "#i18n/fr/rule.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...contact, ...deadline, ...problem, ...rule });
