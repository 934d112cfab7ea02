import { compare, serveWarmBare } from "./compare.ts";
import { makePostgres, type Place } from "./place.ts";
import { printHeading } from "./print.ts";
import { type BareServer, serveSamen } from "./serve.ts";

const body = JSON.stringify({
  operationName: "List",
  query: `query List($language: Language!) {
    projects(first: 24) {
      edges { node {
        id slug status theme illustration amountInCents
        text(language: $language) { title summary }
        organisation { name town }
      } }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  variables: { language: "nl" },
});
const question = { path: "/graphql", body };

async function compareAtHand(place: Place, bare: BareServer) {
  await using ours = await serveSamen(place);
  await compare({ what: "list of 24, data at hand", ours, bare, question, target: 0.25 });
}

async function compareReading(place: Place, bare: BareServer, target = 0) {
  await using ours = await serveSamen(place, { REMEMBER_SECONDS: "0" });
  await compare({ what: `list of 24, ${place.where}`, ours, bare, question, target });
  // One client sends one request after the other, so that no two share a read.
  await compare({ what: `list of 24, ${place.where}, one by one`, ours, bare, question, clients: 1 });
}

/** Prints how many lists the API gives in the time of a bare answer: from memory and from each database. */
export async function printLists(demo: Place): Promise<void> {
  printHeading("GraphQL lists per second of processor time, as a part of a bare node:http answer of the same size");
  await using bare = await serveWarmBare();
  await compareAtHand(demo, bare);
  await compareReading(demo, bare);
  await using postgres = await makePostgres();
  await compareReading(postgres, bare, 0.12);
}
