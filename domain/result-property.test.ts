import { expect, test } from "vitest";
import { tieRules } from "#domain/call.ts";
import { type Candidate, standingsOf, undecidedAmong } from "#domain/result.ts";

// This is a second way to write the formula: whole numbers instead of fractions, and counting the candidates before
// one instead of sorting.

/** Gives tenths of a point, rounded half up, without fractions in between. */
function tenthsOf({ votes, committeeScore }: Candidate, mostVotes: bigint, voteWeight: bigint): bigint {
  const most = mostVotes > 0n ? mostVotes : 1n;
  const all = voteWeight * BigInt(votes) * 100n + (100n - voteWeight) * BigInt(committeeScore ?? 0) * most;
  // This is 10 × all ÷ (100 × most), rounded.
  return (2n * 10n * all + 100n * most) / (2n * 100n * most);
}

type Setting = { voteWeight: number; tieRule: (typeof tieRules)[number]; winnerCount: number };

function isBefore(a: Candidate, b: Candidate, all: readonly Candidate[], { voteWeight, tieRule }: Setting): boolean {
  const mostVotes = BigInt(all.reduce((most, { votes }) => (votes > most ? votes : most), 0));
  const [ofA, ofB] = [a, b].map((candidate) => tenthsOf(candidate, mostVotes, BigInt(voteWeight))) as [bigint, bigint];
  if (ofA !== ofB) return ofA > ofB;
  const [scoreA, scoreB] = [a.committeeScore ?? 0, b.committeeScore ?? 0];
  if (tieRule === "committee_score" && scoreA !== scoreB) return scoreA > scoreB;
  if (tieRule === "vote" && a.votes !== b.votes) return a.votes > b.votes;
  if (a.rank !== b.rank) return b.rank === null || (a.rank !== null && a.rank < b.rank);
  return a.slug < b.slug;
}

/** Gives the same random numbers in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function aRandomVote(seed: number) {
  const throwDie = dice(seed);
  const [spread, length] = [1 + throwDie(6) * throwDie(40), 1 + throwDie(9)];
  const places = throwDie(3) === 0;
  const candidates: Candidate[] = Array.from({ length }, (_, number) => ({
    slug: `project-${String.fromCharCode(97 + ((number * 5) % 26))}`,
    votes: throwDie(spread),
    committeeScore: throwDie(5) === 0 ? null : throwDie(4) * 25,
    rank: places && throwDie(2) === 0 ? number + 1 : null,
  }));
  const tieRule = tieRules[throwDie(tieRules.length)] ?? "vote";
  return { candidates, setting: { voteWeight: throwDie(5) * 25, tieRule, winnerCount: 1 + throwDie(5) } };
}

test("gives the same order, points and shares as another way of counting, for 5 000 random votes", () => {
  for (let seed = 1; seed <= 5_000; seed++) {
    const { candidates, setting } = aRandomVote(seed);
    const standings = standingsOf(candidates, setting);
    expect(standings.map(({ place }) => place)).toEqual(candidates.map((_, index) => index + 1));
    const mostVotes = BigInt(Math.max(...candidates.map(({ votes }) => votes)));
    for (const { candidate, place, points } of standings) {
      const before = candidates.filter((other) => isBefore(other, candidate, candidates, setting)).length;
      expect(place, `${seed} ${candidate.slug}`).toBe(before + 1);
      expect(Math.round(points * 10), `${seed} ${candidate.slug}`).toBe(
        Number(tenthsOf(candidate, mostVotes, BigInt(setting.voteWeight))),
      );
    }
    const shares = standings.reduce((sum, { share }) => sum + share, 0);
    expect(shares).toBeCloseTo(mostVotes > 0n ? 1 : 0, 9);
  }
});

test("asks the committee exactly when chance would decide who wins, for 5 000 random votes", () => {
  for (let seed = 1; seed <= 5_000; seed++) {
    const { candidates, setting } = aRandomVote(seed);
    // Other names change the alphabetical order, so only undecided winners may change.
    const renamed = candidates.map((candidate, index) => ({
      ...candidate,
      slug: `z-${String(900 - index)}`,
      was: candidate.slug,
    }));
    const winners = (all: readonly (Candidate & { was?: string })[]) =>
      standingsOf(all, setting)
        .slice(0, setting.winnerCount)
        .map(({ candidate }) => candidate.was ?? candidate.slug);
    const undecided = undecidedAmong(candidates, setting).map(({ slug }) => slug);
    const [here, there] = [winners(candidates), winners(renamed)];
    const changed = [...here.filter((slug) => !there.includes(slug)), ...there.filter((slug) => !here.includes(slug))];
    expect(
      changed.filter((slug) => !undecided.includes(slug)),
      String(seed),
    ).toEqual([]);
    if (undecided.length > 0) {
      const inside = here.filter((slug) => undecided.includes(slug)).length;
      expect(inside, String(seed)).toBeGreaterThan(0);
      expect(inside, String(seed)).toBeLessThan(undecided.length);
    }
  }
});
