import { pageDocuments } from "#test/page-documents.ts";
import { compare, serveWarmBare } from "./compare.ts";
import { makePostgres, type Place } from "./place.ts";
import { printHeading } from "./print.ts";
import { type BareServer, serveSamen } from "./serve.ts";

/** The lists that pages ask for, by the file of the page, with the values for a first visit. */
const lists = {
  "web/pages/projects/page.tsx": { language: "nl", hasResults: true },
  "web/pages/volunteer/page.tsx": { language: "nl", skip: 0 },
};

const questions = Object.entries(lists).map(([file, variables]) => {
  const query = pageDocuments().find((document) => document.file === file && document.api === "fund")?.text;
  if (!query) throw new Error(`There is no document in ${file}`);
  return { page: file.split("/")[2], question: { path: "/graphql", body: JSON.stringify({ query, variables }) } };
});

async function compareLists(place: Place, bare: BareServer, settings: { rememberSeconds?: number; target?: number }) {
  const { rememberSeconds, target = 0 } = settings;
  await using ours = await serveSamen(
    place,
    rememberSeconds === undefined ? {} : { REMEMBER_SECONDS: String(rememberSeconds) },
  );
  const from = rememberSeconds === 0 ? place.where : "data at hand";
  for (const { page, question } of questions) {
    await compare({ what: `list of ${page}, ${from}`, ours, bare, question, target });
  }
}

/** Prints how many lists the API gives in the time of a bare answer: from memory and from each database. */
export async function printLists(demo: Place): Promise<void> {
  printHeading("GraphQL lists per second of processor time, as a part of a bare node:http answer of the same size");
  await using bare = await serveWarmBare();
  await compareLists(demo, bare, {});
  await compareLists(demo, bare, { rememberSeconds: 0 });
  await using postgres = await makePostgres();
  await compareLists(postgres, bare, { rememberSeconds: 0, target: 0.085 });
}
