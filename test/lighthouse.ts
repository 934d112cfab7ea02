import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumPath } from "#test/chromium.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The scores of a page on a slow phone: out of 100 for each category, and its layout shift. */
export type LighthouseScores = { path: string; scores: Record<(typeof categories)[number], number>; shift: number };

/** Runs Lighthouse on pages, one after the other. */
export async function* askLighthouse(url: string, paths: readonly string[]): AsyncGenerator<LighthouseScores> {
  const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags });
  try {
    for (const path of paths) {
      const onlyCategories = [...categories];
      const result = await lighthouse(url + path, { port: chrome.port, onlyCategories, logLevel: "error" });
      const scoreOf = (category: string) => Math.round(100 * (result?.lhr.categories[category]?.score ?? 0));
      const scores = Object.fromEntries(categories.map((category) => [category, scoreOf(category)]));
      const shift = result?.lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN;
      yield { path, scores: scores as LighthouseScores["scores"], shift };
    }
  } finally {
    chrome.kill();
  }
}
