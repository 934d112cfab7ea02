import { type Language, languages } from "#domain/language.ts";
import { isEverything } from "#test/tier.ts";
import { test } from "./live.ts";

/** Where a journey is made: in which language, and on how wide a screen. */
export type Turn = { language: Language; width: 360 | 1440 };

/**
 * Defines journeys in one language and on one screen, so that all files together meet every language and width.
 * `npm run test:all` makes them in every language, on a phone and on a desk by turns.
 */
export function inTurn(turn: Turn, defineJourneys: (language: Language, width: Turn["width"]) => void): void {
  for (const { language, width } of isEverything ? everyTurn(turn) : [turn])
    test.describe(`${language} ${width}`, () => {
      test.use({ viewport: { width, height: width === 360 ? 640 : 900 } });
      defineJourneys(language, width);
    });
}

function everyTurn({ language, width }: Turn): Turn[] {
  const others = languages.filter((one) => one !== language);
  const widths = [width === 360 ? 1440 : 360, width] as const;
  return [{ language, width }, ...others.map((one, at): Turn => ({ language: one, width: widths[at] ?? width }))];
}
