import { contact } from "#i18n/nl/contact.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(contact);
