import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mostThemes, themesOnBallot } from "#web/pages/vote/parts/ballot-filter.tsx";

test("the style sheet can show every theme of the filter alone", () => {
  const css = readFileSync(new URL("../page.css", import.meta.url), "utf8");
  const rules = [
    ...css.matchAll(/\[data-theme-place="(\d+)"\]:checked\) \.ballot__row:not\(\[data-theme-place="(\d+)"\]/g),
  ];
  const places = Array.from({ length: mostThemes }, (_, index) => String(index + 1));
  expect(rules.map(([, chosenPlace, visiblePlace]) => [chosenPlace, visiblePlace])).toEqual(
    places.map((place) => [place, place]),
  );
});

test("offers the most frequent themes first", () => {
  const projects = ["food", "care", "food", "animals"].map((theme) => ({ theme }));
  expect(themesOnBallot(projects)).toEqual([
    { theme: "food", count: 2 },
    { theme: "animals", count: 1 },
    { theme: "care", count: 1 },
  ]);
});
