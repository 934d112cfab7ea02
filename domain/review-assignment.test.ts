import fc from "fast-check";
import { expect, test } from "vitest";
import { type Assignable, assignEvenly, isShort } from "#domain/review-assignment.ts";

const members = ["anna", "bram", "carla", "dirk", "elise", "fatima"];
const dossier = (id: string, candidates: readonly string[] = members, kept: readonly string[] = []) => ({
  id,
  candidates,
  kept,
});

test("a dossier has too few members when there are others who could score it", () => {
  const some = (...isReviewer: boolean[]) => isReviewer.map((one) => ({ isReviewer: one }));
  expect(isShort(some(true, false, false), 2)).toBe(true);
  expect(isShort(some(true, true, false), 2)).toBe(false);
  expect(isShort(some(true), 2)).toBe(false);
  expect(isShort([], 2)).toBe(false);
});

/** How many dossiers each member has. */
function loadsOf(assignment: Map<string, string[]>): number[] {
  const loads = new Map(members.map((member) => [member, 0]));
  for (const some of assignment.values()) for (const member of some) loads.set(member, (loads.get(member) ?? 0) + 1);
  return [...loads.values()];
}

/** How uneven loads are: moving a dossier from a busy member to a freer one always lowers it. */
const unevenness = (loads: readonly number[]) => loads.reduce((sum, load) => sum + load * load, 0);

/** The least unevenness of any assignment, found by trying all of them. */
function leastUnevenness([first, ...rest]: readonly Assignable[], perDossier: number, loads: number[]): number {
  if (!first) return unevenness(loads);
  const counts = choicesOf([...first.candidates], Math.min(perDossier, first.candidates.length));
  return Math.min(
    ...counts.map((chosen) => {
      const more = loads.map((load, index) => load + (chosen.includes(String(members[index])) ? 1 : 0));
      return leastUnevenness(rest, perDossier, more);
    }),
  );
}

function choicesOf(some: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return some.flatMap((one, index) => choicesOf(some.slice(index + 1), count - 1).map((rest) => [one, ...rest]));
}

test("without conflicts nobody has more than one dossier more than another", () => {
  const anyRound = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 }));
  fc.assert(
    fc.property(anyRound, ([count, perDossier]) => {
      const dossiers = Array.from({ length: count }, (_, index) => dossier(`dossier ${index}`));
      const loads = loadsOf(assignEvenly(dossiers, perDossier));
      expect(loads.reduce((sum, load) => sum + load, 0)).toBe(count * perDossier);
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
    }),
  );
});

const someDossier = fc.record({ candidates: fc.subarray(members), kept: fc.subarray(members) });

test("every dossier gets different members without conflict, and keeps those it has", () => {
  fc.assert(
    fc.property(fc.array(someDossier, { maxLength: 12 }), fc.integer({ min: 1, max: 6 }), (some, perDossier) => {
      const dossiers = some.map(({ candidates, kept }, index) => dossier(String(index), candidates, kept));
      const assignment = assignEvenly(dossiers, perDossier);
      for (const { id, candidates, kept } of dossiers) {
        const assigned = assignment.get(id) ?? [];
        const keptHere = candidates.filter((member) => kept.includes(member));
        expect(new Set(assigned).size).toBe(assigned.length);
        expect(assigned.every((member) => candidates.includes(member))).toBe(true);
        expect(keptHere.every((member) => assigned.includes(member))).toBe(true);
        expect(assigned).toHaveLength(Math.max(keptHere.length, Math.min(perDossier, candidates.length)));
      }
    }),
  );
});

test("no other assignment is more even, also with conflicts", () => {
  fc.assert(
    fc.property(
      fc.array(fc.subarray(members), { maxLength: 5 }),
      fc.integer({ min: 1, max: 3 }),
      (some, perDossier) => {
        const dossiers = some.map((candidates, index) => dossier(String(index), candidates));
        const least = leastUnevenness(dossiers, perDossier, [0, 0, 0, 0, 0, 0]);
        expect(unevenness(loadsOf(assignEvenly(dossiers, perDossier)))).toBe(least);
      },
    ),
    { numRuns: 40 },
  );
});

test("the same dossiers give the same assignment in any order", () => {
  fc.assert(
    fc.property(fc.array(fc.subarray(members), { maxLength: 8 }), (some) => {
      const dossiers = some.map((candidates, index) => dossier(String(index), candidates));
      const turned = dossiers.toReversed().map((one) => ({ ...one, candidates: one.candidates.toReversed() }));
      expect([...assignEvenly(turned, 2)].toSorted()).toEqual([...assignEvenly(dossiers, 2)].toSorted());
    }),
  );
});
