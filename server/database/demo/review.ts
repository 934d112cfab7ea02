import { isComplete, judgementOf, readScore, type Scores, scoreOfMean } from "#domain/review.ts";
import { criteria } from "#server/database/demo/content/call.ts";
import { judgements } from "#server/database/demo/content/review.ts";
import type { BuiltDossier } from "#server/database/demo/dossier.ts";
import type { DemoOffice } from "#server/database/demo/dossier-fill.ts";
import { releaseOf } from "#server/database/demo/dossier-history.ts";
import { demoId, demoNumber } from "#server/database/demo/identity.ts";
import { and, eq, inArray, ne, or } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { reviews } from "#server/database/tables/review.ts";
import type { Secret } from "#server/platform/secret.ts";

type Answered = Pick<typeof declarations.$inferSelect, "dossierId" | "personId">;
type ReviewRow = typeof reviews.$inferInsert;
type Tools = { db: Database; now: Date; secret: Secret };
type Round = Pick<DemoOffice, "members" | "chairId"> & { roundEndedAt: Date };

/** The meeting, where everybody sees all scores, comes some days before the release. */
const fiveDays = 5 * 86_400_000;
const hour = 3_600_000;

const notes = ["De offerte is volledig.", "Vraag wie dit volgend jaar onderhoudt.", "Ik ken de buurt: dit is nodig."];

/** The moments at which decisions on dossiers were released, by the id of the dossier. */
type Released = ReadonlyMap<string, Date>;

/**
 * Stores reviews of members who said that they have no conflict. Everybody scored the dossiers that were decided, and all
 * but one those of the emergency call. In the round under way some members are behind, and the chair, as whom visitors of
 * the demo log in, has not begun.
 */
export async function fillReviews(
  { db, ...tools }: Tools,
  built: readonly BuiltDossier[],
  { members, chairId, roundEndedAt }: Round,
): Promise<void> {
  const released: Released = new Map(
    built.flatMap(({ id, type, moves }) => {
      const release = releaseOf(moves);
      return type === "external" && release ? [[id, release.at]] : [];
    }),
  );
  const byId = new Map(built.map((dossier) => [dossier.id, dossier]));
  const judgedIds = built.filter(({ key }) => judgements[key]).map(({ id }) => id);
  const { dossierId, personId, answer } = declarations;
  const isUnderWay = and(eq(dossiers.state, "in_review"), ne(personId, chairId));
  const answered = await db
    .select({ dossierId, personId })
    .from(declarations)
    .innerJoin(dossiers, eq(dossiers.id, dossierId))
    .where(
      and(
        eq(dossiers.type, "external"),
        inArray(answer, ["none", "acquainted"]),
        or(isUnderWay, inArray(dossiers.id, [...released.keys(), ...judgedIds])),
      ),
    );
  const rows = answered.flatMap((row) => {
    const dossier = byId.get(row.dossierId);
    if (!dossier) return [];
    const judgement = judgements[dossier.key];
    if (!judgement) return reviewOf(row, { ...tools, released });
    const place = members.findIndex(({ id }) => id === row.personId);
    const given = { scores: judgement.scores[place] ?? "", note: judgement.notes?.[place] };
    return judgedReview(row, given, { ...tools, roundEndedAt, version: dossier.earlier ? 2 : 1 });
  });
  await db.insert(reviews).values(rows);
}

/** A review of the emergency call, as its content says. */
function judgedReview(
  { dossierId, personId }: Answered,
  { scores: digits, note }: { scores: string; note: string | undefined },
  { secret, roundEndedAt, version }: Pick<Tools, "secret"> & Pick<Round, "roundEndedAt"> & { version: number },
): ReviewRow[] {
  if (digits === "") return [];
  const key = `${dossierId} ${personId}`;
  const changedAt = new Date(roundEndedAt.getTime() - (1 + demoNumber(key, 40)) * hour);
  const scores = scoresOf(({ place }) => digits[place]);
  return [{ ...rowOf(secret, { dossierId, personId, key, scores, note, changedAt }), version }];
}

type Place = { id: string; place: number };

/** Gives the scores of the criteria that have one. */
function scoresOf(scoreOf: (criterion: Place) => unknown): Scores {
  return Object.fromEntries(
    criteria.flatMap(({ id }, place) => {
      const score = readScore(scoreOf({ id, place }));
      return score ? [[id, score]] : [];
    }),
  );
}

type Given = Answered & { key: string; scores: Scores; note: string | undefined; changedAt: Date };

function rowOf(secret: Secret, { dossierId, personId, key, scores, note, changedAt }: Given): ReviewRow {
  const sealId = demoId("review", key);
  return {
    dossierId,
    personId,
    sealId,
    scores,
    sealedNote: note ? secret.seal(placeOf(sealedColumns.reviewNote, sealId), note) : null,
    version: 1,
    changedAt,
    finishedAt: isComplete(criteria, scores) ? changedAt : null,
  };
}

type Occasion = Omit<Tools, "db"> & { released: Released };

function reviewOf({ dossierId, personId }: Answered, { now, secret, released }: Occasion): ReviewRow[] {
  const key = `${dossierId} ${personId}`;
  const chance = demoNumber(`${key} review`, 10);
  const releasedAt = released.get(dossierId) ?? null;
  if (!releasedAt && chance > 7) return [];
  const isFinished = releasedAt !== null || chance < 6;
  const base = 2 + demoNumber(dossierId, 3);
  // Members disagree about some dossiers, so that the ranking has something to talk about.
  const isDisputed = demoNumber(`${dossierId} disputed`, 3) === 0;
  const extreme = demoNumber(`${key} side`, 2) === 0 ? 1 : 5;
  const scores = scoresOf(({ id, place }) => {
    if (!isFinished && place > 1) return null;
    return isDisputed ? extreme : Math.min(5, Math.max(1, base + demoNumber(`${key} ${id}`, 4) - 1));
  });
  const end = releasedAt ? releasedAt.getTime() - fiveDays : now.getTime();
  const changedAt = new Date(end - (1 + demoNumber(key, 40)) * hour);
  const note = chance < 3 ? notes[chance] : undefined;
  return [
    { ...rowOf(secret, { dossierId, personId, key, scores, note, changedAt }), shownAt: releasedAt && new Date(end) },
  ];
}

/** Gives the committee's number for each of these dossiers that has complete reviews, by the id of the dossier. */
export async function committeeScores(db: Database, dossierIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ dossierId: reviews.dossierId, scores: reviews.scores })
    .from(reviews)
    .where(inArray(reviews.dossierId, [...dossierIds]));
  return new Map(
    [...Map.groupBy(rows, ({ dossierId }) => dossierId)].flatMap(([dossierId, given]) => {
      const judgement = judgementOf(
        criteria,
        given.map(({ scores }) => scores),
      );
      return judgement ? [[dossierId, scoreOfMean(judgement.mean)]] : [];
    }),
  );
}
