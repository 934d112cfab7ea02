import { readScore, type Scores } from "#domain/review.ts";
import { criteria } from "#server/database/demo/content/call.ts";
import { demoId, demoNumber } from "#server/database/demo/identity.ts";
import { and, eq, inArray, ne } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { reviews } from "#server/database/tables/review.ts";
import type { Secret } from "#server/platform/secret.ts";

type Answered = Pick<typeof declarations.$inferSelect, "dossierId" | "personId">;
type ReviewRow = typeof reviews.$inferInsert;
type Tools = { db: Database; now: Date; secret: Secret };

const notes = ["De offerte is volledig.", "Vraag wie dit volgend jaar onderhoudt.", "Ik ken de buurt: dit is nodig."];

/**
 * Stores reviews of members who said that they have no conflict. Some members are behind, and the chair, as whom visitors
 * of the demo log in, has not begun.
 */
export async function fillReviews({ db, ...tools }: Tools, chairId: string): Promise<void> {
  const { dossierId, personId, answer } = declarations;
  const answered = await db
    .select({ dossierId, personId })
    .from(declarations)
    .innerJoin(dossiers, eq(dossiers.id, dossierId))
    .where(
      and(
        eq(dossiers.type, "external"),
        eq(dossiers.state, "in_review"),
        inArray(answer, ["none", "acquainted"]),
        ne(personId, chairId),
      ),
    );
  await db.insert(reviews).values(answered.flatMap((row) => reviewOf(row, tools)));
}

function reviewOf({ dossierId, personId }: Answered, { now, secret }: Omit<Tools, "db">): ReviewRow[] {
  const key = `${dossierId} ${personId}`;
  const chance = demoNumber(`${key} review`, 10);
  if (chance > 7) return [];
  const isFinished = chance < 6;
  const scored = isFinished ? criteria : criteria.slice(0, 2);
  const base = 2 + demoNumber(dossierId, 3);
  // Members disagree about some dossiers, so that the ranking has something to talk about.
  const isDisputed = demoNumber(`${dossierId} disputed`, 3) === 0;
  const extreme = demoNumber(`${key} side`, 2) === 0 ? 1 : 5;
  const scores: Scores = Object.fromEntries(
    scored.flatMap(({ id }) => {
      const near = Math.min(5, Math.max(1, base + demoNumber(`${key} ${id}`, 4) - 1));
      const score = readScore(isDisputed ? extreme : near);
      return score ? [[id, score]] : [];
    }),
  );
  const sealId = demoId("review", key);
  const note = chance < 3 ? notes[chance] : undefined;
  const changedAt = new Date(now.getTime() - (1 + demoNumber(key, 40)) * 3_600_000);
  return [
    {
      dossierId,
      personId,
      sealId,
      scores,
      sealedNote: note ? secret.seal(placeOf(sealedColumns.reviewNote, sealId), note) : null,
      version: 1,
      changedAt,
      finishedAt: isFinished ? changedAt : null,
    },
  ];
}
