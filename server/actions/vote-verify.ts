import { standingsOf } from "#domain/result.ts";
import { isJobWaiting } from "#server/actions/job.ts";
import { findCounted, readTally } from "#server/actions/vote-count.ts";
import { getVoteOpener, hasVoteKey } from "#server/actions/vote-key.ts";
import type { Context } from "#server/context.ts";
import { and, eq, isNotNull } from "#server/database/drizzle.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { countVotes, findVoteCount, readBallots, readReceipts } from "#server/database/queries/vote.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { projects } from "#server/database/tables/project.ts";
import { type Tally, voters } from "#server/database/tables/vote.ts";

/** The result of a recount: the number of votes, and everything that does not agree. */
export type Verification = { votes: number; isCounted: boolean; isReleased: boolean; wrong: string[] };

/** The published lists of a vote, as somebody downloaded them: the codes, and the projects on the ballots. */
export type PublishedLists = { receipts?: readonly string[] | null; ballots?: readonly string[] | null };

/**
 * Counts the votes of a call again from its ballots, and compares them with the roll, the receipts, the count, the
 * results, and the published lists if given.
 */
export async function verifyVote(
  context: Pick<Context, "db" | "secret" | "files">,
  call: CallRow,
  published: PublishedLists = {},
): Promise<Verification> {
  const { db } = context;
  const wrong: string[] = [];
  const check = (isRight: boolean, sentence: string) => {
    if (!isRight) wrong.push(sentence);
  };
  const { roll, box, receiptCount } = await countVotes(db, call.id);
  check(roll === box, `The roll has ${roll} lines and the box ${box} ballots.`);
  check(box === receiptCount, `The box has ${box} ballots, and ${receiptCount} receipts were given.`);

  const open = await getVoteOpener(context, call.id);
  const tally: Tally = {};
  for await (const { id, sealedChoice, projectId } of readBallots(db, call.id)) {
    const chosen = projectId ?? open(placeOf(sealedColumns.ballot, id), String(sealedChoice));
    tally[chosen] = (tally[chosen] ?? 0) + 1;
  }
  const countedVote = await findVoteCount(db, call.id);
  if (!countedVote) return { votes: box, isCounted: false, isReleased: false, wrong };
  check(countedVote.votesCast === box, `${countedVote.votesCast} votes were counted, and ${box} are in the box.`);
  const countedTally = await readTally(context, countedVote);
  for (const id of new Set([...Object.keys(tally), ...Object.keys(countedTally)])) {
    const [now, before] = [tally[id] ?? 0, countedTally[id] ?? 0];
    check(now === before, `Project ${id} has ${now} ballots, and ${before} were counted.`);
  }
  if (published.receipts) {
    const storedCodes = new Set(await Array.fromAsync(readReceipts(db, call.id)));
    const listedCodes = new Set(published.receipts);
    check(listedCodes.size === published.receipts.length, "The list of codes has some of them twice.");
    check(
      [...storedCodes].every((code) => listedCodes.has(code)),
      "The list of codes lacks some that were given.",
    );
    check(
      [...listedCodes].every((code) => storedCodes.has(code)),
      "The list of codes has some that were not given.",
    );
  }
  const isReleased = countedVote.releasedAt !== null;
  if (published.ballots) {
    const slugs = new Map(
      (await db.select().from(projects).where(eq(projects.callId, call.id))).map(({ id, slug }) => [id, slug]),
    );
    const listedBallots = Map.groupBy(published.ballots, (slug) => slug);
    const wasCounted = new Map(Object.entries(countedTally).map(([id, votes]) => [slugs.get(id) ?? id, votes]));
    check(isReleased, "There is a list of ballots, and results are not released.");
    for (const slug of new Set([...listedBallots.keys(), ...wasCounted.keys()])) {
      const [now, before] = [listedBallots.get(slug)?.length ?? 0, wasCounted.get(slug) ?? 0];
      check(now === before, `The list has ${now} ballots for ${slug}, and ${before} were counted.`);
    }
  }
  if (isReleased) {
    const sealed = and(eq(voters.callId, call.id), isNotNull(voters.sealedVote));
    check((await db.$count(voters, sealed)) === 0, "What some voters chose was not destroyed.");
    const isDue = await isJobWaiting(db, `rewriteBox ${call.id}`);
    check(isDue || !(await hasVoteKey(context, call.id)), "The key that sealed the votes was not destroyed.");
    const rows = await db.select().from(projects).where(eq(projects.callId, call.id));
    for (const { candidate, place } of standingsOf((await findCounted(context, call.id)) ?? [], call)) {
      const publishedRow = rows.find(({ id }) => id === candidate.id);
      check(
        publishedRow?.votes === candidate.votes,
        `${candidate.slug} shows ${publishedRow?.votes} votes instead of ${candidate.votes}.`,
      );
      check(publishedRow?.rank === place, `${candidate.slug} has place ${publishedRow?.rank} instead of ${place}.`);
      const isWinner = place <= call.winnerCount;
      check((publishedRow?.status === "winner") === isWinner, `${candidate.slug} is shown as ${publishedRow?.status}.`);
    }
  }
  return { votes: box, isCounted: true, isReleased, wrong };
}
