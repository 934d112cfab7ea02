import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { everyPage } from "./every-page.ts";
import { makeLive } from "./live.ts";
import { measureScripts, mostScripts } from "./scripts-per-page.ts";
import { shiftOf, watch } from "./watch.ts";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

// With results, with nothing found, and with a choice that leads nowhere.
const states = ["/nowhere", "/en/projects?call=2022", "/en/projects?q=zzzzzz", "/volunteer?region=drenthe&language=fr"];

async function expectStandard(html: string, path: string) {
  const { results } = await validator.validateString(html, path);
  const messages = results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${selector}: ${message}`),
  );
  expect(messages, path).toEqual([]);
}

test("the HTML of every page follows the standard", async ({ request }) => {
  for (const path of [...everyPage.map(({ path }) => path), ...states])
    await expectStandard(await (await request.get(path)).text(), path);
});

test("the HTML of a refused form and of what follows an accepted one follows the standard", async ({
  request,
  baseURL,
}) => {
  const send = (form: Record<string, string>) =>
    request.post("/en/donate", { form, headers: { origin: baseURL ?? "" } });
  const refused = await send({ amount: "much", email: "anna@post" });
  expect(refused.status()).toBe(422);
  await expectStandard(await refused.text(), "a refused form");
  // What no browser of ours made, and a project that is gone, are no riddles.
  const gone = await send({ amount: "5", project: "gone", key: "crafted" });
  expect(await gone.text()).toContain("This project takes no gifts any more.");
  const slip = await send({ amount: "5", key: "crafted" });
  expect(slip.url()).toContain("/en/donate/thank-you?gift=");
  await expectStandard(await slip.text(), "a slip");
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
