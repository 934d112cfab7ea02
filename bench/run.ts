import { printCatalogue } from "./catalogue.ts";
import { printLighthouse } from "./lighthouse.ts";
import { printLists } from "./lists.ts";
import { printOffice } from "./office.ts";
import { printPages } from "./pages.ts";
import { printPeople } from "./people.ts";
import { makeEmbedded, type Place } from "./place.ts";
import { printScripts } from "./scripts.ts";
import { printTouch } from "./touch.ts";
import { printVotes } from "./votes.ts";

// Prints how fast Samen is, as ratios between two measurements of the same run.

const parts: Record<string, (demo: Place) => Promise<void>> = {
  pages: printPages,
  lists: printLists,
  scripts: printScripts,
  lighthouse: printLighthouse,
  touch: printTouch,
  catalogue: printCatalogue,
  people: printPeople,
  office: printOffice,
  votes: printVotes,
};

const names = process.argv.slice(2);
const unknownNames = names.filter((name) => !Object.hasOwn(parts, name));
if (unknownNames.length > 0) {
  console.error(`No part is called ${unknownNames.join(" or ")}; the parts are ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

const secondsSince = (start: number) => `${Math.round((performance.now() - start) / 1000)} s`;

const start = performance.now();
// The first part that serves this database fills it with the demo.
await using demo = await makeEmbedded();
for (const [name, print] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const startOfPart = performance.now();
  await print(demo);
  console.log(`  (${secondsSince(startOfPart)})`);
}
console.log(`\nAll of it took ${secondsSince(start)}.`);
