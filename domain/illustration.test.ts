import { expect, test } from "vitest";
import { withoutRepeats } from "#domain/illustration.ts";
import { type Illustration, illustrations } from "#domain/project.ts";

const illustrationsOf = (items: readonly { illustration: Illustration }[]) =>
  items.map(({ illustration }) => illustration);

test("leaves a list without repeated drawings unchanged", () => {
  const list = illustrations.map((illustration) => ({ illustration }));
  expect(withoutRepeats(list)).toEqual(list);
  expect(withoutRepeats([])).toEqual([]);
});

test("leaves a drawing with the first item that has it, and gives the next one a drawing of a similar theme", () => {
  const list = [
    { slug: "hives", illustration: "bee-hotel", theme: "nature" },
    { slug: "hedge", illustration: "bee-hotel", theme: "nature" },
    { slug: "birds", illustration: "bee-hotel", theme: "animals" },
    { slug: "trail", illustration: "nature-trail", theme: "nature" },
  ] as const;
  const distinctItems = withoutRepeats(list);
  expect(distinctItems.map(({ slug }) => slug)).toEqual(["hives", "hedge", "birds", "trail"]);
  expect(illustrationsOf(distinctItems)).toEqual(["bee-hotel", "river-clean-up", "animal-shelter", "nature-trail"]);
  // An offer has no theme, so the theme of its own drawing counts.
  expect(illustrationsOf(withoutRepeats([{ illustration: "choir" }, { illustration: "choir" }]))).toEqual([
    "choir",
    "library-on-wheels",
  ]);
});

test("repeats a drawing only when all are in use", () => {
  const list = Array.from({ length: illustrations.length + 2 }, () => ({ illustration: "choir" as const }));
  const distinctIllustrations = illustrationsOf(withoutRepeats(list));
  expect(new Set(distinctIllustrations.slice(0, illustrations.length)).size).toBe(illustrations.length);
  expect(distinctIllustrations.slice(illustrations.length)).toEqual(["choir", "choir"]);
});

test("gives fitting drawings first, before it gives other drawings", () => {
  const list = [
    { illustration: "community-garden", theme: "nature" },
    { illustration: "bee-hotel", theme: "nature" },
    { illustration: "nature-trail", theme: "nature" },
    { illustration: "river-clean-up", theme: "nature" },
    { illustration: "community-garden", theme: "nature" },
    { illustration: "community-garden", theme: "food" },
  ] as const;
  // No nature drawing is free for the fifth item, but it must not take the food drawing from the last.
  expect(illustrationsOf(withoutRepeats(list)).at(-1)).toBe("food-bank-kitchen");
});
