import { home } from "#i18n/nl/home.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(home);
