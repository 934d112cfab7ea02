import { contact } from "#i18n/en/contact.ts";
import { region } from "#i18n/en/region.ts";
import { volunteer } from "#i18n/en/volunteer.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...contact, ...region, ...volunteer });
