import { home } from "#i18n/fr/home.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(home);
