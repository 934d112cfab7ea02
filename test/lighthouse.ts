import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumPath } from "#test/chromium.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The scores of a page on a slow phone: out of 100 for each category, and its layout shift. */
export type LighthouseScores = { path: string; scores: Record<(typeof categories)[number], number>; shift: number };

/** The benchmark index of the phone that Lighthouse imitates. It slows a good desktop, with 1500 to 2000, by 4. */
const phoneIndex = 450;
const usualSlowdown = 4;

/**
 * Runs Lighthouse on pages, one after the other. A machine that is slower than a good desktop is slowed less, so that the
 * phone stays the same.
 */
export async function* askLighthouse(url: string, paths: readonly string[]): AsyncGenerator<LighthouseScores> {
  const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags });
  try {
    const machine = await lighthouse(url + (paths[0] ?? ""), {
      port: chrome.port,
      onlyAudits: ["doctype"],
      logLevel: "error",
    });
    const { benchmarkIndex = Number.NaN } = machine?.lhr.environment ?? {};
    const throttling = { cpuSlowdownMultiplier: Math.max(1, Math.min(usualSlowdown, benchmarkIndex / phoneIndex)) };
    for (const path of paths) {
      const onlyCategories = [...categories];
      const result = await lighthouse(url + path, { port: chrome.port, onlyCategories, throttling, logLevel: "error" });
      const scoreOf = (category: string) => Math.round(100 * (result?.lhr.categories[category]?.score ?? 0));
      const scores = Object.fromEntries(categories.map((category) => [category, scoreOf(category)]));
      const shift = result?.lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN;
      yield { path, scores: scores as LighthouseScores["scores"], shift };
    }
  } finally {
    chrome.kill();
  }
}
