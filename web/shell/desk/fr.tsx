import { card } from "#i18n/fr/card.ts";
import { officeVote } from "#i18n/fr/office-vote.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...card, ...officeVote });
