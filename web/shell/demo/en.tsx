import { demo } from "#i18n/en/demo.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(demo);
