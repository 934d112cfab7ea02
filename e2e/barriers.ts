import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { isEverything } from "#test/tier.ts";

// The small one: every page reads it anew.
const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Every rule of WCAG 2.2 A and AA. */
export const law = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** All that can change with the colours alone: in the dark a page has the same parts in the same places. */
const colours = ["color-contrast", "link-in-text-block"];

type Rules = { type: "rule" | "tag"; values: string[] };

const rulesOf = (tags = [...law, "best-practice"]): Rules => ({ type: "tag", values: tags });

type Look = { colorScheme: "light" | "dark"; width: number };

/** Every light on every screen, so that two that follow each other share neither. */
const looks: Look[] = [
  { colorScheme: "light", width: 360 },
  { colorScheme: "dark", width: 1440 },
  { colorScheme: "light", width: 1440 },
  { colorScheme: "dark", width: 360 },
];

/**
 * Looks for barriers in a page as it opens, and for things that stick out of narrow screens. A page is looked at once, in
 * one light on one screen by turns; `npm run test:all` looks in both lights on both.
 */
export async function walkOver(page: Page, what: string, turn: number, tags?: string[]): Promise<void> {
  await expectLooks(page, what, isEverything ? looks : looks.filter((_look, at) => at === turn % looks.length), tags);
}

/**
 * Looks for barriers in a state that only a journey reaches, as it is shown now. `npm run test:all` does; in `npm test` one walk looks at
 * every page once, and journeys do not look again.
 */
export async function expectNoBarriers(page: Page, what: string): Promise<void> {
  if (isEverything) await look(page, what, rulesOf());
}

/** The same in every light and on every screen. */
export async function expectUsable(page: Page, what: string): Promise<void> {
  if (isEverything) await expectLooks(page, what, looks);
}

async function expectLooks(page: Page, what: string, looks: Look[], tags?: string[]): Promise<void> {
  const all = rulesOf(tags);
  const size = page.viewportSize();
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const wasSeenInLight = colorScheme === "dark" && looks.length > 1;
    await look(page, `${what} ${colorScheme} ${width}`, wasSeenInLight ? { type: "rule", values: colours } : all);
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

/**
 * Runs axe inside the page. Its own Playwright package opens a second page for every look, which takes six times as
 * long, and our pages have no frames.
 */
async function look(page: Page, what: string, runOnly: Rules): Promise<void> {
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
