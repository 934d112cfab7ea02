import type { Page } from "./live.ts";

/** Opens a page whose scripts are at work, and whose clock a test may put forward. */
export async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.locator(".theme").waitFor();
}

/** As long as a person needs at least to fill in a form; who is faster counts as a robot. */
export const aWhile = 5000;
