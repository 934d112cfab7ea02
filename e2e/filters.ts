import type { Page } from "./live.ts";

/** Opens the filters of a list where a button hides them, as on a phone. */
export async function unfoldFilters(page: Page): Promise<void> {
  const button = page.locator(".fold:not([open]) > summary");
  if (await button.isVisible()) await button.click();
}
