import { aCall, anOffer, aProject } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

const catalogues = `{
  catalogue(first: 24, language: nl, allCalls: true) { entries { project { illustration } } }
  found: catalogue(first: 24, language: nl, search: "bees") { entries { project { illustration } } }
}`;
const others = `query ($slug: String!) {
  currentCall { projects(first: 12, statuses: [shortlisted]) { illustration } ballot { illustration } }
  projects(first: 12) { edges { node { illustration } } }
  project(slug: $slug) { illustration neighbours { others { illustration } } }
  offers(first: 12) { edges { node { illustration } } }
}`;

type IllustratedItem = { illustration: string };
type Entries = { entries: { project: IllustratedItem }[] };
type IllustratedList = { edges: { node: IllustratedItem }[] };
type Catalogues = { catalogue: Entries; found: Entries };
type IllustratedPages = {
  currentCall: { projects: IllustratedItem[]; ballot: IllustratedItem[] };
  projects: IllustratedList;
  project: IllustratedItem & { neighbours: { others: IllustratedItem[] } };
  offers: IllustratedList;
};

test("shows no drawing twice in the catalogue, a search, a call, its ballot, neighbours and offers", async ({
  fund,
}) => {
  const { id: callId } = await aCall(fund.db);
  for (const slug of ["a", "b", "c", "d", "e"]) await aProject(fund.db, { callId, slug });
  for (let count = 0; count < 3; count += 1) await anOffer(fund.db);

  const { catalogue, found } = (await fund.ask(null, catalogues)).data as Catalogues;
  const answer = (await fund.ask(null, others, { slug: "c" })).data as IllustratedPages;

  const { currentCall, projects, project, offers } = answer;
  const lists: Record<string, IllustratedItem[]> = {
    catalogue: catalogue.entries.map((entry) => entry.project),
    found: found.entries.map((entry) => entry.project),
    call: currentCall.projects,
    ballot: currentCall.ballot,
    projects: projects.edges.map(({ node }) => node),
    page: [project, ...project.neighbours.others],
    offers: offers.edges.map(({ node }) => node),
  };
  for (const [name, list] of Object.entries(lists)) {
    expect(list.length, name).toBeGreaterThanOrEqual(3);
    expect(new Set(list.map(({ illustration }) => illustration)).size, name).toBe(list.length);
  }
});
