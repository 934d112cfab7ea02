import { vote } from "#i18n/nl/vote.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(vote);
