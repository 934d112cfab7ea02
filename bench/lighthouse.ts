import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumPath } from "#test/chromium.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const least = 98;

/** Prints what Lighthouse thinks of some pages on a slow phone, each out of 100. */
export async function printLighthouse(url: string, paths: readonly string[]): Promise<void> {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
  console.log(`\nLighthouse on a phone, out of 100; at least ${least}`);
  for (const path of paths) {
    const result = await lighthouse(url + path, { port: chrome.port, onlyCategories: categories, logLevel: "error" });
    const scores = categories.map((category) => {
      const score = Math.round(100 * (result?.lhr.categories[category]?.score ?? 0));
      return `${category} ${score}${score < least ? " (too low)" : ""}`;
    });
    const shift = result?.lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN;
    console.log(`  ${path.padEnd(24)} ${scores.join("  ")}  layout shift ${shift.toFixed(3)}`);
  }
  chrome.kill();
}
