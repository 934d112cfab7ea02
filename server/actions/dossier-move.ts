import { randomUUID } from "node:crypto";
import { isToldOutside } from "#domain/connection.ts";
import type { DossierState } from "#domain/dossier.ts";
import { checkMove, factsFromDates, type MoveFacts, type Mover } from "#domain/dossier-move.ts";
import { refuse } from "#domain/problem.ts";
import { assignOnArrival } from "#server/actions/assignment.ts";
import { sealReason } from "#server/actions/dossier-content.ts";
import { mailMove } from "#server/actions/dossier-mail.ts";
import { removeAfterMove } from "#server/actions/site-removal.ts";
import { announceEvent } from "#server/actions/webhook.ts";
import type { Context } from "#server/context.ts";
import { and, eq, isNull } from "#server/database/drizzle.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { dossierEvents, dossiers } from "#server/database/tables/dossier.ts";

type Move = {
  dossier: DossierRow;
  to: DossierState;
  mover: Mover;
  actorId: string | null;
  /** In the applicant's language. */
  reason?: string;
};

type MoveContext = Pick<Context, "db" | "now" | "secret" | "publicUrl">;

type MoveOptions = {
  /** Conditions that do not follow from the dates of the dossier and its call. */
  facts?: MoveFacts;
  changes?: Partial<Pick<DossierRow, "completeBy" | "isConfidential">>;
  /** Whether the applicant gets less than they asked. */
  isLess?: boolean;
  /** Somebody who died gets no mail. */
  isQuiet?: boolean;
};

/** Moves a locked dossier to another state, if the table of moves allows it, and records the actor and the reason. */
export async function moveDossier(
  context: MoveContext,
  move: Move,
  { facts, changes = {}, isLess = false, isQuiet = false }: MoveOptions = {},
): Promise<DossierRow> {
  const { dossier, to, mover, reason = "" } = move;
  const { type, isConfidential, state: from } = dossier;
  const fromDates = await readMoveFacts(context, dossier);
  refuse(checkMove({ type, isConfidential, from, to, by: mover, reason, isLess, facts: { ...fromDates, ...facts } }));
  const [moved] = await context.db
    .update(dossiers)
    .set({ ...columnsAfter(dossier, to, context.now), ...changes })
    .where(eq(dossiers.id, dossier.id))
    .returning();
  // A decision that waits was about the state that the dossier leaves.
  if (mover !== "release")
    await context.db.delete(decisions).where(and(eq(decisions.dossierId, dossier.id), isNull(decisions.releasedAt)));
  if (to === "in_review" && dossier.type === "external") await assignOnArrival(context.db, dossier);
  // Operators read who took a project off the site, and must not learn whose dossier it was.
  await removeAfterMove(context, moved as DossierRow, mover === "applicant" ? null : move.actorId);
  const id = await recordMove(context, move);
  await announceMove(context, from, moved as DossierRow);
  if (!isQuiet) await mailMove(context, { dossier: moved as DossierRow, event: { id, toState: to } });
  return moved as DossierRow;
}

/** Reads the conditions of moves that follow from the dates of a dossier and its call. */
async function readMoveFacts({ db, now }: Pick<Context, "db" | "now">, dossier: DossierRow): Promise<MoveFacts> {
  const [call] = dossier.callId ? await listCallsById(db, [dossier.callId]) : [];
  return factsFromDates(dossier, call ?? null, now);
}

/** The columns of a dossier that follow from its new state. */
export function columnsAfter({ state, reviewSince, incompleteFrom }: DossierRow, to: DossierState, now: Date) {
  const origin = state === "incomplete" ? incompleteFrom : state;
  return {
    state: to,
    completeBy: null,
    incompleteFrom: to === "incomplete" ? origin : null,
    reviewSince: to === "in_review" ? (reviewSince ?? now) : to === "submitted" ? null : reviewSince,
  };
}

/** Tells webhooks about the move of a dossier that is not confidential, without a word of its content. */
export async function announceMove(
  context: Pick<Context, "db" | "now">,
  from: DossierState,
  dossier: DossierRow,
): Promise<void> {
  const { number, state: to } = dossier;
  if (number === null || !isToldOutside(dossier)) return;
  await announceEvent(context, { event: "dossierMoved", number, from, to });
}

/** Adds a move to the history of a locked dossier, and returns the id of the entry. */
export async function recordMove(
  { db, now, secret }: Pick<Context, "db" | "now" | "secret">,
  { dossier, to, mover, actorId, reason = "" }: Move,
): Promise<string> {
  const id = randomUUID();
  const earlier = await db.$count(dossierEvents, eq(dossierEvents.dossierId, dossier.id));
  await db.insert(dossierEvents).values({
    id,
    dossierId: dossier.id,
    at: now,
    place: earlier + 1,
    fromState: dossier.state,
    toState: to,
    mover,
    actorId,
    sealedReason: reason.trim() === "" ? null : sealReason(secret, id, reason.trim()),
  });
  return id;
}
