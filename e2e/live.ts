import { test as base, type Page } from "@playwright/test";

/**
 * A test in a browser whose pages are live when it goes on: scripts start when someone moves, and what is pressed before
 * that is a plain link or form. What happens without scripts has tests of its own.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled !== false) await makeLive(page);
      return response;
    };
    await use(page);
  },
});

/** Moves the mouse, as whoever comes to use a page does, and waits for its scripts. */
export async function makeLive(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator("html[data-live]").waitFor({ state: "attached" });
}

export {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
