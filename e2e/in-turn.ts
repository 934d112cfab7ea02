import { type Language, languages } from "#domain/language.ts";
import { test } from "./live.ts";

/** Where a journey is made: in which language, and on how wide a screen. */
export type Turn = { language: Language; width: 360 | 1440 };

/**
 * Defines journeys in one language and on one screen: each has another turn, so that together they meet all of them.
 * With EVERY_LANGUAGE=true they are made in every language, on a phone and on a desk by turns.
 */
export function inTurn(turn: Turn, journeys: (language: Language) => void): void {
  for (const { language, width } of process.env.EVERY_LANGUAGE === "true" ? everyTurn(turn) : [turn])
    test.describe(`${language} ${width}`, () => {
      test.use({ viewport: { width, height: width === 360 ? 640 : 900 } });
      journeys(language);
    });
}

function everyTurn({ language, width }: Turn): Turn[] {
  const others = languages.filter((one) => one !== language);
  const widths = [width === 360 ? 1440 : 360, width] as const;
  return [{ language, width }, ...others.map((one, at): Turn => ({ language: one, width: widths[at] ?? width }))];
}
