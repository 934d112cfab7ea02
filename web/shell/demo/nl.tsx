import { demo } from "#i18n/nl/demo.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(demo);
