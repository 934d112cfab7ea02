import { vote } from "#i18n/fr/vote.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(vote);
