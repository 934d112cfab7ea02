import { kiosk } from "#i18n/en/kiosk.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...kiosk });
