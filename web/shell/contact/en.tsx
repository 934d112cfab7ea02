import { contact } from "#i18n/en/contact.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(contact);
