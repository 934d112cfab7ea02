import { isLessThanAsked, type MissingPart, missingParts, type Outcome } from "#domain/decision.ts";
import { factsFromDates, type MoveFacts } from "#domain/dossier-move.ts";
import { agreedOpinion } from "#domain/request-opinion.ts";
import { type LetterFacts, readLetterFacts } from "#server/actions/decision-letter.ts";
import { openReasons } from "#server/actions/dossier-content.ts";
import type { Context } from "#server/context.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import {
  type DecisionRow,
  type FreeAward,
  hasWinnerWithdrawn,
  listFreeAwards,
  listOpinions,
} from "#server/database/queries/decision.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";

type ReadContext = Pick<Context, "db" | "now" | "secret">;

/** A pending decision with all that its release depends on. */
export type WeighedDecision = {
  facts: LetterFacts;
  moveFacts: MoveFacts;
  isLess: boolean;
  missing: MissingPart[];
};

/** Reads what the release of a decision depends on. */
export async function weighDecision(
  context: ReadContext,
  { dossier, decision }: { dossier: DossierRow; decision: DecisionRow },
): Promise<WeighedDecision> {
  const facts = await readLetterFacts(context, dossier);
  const { amountInCents } = decision;
  return {
    facts,
    moveFacts: {
      ...(await readDecisionFacts(context, dossier)),
      hasAmount: amountInCents !== null,
    },
    isLess: isLessThanAsked(amountInCents, facts.askedInCents),
    missing: missingIn(context, decision, { dossier, facts }),
  };
}

/** Gives the parts that a pending decision lacks. */
export function missingIn(
  { secret }: Pick<Context, "secret">,
  { id, outcome, amountInCents, sealedReason }: DecisionRow,
  { dossier, facts: { askedInCents, languages } }: { dossier: DossierRow; facts: LetterFacts },
): MissingPart[] {
  const reasons = openReasons(secret, { id, sealedReason });
  return missingParts({
    ...dossier,
    // Only results of a vote have another outcome, and they are never pending.
    outcome: outcome as Outcome,
    amountInCents,
    askedInCents,
    languages,
    reasons,
  });
}

/** Reads the conditions on which the moves of a release depend, besides its amount. */
export async function readDecisionFacts(
  { db, now }: Pick<Context, "db" | "now">,
  dossier: DossierRow,
): Promise<MoveFacts> {
  const [call] = dossier.callId ? await listCallsById(db, [dossier.callId]) : [];
  const opinions = dossier.type === "internal" ? await listOpinions(db, [dossier.id]) : [];
  return {
    ...factsFromDates(dossier, call ?? null, now),
    doTwoAgree: agreedOpinion(opinions.map(({ opinion }) => opinion)) !== null,
    hasWinnerWithdrawn:
      dossier.state === "not_elected" && call !== undefined
        ? await hasWinnerWithdrawn(db, { callId: call.id, dossierId: dossier.id })
        : false,
  };
}

/** Finds the withdrawn award that a dossier can get instead; null when there is none. */
export async function findFreeAward(
  { db, now }: Pick<Context, "db" | "now">,
  { callId, state, isConfidential }: DossierRow,
): Promise<FreeAward | null> {
  const [call] = callId ? await listCallsById(db, [callId]) : [];
  if (!call) return null;
  // No confidential project, and none that lost a vote, gets a place on a ballot.
  const mayBeCandidate = state === "reserve" && !isConfidential;
  const isVoteAhead = mayBeCandidate && call.votingOpens !== null && now < call.votingOpens;
  return (await listFreeAwards(db, call.id, { isVoteAhead }))[0] ?? null;
}
