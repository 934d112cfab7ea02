import { chromium } from "@playwright/test";
import { chromiumPath } from "#test/chromium.ts";

// As Lighthouse's slow phone: a fourth of this machine's speed, and a weak mobile connection.
const slowProcessor = 4;
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const times = 3;

/** Up to this long an answer to a finger counts as immediate (the limit of "good" in Interaction to Next Paint). */
const immediate = 200;

type Touch = { shown: number; live: number; longest: number };

/**
 * Prints what a slow phone pays at the first touch, which is when a page fetches its scripts: how long until they run,
 * against what it took to show the page, and the longest time no finger is answered, against what feels immediate.
 */
export async function printFirstTouch(url: string, paths: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
  console.log("\nAt the first touch on a phone: until scripts run / until shown; longest task / what feels immediate");
  for (const path of paths) {
    const touches: Touch[] = [];
    for (let time = 0; time < times; time++) touches.push(await touch(url + path));
    const median = (of: (one: Touch) => number) =>
      touches.map(of).toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
    const [live, longest] = [median((one) => one.live / one.shown), median((one) => one.longest / immediate)];
    console.log(`  ${path.padEnd(62)} ${live.toFixed(2)}  ${longest.toFixed(2)}`);
  }
  await browser.close();

  async function touch(address: string): Promise<Touch> {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slowNetwork);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowProcessor });
    await page.goto(address, { waitUntil: "load" });
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    const shown = (await paint.jsonValue()) ?? Number.NaN;
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks, touchedAt: performance.now() });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        entryTypes: ["longtask"],
      });
    });
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.locator("html[data-live]").waitFor({ state: "attached" });
    const { live, longest } = await page.evaluate(() => {
      const { tasks, touchedAt } = window as unknown as { tasks: number[]; touchedAt: number };
      return { live: performance.now() - touchedAt, longest: Math.max(0, ...tasks) };
    });
    await context.close();
    return { shown, live, longest };
  }
}
