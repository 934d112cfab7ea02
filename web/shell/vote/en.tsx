import { vote } from "#i18n/en/vote.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo(vote);
