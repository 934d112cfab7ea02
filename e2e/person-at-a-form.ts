import type { Page } from "./live.ts";

/** Opens a page with a clock that a test can put forward, and waits for its scripts. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.locator(".theme").waitFor();
}

/** Milliseconds that a person needs at least for a form; a faster sender counts as a robot. */
export const fillInTime = 5000;
