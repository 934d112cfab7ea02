import { kiosk } from "#i18n/nl/kiosk.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...kiosk });
