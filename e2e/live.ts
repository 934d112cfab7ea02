import { test as base } from "@playwright/test";

/**
 * A test in a browser whose pages are live when it goes on: scripts start after the first paint, and what is pressed
 * before that is a plain link or form. What happens without scripts has tests of its own.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled !== false) await page.locator("html[data-live]").waitFor({ state: "attached" });
      return response;
    };
    await use(page);
  },
});

export { type APIResponse, type Browser, expect, type Locator, type Page } from "@playwright/test";
