import { askLighthouse } from "#test/lighthouse.ts";
import { pagesOnPhone } from "./phone.ts";
import type { Place } from "./place.ts";
import { figure, printHeading, printRow } from "./print.ts";
import { serveSamen } from "./serve.ts";

const least: Record<string, number> = { performance: 95 };

/** Prints the Lighthouse scores of some pages on a slow phone, each out of 100. */
export async function printLighthouse(demo: Place): Promise<void> {
  printHeading("Lighthouse on a phone, out of 100; at least 95 for performance and 100 for the rest");
  await using samen = await serveSamen(demo);
  for await (const { path, scores, shift } of askLighthouse(samen.url, pagesOnPhone)) {
    const figures = Object.entries(scores).map(
      ([category, score]) => `${category} ${figure(score, 0, { least: least[category] ?? 100 })}`,
    );
    printRow(path, ...figures, `layout shift ${figure(shift, 3)}`);
  }
}
