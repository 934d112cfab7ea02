import { card } from "#i18n/en/card.ts";
import { officeVote } from "#i18n/en/office-vote.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...officeVote });
