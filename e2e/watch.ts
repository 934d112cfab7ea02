import { isListed } from "#domain/consent.ts";
import { expect, type Page } from "./live.ts";

/** Everything the browser asks for and everything it complains of. */
export async function watch(page: Page) {
  const asked = new Set<string>();
  const complaints: string[] = [];
  const complain = (text: string) => complaints.push(`${page.url()}: ${text}`);
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    // What stands in the page itself is asked of nobody.
    if (protocol !== "data:") asked.add(host);
  });
  page.on("console", (message) => {
    const isOfPolicy = /content security policy|violates/i.test(message.text());
    // A mail is shown in a frame that runs no scripts: there what tests add to a page is refused, as any other script would be.
    const isOurs = message.text().includes("frame is sandboxed");
    if (isOfPolicy || (message.type() === "error" && !isOurs)) complain(message.text());
  });
  page.on("pageerror", (error) => complain(error.message));
  return { asked, complaints };
}

/** Adds up how far things move on each page that opens from now on; asked once all of it is there. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    return page.evaluate(() => (window as unknown as { shift: number }).shift);
  };
}

/** All that a browser keeps of the site. */
export async function keptBy(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const [device, tab] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  return { cookies, device: device ?? [], tab: tab ?? [], databases, workers };
}

/** The browser keeps nothing but what the page on cookies lists. */
export async function expectOnlyListed(page: Page): Promise<void> {
  const { cookies, device, tab, databases, workers } = await keptBy(page);
  const unlisted = [
    ...cookies.filter((name) => !isListed("cookie", name)),
    ...device.filter((name) => !isListed("device", name)),
    ...tab.filter((name) => !isListed("tab", name)),
  ];
  expect({ unlisted, databases, workers }).toEqual({ unlisted: [], databases: [], workers: 0 });
}

/** Whoever merely read is left without a cookie, and with nothing that is not listed. */
export async function expectNothingKept(page: Page): Promise<void> {
  expect(await keptBy(page)).toMatchObject({ cookies: [], device: [] });
  await expectOnlyListed(page);
}
