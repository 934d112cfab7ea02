import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";

/** Makes a browser ask to save data, so that the site fetches no pages ahead. */
export async function saveData(browser: BrowserContext | Page): Promise<void> {
  await browser.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: true } });
  });
}

type Options = {
  /** Whether the site fetches pages ahead. Each of them takes as long as the page under test. */
  fetchesAhead: boolean;
  /** Whether every step waits until the scripts of a new page run. */
  waitsForScripts: boolean;
  testOptions: boolean;
};

/**
 * A test in a browser that waits for the scripts of each page, because links and forms are plain ones until they run.
 * Other tests cover pages without scripts.
 */
export const test = base.extend<Options, { browser: Browser }>({
  fetchesAhead: [false, { option: true }],
  waitsForScripts: [true, { option: true }],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        contextsOfTest.push(context);
        if (testWaits && options?.javaScriptEnabled !== false) context.on("page", waitBeforeEachStep);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  // The options of a test also apply to the contexts that it makes itself.
  testOptions: [
    async ({ javaScriptEnabled, waitsForScripts }, use) => {
      testWaits = waitsForScripts && javaScriptEnabled !== false;
      await use(testWaits);
      // A page that stays open would go on asking its site, which is gone, beside all later tests.
      for (const context of contextsOfTest.splice(0)) await context.close();
    },
    { auto: true },
  ],
  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead) await saveData(context);
    if (!testWaits) context.off("page", waitBeforeEachStep);
    await use(context);
  },
});

/** Whether the running test waits for scripts; a worker runs one test at a time. */
let testWaits = true;

/** Every context that the running test opened. */
const contextsOfTest: BrowserContext[] = [];

/** Waits until the scripts of a page run. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.locator("html[data-live]").waitFor({ state: "attached" });
}

/** Makes every step on a page wait until its scripts run, also after a reload. */
function waitBeforeEachStep(page: Page): void {
  const waitUntilLive = async () => {
    // Scripts start at the first sign of a person. A mouse that does not move is no sign.
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await waitForScripts(page);
  };
  // Playwright checks this before each action and each assertion about an element.
  void page.addLocatorHandler(page.locator("html:not([data-live]):has(#page-data)"), waitUntilLive, {
    noWaitAfter: true,
  });
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if ((await page.locator("#page-data").count()) > 0) await waitUntilLive();
    return response;
  };
}

/** Wakes a device after sleep, so that the page reads the clock again. */
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
