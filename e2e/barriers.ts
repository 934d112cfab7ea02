import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { type Language, languages } from "#domain/language.ts";

// The small one: every page reads it anew.
const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Every rule of WCAG 2.2 A and AA. */
export const law = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** All that can change with the colours alone: after hours a page has the same parts in the same places. */
const colours = ["color-contrast", "link-in-text-block"];

/** Looks for barriers that only other colours can have brought. */
function expectNoFaintText(page: Page, what: string): Promise<void> {
  return look(page, what, { type: "rule", values: colours });
}

/**
 * Looks for barriers in the page as it is shown now. axe runs inside the page: its own Playwright package opens a
 * second page for every look, which takes six times as long, and our pages have no frames.
 */
export function expectNoBarriers(page: Page, what: string, tags = [...law, "best-practice"]): Promise<void> {
  return look(page, what, { type: "tag", values: tags });
}

type Look = { colorScheme: "light" | "dark"; width: number };

/**
 * Light and dark, on a phone and on a desk: each in one language of a page, and its words in every one. With
 * EVERY_LANGUAGE=true all of them in every language.
 */
const looks: Look[][] = [
  [
    { colorScheme: "light", width: 360 },
    { colorScheme: "dark", width: 1440 },
  ],
  [
    { colorScheme: "light", width: 1440 },
    { colorScheme: "dark", width: 360 },
  ],
  [{ colorScheme: "light", width: 360 }],
];

/** Looks at the page that is open the way its language has its turn, and on screens so narrow that things stand out. */
export function looksIn(language: Language, turn = 0) {
  if (process.env.EVERY_LANGUAGE === "true") return expectUsable;
  const own = looks[(languages.indexOf(language) + turn) % looks.length] ?? [];
  return (page: Page, what: string) => expectLooks(page, what, own);
}

/** Looks at the page that is open on a phone by day, and on screens so narrow that things stand out of them. */
export function expectReadable(page: Page, what: string): Promise<void> {
  return expectLooks(page, what, looks[2] ?? []);
}

/** Looks at the page that is open in every light and on every screen. */
export function expectUsable(page: Page, what: string, tags?: string[]): Promise<void> {
  return expectLooks(page, what, looks.flat().slice(0, 4), tags);
}

async function expectLooks(page: Page, what: string, looks: Look[], tags?: string[]): Promise<void> {
  const size = page.viewportSize();
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const where = `${what} ${colorScheme} ${width}`;
    await (colorScheme === "light" ? expectNoBarriers(page, where, tags) : expectNoFaintText(page, where));
  }
  await page.emulateMedia({ colorScheme: null });
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNothingCutOff(page, `${what} ${width}`);
  }
  if (size) await page.setViewportSize(size);
}

/**
 * Nobody should have to scroll sideways to read a line or to find a button, nor miss it: the page itself never scrolls
 * sideways, and cuts off whatever is too wide. What scrolls in a place of its own may be wider.
 */
export async function expectNothingCutOff(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const says = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isElsewhere = (element: Element | null): boolean =>
      element !== null && element !== document.body && (scrolls(element) || isElsewhere(element.parentElement));
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.matches("input, select, textarea, button, img") || says(element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest("[aria-hidden=true], .vh, .skip-link") && !isElsewhere(element))
      .flatMap((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isOut = width > 1 && (right > edge + 1 || left < -1);
        return isOut ? [`${element.tagName} ${element.className} ${Math.round(left)}–${Math.round(right)}`] : [];
      });
  });
  expect(found, `what is cut off on ${what}`).toEqual([]);
}

async function look(page: Page, what: string, runOnly: { type: "rule" | "tag"; values: string[] }): Promise<void> {
  // A list that is being chosen anew is faint for a moment, on purpose; what fades in is, too.
  await page.waitForFunction(() => {
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      return playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    return moving.length === 0 && !document.querySelector(".is-pending");
  });
  // Evaluated, not added as a script: the page's own security policy would refuse that.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof import("axe-core") }).axe;
    // We have no frames and no sound; looking for them in every style sheet takes a fifth of the time.
    const { violations } = await run(document, {
      runOnly,
      resultTypes: ["violations"],
      iframes: false,
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, runOnly);
  expect(found, what).toEqual([]);
}
