import { expect, test } from "vitest";
import { drawFrom } from "#test/draw.ts";
import { emptyOutcome, type FuzzOutcome, formsNotSent, fuzz } from "#test/fuzz.ts";
import { everyField } from "#test/fuzz-document.ts";
import { aFounder, aFuzzSite, anEmptyFuzzSite, aStoredDemo, listAttackers } from "#test/fuzz-site.ts";
import { fuzzRequests, seed } from "#test/tier.ts";

const atOnce = 8;

const expectNoFaults = ({ faults }: FuzzOutcome) =>
  expect([...faults.keys()], [...faults.values()].join("\n\n")).toEqual([]);

test("no random request gets an error of ours, an internal word or no answer", async () => {
  const outcome = emptyOutcome();
  const draw = drawFrom(seed);
  const demo = await aStoredDemo();
  // Some requests delete what later ones need, so a few sites share them.
  const rounds = 4;
  for (let round = 0; round < rounds; round++) {
    const site = await aFuzzSite(demo);
    await fuzz(
      { ...site, listAttackers: () => listAttackers(site.db) },
      { draw, requests: fuzzRequests / rounds, renewedEvery: 1_000, formsEvery: 12_500, atOnce },
      outcome,
    );
    await site.server.kill();
  }
  expectNoFaults(outcome);
  expect(everyField.filter((field) => !outcome.asked.has(field))).toEqual([]);
  expect(formsNotSent(outcome)).toEqual([]);
}, 3_000_000);

test("the same holds for a site that is not set up yet", async () => {
  const outcome = emptyOutcome();
  const draw = drawFrom(seed);
  const site = await anEmptyFuzzSite();
  await fuzz(
    { ...site, listAttackers: async () => [{ name: "visitor", cookie: "" }, await aFounder(site.db, draw)] },
    { draw, requests: fuzzRequests / 20, renewedEvery: 1_000, formsEvery: 1_000, atOnce },
    outcome,
  );
  expectNoFaults(outcome);
});
