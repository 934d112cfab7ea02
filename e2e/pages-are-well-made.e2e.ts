import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { everyPage } from "./every-page.ts";
import { makeLive } from "./live.ts";
import { measureScripts, mostScripts } from "./scripts-per-page.ts";
import { shiftOf, watch } from "./watch.ts";

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

// On a phone every page is watched, with all else that is looked at there; on a desk those that most people come to first.
test("nothing moves while a page loads on a desk", async ({ page }) => {
  await watch(page);
  await page.setViewportSize({ width: 1440, height: 800 });
  const first = everyPage.filter(({ page }) => ["/", "/projects", "/project/:slug?", "/donate"].includes(page));
  for (const { path } of first.filter(({ language }) => language === "fr")) {
    await page.goto(path, { waitUntil: "load" });
    await makeLive(page);
    expect(await shiftOf(page), path).toBeLessThan(0.02);
  }
});
