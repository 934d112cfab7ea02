import { contact } from "#i18n/fr/contact.ts";
import { region } from "#i18n/fr/region.ts";
import { volunteer } from "#i18n/fr/volunteer.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...contact, ...region, ...volunteer });
