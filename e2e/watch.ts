import { isListed } from "#domain/consent.ts";
import { expect, type Page } from "./live.ts";

/** Collects the hosts that a page requests from, and its errors and complaints. */
export async function watchBrowser(page: Page) {
  const hosts = new Set<string>();
  const complaints: string[] = [];
  const addComplaint = (text: string) => complaints.push(`${page.url()}: ${text}`);
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    // A data URL requests nothing.
    if (protocol !== "data:") hosts.add(host);
  });
  page.on("console", (message) => {
    const isAboutPolicy = /content security policy|violates/i.test(message.text());
    // The frame of a mail runs no scripts, so it also refuses the scripts that tests add.
    const isFromTest = message.text().includes("frame is sandboxed");
    if (isAboutPolicy || (message.type() === "error" && !isFromTest)) addComplaint(message.text());
  });
  page.on("pageerror", (error) => addComplaint(error.message));
  return { hosts, complaints };
}

type ShiftRecord = { shift: number; observer: PerformanceObserver };

/** Watches layout shifts, and returns a function that waits for the fonts of the loaded page and returns their sum. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const addUp = (entries: PerformanceEntryList) => {
      for (const entry of entries) record.shift += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => addUp(list.getEntries()));
    const record = Object.assign(window as unknown as ShiftRecord, { shift: 0, observer });
    observer.observe({ type: "layout-shift", buffered: true });
  });
  // A page that asks for news again and again never has a quiet network, so this waits for what can move it.
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
      const record = window as unknown as ShiftRecord;
      const late = record.observer.takeRecords() as (PerformanceEntry & { value: number })[];
      return late.reduce((sum, { value }) => sum + value, record.shift);
    });
}

/** Reads the names of everything that the browser stores for the site. */
export async function readStorage(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const [device, tab] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  return { cookies, device: device ?? [], tab: tab ?? [], databases, workers };
}

/** Expects that the browser stores only the items that the page on cookies lists. */
export async function expectOnlyListedStorage(page: Page): Promise<void> {
  const { cookies, device, tab, databases, workers } = await readStorage(page);
  const unlisted = [
    ...cookies.filter((name) => !isListed("cookie", name)),
    ...device.filter((name) => !isListed("device", name)),
    ...tab.filter((name) => !isListed("tab", name)),
  ];
  expect({ unlisted, databases, workers }).toEqual({ unlisted: [], databases: [], workers: 0 });
}

/** Expects no cookies and nothing on the device, and in the tab only listed items. */
export async function expectNothingStored(page: Page): Promise<void> {
  expect(await readStorage(page)).toMatchObject({ cookies: [], device: [] });
  await expectOnlyListedStorage(page);
}
