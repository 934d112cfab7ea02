import { weighEveryPage } from "../e2e/scripts-per-page.ts";
import { figure, printHeading, printRow } from "./print.ts";

/** Prints how much script each page brings, in French, which has the longest sentences. */
export async function printScripts(): Promise<void> {
  printHeading("Scripts per page in kB, packed with gzip, and the most that the area of the page may have");
  for (const { path, kB, most } of weighEveryPage().filter((page) => page.path.startsWith("/fr")))
    printRow(path, figure(kB, 1, { most }));
}
