import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";

/** Lets a browser that fetches nothing ahead say why: whoever pays for every page has asked for that. */
export async function saveData(browser: BrowserContext | Page): Promise<void> {
  await browser.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: true } });
  });
}

type Options = {
  /** Whether pages are fetched ahead. The pages that nobody opens take as long to fetch as the one that is tested. */
  fetchesAhead: boolean;
  /** Whether every step waits for the scripts of a page that was just opened. */
  waitsForScripts: boolean;
};

/**
 * A test in a browser that waits for the scripts of each page: what is pressed before they run is a plain link or form.
 * What happens without scripts has tests of its own.
 */
export const test = base.extend<Options, { browser: Browser }>({
  fetchesAhead: [false, { option: true }],
  waitsForScripts: [true, { option: true }],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (options?.javaScriptEnabled !== false) context.on("page", waitForScripts);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  context: async ({ context, fetchesAhead, javaScriptEnabled, waitsForScripts }, use) => {
    if (!fetchesAhead) await saveData(context);
    if (javaScriptEnabled === false || !waitsForScripts) context.off("page", waitForScripts);
    await use(context);
  },
});

/** Makes every step on a page wait until its scripts run, also after it was loaded again. */
function waitForScripts(page: Page): void {
  const untilLive = () => page.locator("html[data-live]").waitFor({ state: "attached" });
  // Playwright looks for this before each action and each assertion about an element.
  void page.addLocatorHandler(page.locator("html:not([data-live]):has(#page-data)"), untilLive, { noWaitAfter: true });
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if ((await page.locator("#page-data").count()) > 0) await untilLive();
    return response;
  };
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
