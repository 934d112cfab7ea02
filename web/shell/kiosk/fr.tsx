import { kiosk } from "#i18n/fr/kiosk.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...kiosk });
