import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { checkMove, type DossierState, type Mover } from "#domain/dossier.ts";
import { refuse } from "#domain/problem.ts";
import { sealReason } from "#server/actions/dossier-content.ts";
import { mailMove } from "#server/actions/dossier-mail.ts";
import type { Context } from "#server/context.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
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

/** Moves a dossier to another state, if the table of moves allows it, and records the actor and the reason. */
export async function moveDossier(
  context: MoveContext,
  move: Move,
  changes: Partial<Pick<DossierRow, "completeBy">> = {},
): Promise<DossierRow> {
  const { dossier, to, mover, reason = "" } = move;
  refuse(checkMove({ type: dossier.type, from: dossier.state, to, by: mover, reason }));
  const [moved] = await context.db
    .update(dossiers)
    .set({ state: to, ...changes })
    .where(eq(dossiers.id, dossier.id))
    .returning();
  const id = await recordMove(context, move);
  await mailMove(context, { dossier: moved as DossierRow, event: { id, toState: to } });
  return moved as DossierRow;
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
