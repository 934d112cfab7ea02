import { type BrowserContext, test as base, type Page } from "@playwright/test";

/** Lets a browser that fetches nothing ahead say why: whoever pays for every page has asked for that. */
export async function saveData(browser: BrowserContext | Page): Promise<void> {
  await browser.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: true } });
  });
}

/**
 * A test in a browser whose pages are live when it goes on: scripts start when someone moves, and what is pressed before
 * that is a plain link or form. What happens without scripts has tests of its own.
 */
export const test = base.extend<{ fetchesAhead: boolean }>({
  // The pages that nobody opens take as long to fetch as the one that is tested. Journeys through many pages turn it on.
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead) await saveData(context);
    await use(context);
  },
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

/** Lets a device go on after it slept: it looks at the clock again. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

export {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
