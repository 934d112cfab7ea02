import { contact } from "#i18n/fr/contact.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(contact);
