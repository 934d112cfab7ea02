import { card } from "#i18n/nl/card.ts";
import { officeVote } from "#i18n/nl/office-vote.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...officeVote });
