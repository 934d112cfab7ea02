import { voteProof } from "#i18n/nl/vote-proof.ts";
import { speakingToo } from "#web/text.tsx";

export default speakingToo({ ...voteProof });
