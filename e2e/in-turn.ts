import { isEverything } from "#test/tier.ts";
import { shareAppearances } from "./barriers.ts";
import { type Language, languages } from "./language.ts";
import { test } from "./live.ts";

/** The language and the screen width of a journey. */
export type Turn = { language: Language; width: 360 | 1440 };

/**
 * Defines journeys in one language and on one width; all files together cover every language and width.
 * `npm run test:all` runs them in every language, and alternates between a phone and a desktop.
 */
export function inTurn(turn: Turn, defineJourneys: (language: Language, width: Turn["width"]) => void): void {
  for (const [place, { language, width }] of (isEverything ? everyTurn(turn) : [turn]).entries())
    test.describe(`${language} ${width}`, () => {
      test.use({ viewport: { width, height: width === 360 ? 640 : 900 } });
      test.beforeEach(() => shareAppearances(place));
      test.afterEach(() => shareAppearances(null));
      defineJourneys(language, width);
    });
}

/**
 * Defines tests that only `npm run test:all` runs: other tests prove most of what they prove, or they are about looks on
 * many widths.
 */
export function inTestAll(defineTests: () => void): void {
  if (isEverything) defineTests();
}

function everyTurn({ language, width }: Turn): Turn[] {
  const others = languages.filter((other) => other !== language);
  const widths = [width === 360 ? 1440 : 360, width] as const;
  return [
    { language, width },
    ...others.map((other, index): Turn => ({ language: other, width: widths[index] ?? width })),
  ];
}
