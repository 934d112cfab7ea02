import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumPath } from "#test/chromium.ts";
import { everyPage } from "../e2e/every-page.ts";

// Takes a picture of every page and of every component in every state, to compare with the mock-ups.
// Usage: npm run pictures [address of a running site, started with NODE_ENV=test]

const [base = "http://localhost:8055"] = process.argv.slice(2);
const folder = join(import.meta.dirname, "../pictures");
const widths = [360, 768, 1440];
const fileName = (name: string) => name.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home";

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ["--no-sandbox", "--disable-gpu"],
});
mkdirSync(folder, { recursive: true });
for (const colorScheme of ["light", "dark"] as const) {
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
    for (const { path } of everyPage) {
      await page.goto(base + path, { waitUntil: "networkidle" });
      // Lazy pictures load only when they come into view.
      for (const image of await page.locator("img[loading=lazy]").all()) await image.scrollIntoViewIfNeeded();
      await page.screenshot({ path: join(folder, `${fileName(path)}-${width}-${colorScheme}.png`), fullPage: true });
    }
    await page.goto(`${base}/gallery`, { waitUntil: "networkidle" });
    for (const example of await page.locator("[data-example]").all()) {
      const name = fileName((await example.getAttribute("data-example")) ?? "");
      await example.screenshot({ path: join(folder, `ui-${name}-${width}-${colorScheme}.png`) });
    }
    await page.close();
  }
}
await browser.close();
console.log(`The pictures are in ${folder}`);
