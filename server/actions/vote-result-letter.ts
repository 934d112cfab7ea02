import { randomUUID } from "node:crypto";
import { checkLetter, longestLetter, type TextsByLanguage } from "#domain/decision.ts";
import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { checkRevision } from "#domain/revision.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { readTexts } from "#server/actions/decision.ts";
import { readLetterFacts, writeLetter } from "#server/actions/decision-letter.ts";
import { sealLetter } from "#server/actions/dossier-content.ts";
import { mailDecision } from "#server/actions/dossier-mail.ts";
import { moveDossier } from "#server/actions/dossier-move.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { and, eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { findResultLetters, listDecisions } from "#server/database/queries/decision.ts";
import { calls } from "#server/database/tables/call.ts";
import { decisions, resultLetters } from "#server/database/tables/decision.ts";
import { dossiers } from "#server/database/tables/dossier.ts";

type NewTexts = { callId: string; revision: number; winner: TextsByLanguage; notElected: TextsByLanguage };

/** Writes the two letters that applicants get with the results of a vote, before it closes. Empty texts are standard. */
export async function saveResultLetters(
  context: Context,
  { callId, revision, winner, notElected }: NewTexts,
): Promise<void> {
  const { me, now } = context;
  requirePermission(me, "runCall");
  refuse(checkId(callId));
  const texts = { winner: readLetters(winner), notElected: readLetters(notElected) };
  await context.db.transaction(async (db) => {
    const [call] = await db.select().from(calls).where(eq(calls.id, callId)).for("update");
    refuse(call?.votingCloses && now < call.votingCloses ? null : { code: "decision.voteClosed" });
    const earlier = await findResultLetters(db, callId);
    refuse(checkRevision(revision, earlier?.revision ?? 0));
    const values = { ...texts, revision: revision + 1 };
    await db
      .insert(resultLetters)
      .values({ callId, ...values })
      .onConflictDoUpdate({ target: resultLetters.callId, set: values });
    await recordAudit({ ...context, db }, { act: "edit_letter", subject: `call ${callId}` });
  });
}

function readLetters(texts: TextsByLanguage): TextsByLanguage | null {
  const written = Object.entries(readTexts(texts, longestLetter)).filter(([, text]) => text !== "");
  for (const [, text] of written) refuse(checkLetter(text));
  return written.length > 0 ? Object.fromEntries(written) : null;
}

/** Gives what each shortlisted dossier gets if it wins: the amount of the decision, and not what was asked. */
export async function listWinnerAmounts(db: Database, dossierIds: readonly string[]): Promise<Map<string, number>> {
  const released = (await listDecisions(db, dossierIds)).filter(({ releasedAt }) => releasedAt);
  return new Map(
    released.flatMap(({ dossierId, amountInCents }) => (amountInCents === null ? [] : [[dossierId, amountInCents]])),
  );
}

type ClockContext = Pick<Context, "db" | "me" | "now" | "secret" | "publicUrl">;
type Result = { dossierId: string; isWinner: boolean };

/** Moves the dossiers of a vote to their results, and writes to their applicants, in the transaction of the release. */
export async function tellApplicants(context: ClockContext, callId: string, results: readonly Result[]): Promise<void> {
  const { db, now, secret } = context;
  const letters = await findResultLetters(db, callId);
  const ids = results.map(({ dossierId }) => dossierId);
  const amounts = await listWinnerAmounts(db, ids);
  const lockedDossiers = await db
    .select()
    .from(dossiers)
    // Also of a project that was never published: nobody could choose it, and its applicant waits for an answer too.
    .where(and(eq(dossiers.callId, callId), eq(dossiers.state, "shortlisted")))
    .orderBy(dossiers.id)
    .for("update");
  for (const dossier of lockedDossiers) {
    const isWinner = results.some((result) => result.dossierId === dossier.id && result.isWinner);
    const outcome = isWinner ? "winner" : "not_elected";
    const facts = await readLetterFacts(context, dossier);
    const id = randomUUID();
    const edited = (isWinner ? letters?.winner : letters?.notElected) ?? null;
    const decision = {
      id,
      outcome,
      isLoan: false,
      amountInCents: isWinner ? (amounts.get(dossier.id) ?? null) : null,
      sealedReason: null,
      sealedLetter: edited && sealLetter(secret, id, edited),
      releasedAt: null,
    } as const;
    const written = writeLetter(context, decision, { dossier, facts });
    const texts = Object.fromEntries(written.map(({ language, text }) => [language, text]));
    const move = { dossier, to: outcome, mover: "clock", actorId: null } as const;
    const moved = await moveDossier(context, move, { facts: { areResultsOut: true }, isQuiet: true });
    await db.insert(decisions).values({
      ...decision,
      dossierId: dossier.id,
      decidedAt: now,
      releasedAt: now,
      sealedLetter: sealLetter(secret, id, texts),
    });
    await mailDecision(context, { dossier: moved, decisionId: id });
  }
}
