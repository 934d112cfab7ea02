import { demo } from "#i18n/fr/demo.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(demo);
