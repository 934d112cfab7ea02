import { expect, test } from "vitest";
import { drawFrom } from "#test/draw.ts";
import { emptyOutcome, formsNotSent, fuzz } from "#test/fuzz.ts";
import { everyField } from "#test/fuzz-document.ts";
import { aFounder, aFuzzSite, anEmptyFuzzSite, aStoredDemo, listAttackers } from "#test/fuzz-site.ts";
import { fuzzRequests, seed } from "#test/tier.ts";

const atOnce = 8;

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
      { draw, requests: fuzzRequests / rounds, atOnce },
      outcome,
    );
    await site.server.kill();
  }
  console.log(outcome.requests, Object.fromEntries(outcome.statuses), outcome.asked.size);
  console.log([...outcome.faults.values()].join("\n\n"));
  expect([...outcome.faults.keys()]).toEqual([]);
  expect(everyField.filter((field) => !outcome.asked.has(field))).toEqual([]);
  expect(formsNotSent(outcome)).toEqual([]);
}, 3_000_000);

test.todo("the same for a site that is not set up yet");
void [aFounder, anEmptyFuzzSite];
