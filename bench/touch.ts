import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "#test/chromium.ts";
import { waitForScripts } from "../e2e/live.ts";
import { median } from "./measure.ts";
import { chromiumFlags, pagesOnPhone } from "./phone.ts";
import type { Place } from "./place.ts";
import { figure, printHeading, printRow } from "./print.ts";
import { serveSamen } from "./serve.ts";

// The same slow phone as Lighthouse uses: a fourth of this machine's speed, and a weak mobile connection.
const slowProcessor = 4;
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const times = 3;

/** An answer to a touch within this time counts as immediate (the limit of "good" in Interaction to Next Paint). */
const immediate = 200;

/** The time until scripts run, relative to first paint, and the longest task, relative to `immediate`. */
type Touch = { live: number; longest: number };

async function touch(browser: Browser, address: string): Promise<Touch> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowNetwork);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowProcessor });
  await page.goto(address, { waitUntil: "load" });
  const paint = await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  const paintTime = (await paint.jsonValue()) ?? Number.NaN;
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks, touchedAt: performance.now() });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ["longtask"],
    });
  });
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await waitForScripts(page);
  const { live, longest } = await page.evaluate(() => {
    const { tasks, touchedAt } = window as unknown as { tasks: number[]; touchedAt: number };
    return { live: performance.now() - touchedAt, longest: Math.max(0, ...tasks) };
  });
  await context.close();
  return { live: live / paintTime, longest: longest / immediate };
}

/**
 * Prints what the first touch costs on a slow phone, because a page then fetches its scripts: the time until they run,
 * relative to the time until the page was shown, and the longest task, relative to what feels immediate.
 */
export async function printTouch(demo: Place): Promise<void> {
  printHeading("At the first touch on a phone: until scripts run / until shown; longest task / what feels immediate");
  await using samen = await serveSamen(demo);
  await using browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  for (const path of pagesOnPhone) {
    const touches: Touch[] = [];
    for (let time = 0; time < times; time++) touches.push(await touch(browser, samen.url + path));
    const medianOf = (name: keyof Touch) => figure(median(touches.map((one) => one[name])), 2);
    printRow(path, medianOf("live"), medianOf("longest"));
  }
}
