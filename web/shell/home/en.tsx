import { home } from "#i18n/en/home.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(home);
