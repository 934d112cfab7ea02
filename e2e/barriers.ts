import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** Every rule of WCAG 2.2 A and AA. */
export const law = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/**
 * Looks for barriers in the page as it is shown now. axe runs inside the page: its own Playwright package opens a
 * second page for every look, which takes six times as long, and our pages have no frames.
 */
export async function expectNoBarriers(page: Page, what: string, tags = [...law, "best-practice"]): Promise<void> {
  // A list that is being chosen anew is faint for a moment, on purpose; what fades in is, too.
  await page.waitForFunction(() => {
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      return playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    return moving.length === 0 && !document.querySelector(".is-pending");
  });
  // Evaluated, not added as a script: the page's own security policy would refuse that.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (tags) => {
    const { run } = (window as unknown as { axe: typeof import("axe-core") }).axe;
    const { violations } = await run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, tags);
  expect(found, what).toEqual([]);
}
