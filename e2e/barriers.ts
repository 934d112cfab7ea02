import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { isEverything } from "#test/tier.ts";

// The minified file is faster, because every page evaluates it again.
const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The axe tags of every rule of WCAG 2.2 A and AA. */
export const wcagTags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** The rules about colours; a dark page differs from a light one in nothing else. */
const colours = ["color-contrast", "link-in-text-block"];

type Rules = { type: "rule" | "tag"; values: string[] };

const rulesOf = (tags = [...wcagTags, "best-practice"]): Rules => ({ type: "tag", values: tags });

type Appearance = { colorScheme: "light" | "dark"; width: number };

/** Every theme on every width. */
const appearances: Appearance[] = [
  { colorScheme: "light", width: 360 },
  { colorScheme: "dark", width: 1440 },
  { colorScheme: "light", width: 1440 },
  { colorScheme: "dark", width: 360 },
];

/**
 * Checks a page for barriers, and for content that is cut off on narrow screens. `npm test` checks one theme and width,
 * chosen by the turn, and the narrowest screen; `npm run test:all` checks all of them.
 */
export async function checkPage(page: Page, description: string, turn: number, tags?: string[]): Promise<void> {
  await checkAppearances(
    page,
    description,
    isEverything ? appearances : appearances.filter((_appearance, index) => index === turn % appearances.length),
    tags,
  );
}

/**
 * Checks a state that only a journey reaches for barriers. Only `npm run test:all` does so; `npm test` checks every page
 * once, as it opens.
 */
export async function expectNoBarriers(page: Page, description: string): Promise<void> {
  if (isEverything) await runAxe(page, description, rulesOf());
}

/** The themes and widths in which the running journey looks at its states; a worker runs one journey at a time. */
let ownAppearances: readonly Appearance[] = appearances;

/**
 * Lets the languages of a journey share the themes and widths, because no language changes colours or structure. The
 * place is that of its language; null looks at all of them.
 */
export function shareAppearances(place: number | null): void {
  ownAppearances = place === null ? appearances : place % 2 === 0 ? appearances.slice(0, 2) : appearances.slice(2);
}

/** Checks such a state in the themes and on the widths of its journey, also in `npm run test:all` only. */
export async function expectUsable(page: Page, description: string): Promise<void> {
  if (isEverything) await checkAppearances(page, description, ownAppearances);
}

async function checkAppearances(
  page: Page,
  description: string,
  appearances: readonly Appearance[],
  tags?: string[],
): Promise<void> {
  const allRules = rulesOf(tags);
  const size = page.viewportSize();
  for (const { colorScheme, width } of appearances) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const isCheckedInLight = colorScheme === "dark" && appearances.length > 1;
    await runAxe(
      page,
      `${description} ${colorScheme} ${width}`,
      isCheckedInLight ? { type: "rule", values: colours } : allRules,
    );
  }
  await page.emulateMedia({ colorScheme: null });
  for (const width of isEverything ? [320, 768] : [320]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNothingCutOff(page, `${description} ${width}`);
  }
  if (size) await page.setViewportSize(size);
}

/**
 * Expects that all text and every control is inside the page. A page never scrolls sideways, so it cuts off content that
 * is too wide; content in its own scrolling area may be wider.
 */
export async function expectNothingCutOff(page: Page, description: string): Promise<void> {
  const cutOff = await page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    const isScrollable = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isInScrollable = (element: Element | null): boolean =>
      element !== null && element !== document.body && (isScrollable(element) || isInScrollable(element.parentElement));
    const extentOf = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return {
        isOutside: width > 1 && (right > edge + 1 || left < -1),
        text: `${Math.round(left)}–${Math.round(right)}`,
      };
    };
    // Few elements are outside, so this comes before the styles, which take longer.
    return [...document.querySelectorAll("body *")]
      .filter((element) => extentOf(element).isOutside)
      .filter((element) => element.matches("input, select, textarea, button, img") || hasText(element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest("[aria-hidden=true], .vh, .skip-link") && !isInScrollable(element))
      .map((element) => `${element.tagName} ${element.className} ${extentOf(element).text}`);
  });
  expect(cutOff, `content that is cut off on ${description}`).toEqual([]);
}

/**
 * Runs axe inside the page. The Playwright package of axe opens a second page for every run, which takes six times as
 * long, and our pages have no frames.
 */
async function runAxe(page: Page, description: string, runOnly: Rules): Promise<void> {
  // A list that reloads and content that fades in have little contrast for a moment, on purpose.
  await page.waitForFunction(() => {
    const runningAnimations = document.getAnimations().filter(({ effect, playState }) => {
      return playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    return runningAnimations.length === 0 && !document.querySelector(".is-pending, .rows[aria-busy=true]");
  });
  // We evaluate the script, because the security policy of the page refuses a script element.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const barriers = await page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof import("axe-core") }).axe;
    // Our pages have no frames and no media; checking for them takes a fifth of the time.
    const { violations } = await run(document, {
      runOnly,
      resultTypes: ["violations"],
      iframes: false,
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, runOnly);
  expect(barriers, description).toEqual([]);
}
