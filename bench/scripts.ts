import { everyPage } from "../e2e/every-page.ts";
import { measureScripts, mostScripts } from "../e2e/scripts-per-page.ts";
import type { Place } from "./place.ts";
import { figure, printHeading, printRow } from "./print.ts";
import { serveSamen } from "./serve.ts";

/** Prints how much script each page brings. */
export async function printScripts(demo: Place): Promise<void> {
  printHeading(`Scripts per page in kB, packed with gzip; at most ${mostScripts}`);
  await using samen = await serveSamen(demo);
  const scriptsOf = measureScripts(samen.url);
  for (const { path } of everyPage.filter(({ language }) => language === "nl")) {
    printRow(path, figure(await scriptsOf(await (await fetch(samen.url + path)).text()), 1, { most: mostScripts }));
  }
}
