import { expect, test } from "vitest";
import { brandContrasts } from "#domain/brand-contrast.ts";
import { designColours } from "#domain/palette.ts";

const placesTooWeak = (primary: string, accent: string) =>
  brandContrasts({ primary, accent })
    .filter(({ isEnough }) => !isEnough)
    .map(({ place }) => place);

test("names the places where a colour would be too weak", () => {
  expect(placesTooWeak(designColours.primary, "#c2571a")).toEqual(["accentLabel", "band"]);
  expect(placesTooWeak(designColours.primary, designColours.accent)).toEqual(["mark"]);
  expect(placesTooWeak("#9fb4ff", "#ffee99")).toEqual(["button", "link", "mark"]);
});

test("the site always shows enough contrast, with any two colours", () => {
  for (const primary of ["#000000", "#ffffff", "#ffff00", "#ff0000", "#0f766e"])
    for (const accent of ["#000000", "#ffffff", "#00ff00", "#7a0019"])
      for (const { place, least, shown } of brandContrasts({ primary, accent }))
        expect(shown.ratio, `${place} of ${primary} and ${accent}`).toBeGreaterThanOrEqual(least);
});
