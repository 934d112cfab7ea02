import { contact } from "#i18n/nl/contact.ts";
import { region } from "#i18n/nl/region.ts";
import { volunteer } from "#i18n/nl/volunteer.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...contact, ...region, ...volunteer });
