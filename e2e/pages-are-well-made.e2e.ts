import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { everyPage } from "./every-page.ts";
import { makeLive } from "./live.ts";
import { measureScripts, mostScripts } from "./scripts-per-page.ts";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

test("the HTML of every page follows the standard", async ({ request }) => {
  for (const path of [...everyPage.map(({ path }) => path), "/nowhere"]) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html, path);
    const messages = results.flatMap(({ messages }) =>
      messages.map(({ message, selector }) => `${selector}: ${message}`),
    );
    expect(messages, path).toEqual([]);
  }
});

test("no page brings more scripts than a phone should fetch", async ({ baseURL }) => {
  const scriptsOf = measureScripts(baseURL ?? "");
  for (const { path } of everyPage) {
    const size = await scriptsOf(path);
    expect(size, path).toBeGreaterThan(0);
    expect(size, path).toBeLessThanOrEqual(mostScripts);
  }
});

test("a page that is only read fetches no scripts; they come when someone moves", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/en/projects", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await makeLive(page);
  expect(scripts).not.toEqual([]);
});

// Whatever moves does so on a phone; on a desk those pages are looked at that most people come to first.
const lookedAt = {
  360: everyPage,
  1440: everyPage.filter(({ page }) => ["/", "/projects", "/project/:slug?", "/donate"].includes(page)),
};
for (const [width, pages] of Object.entries(lookedAt)) {
  test(`nothing moves while a page loads (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const { path } of pages.filter(({ language }) => language === "fr")) {
      await page.goto(path, { waitUntil: "load" });
      await makeLive(page);
      await page.waitForLoadState("networkidle");
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      expect(shift, path).toBeLessThan(0.02);
    }
  });
}
