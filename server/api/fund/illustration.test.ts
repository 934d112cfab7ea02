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

type Shown = { illustration: string };
type Entries = { entries: { project: Shown }[] };
type Edges = { edges: { node: Shown }[] };
type Catalogues = { catalogue: Entries; found: Entries };
type Others = {
  currentCall: { projects: Shown[]; ballot: Shown[] };
  projects: Edges;
  project: Shown & { neighbours: { others: Shown[] } };
  offers: Edges;
};

test("shows no drawing twice in the catalogue, a search, a call, its ballot, neighbours and offers", async ({
  fund,
}) => {
  const { id: callId } = await aCall(fund.db);
  for (const slug of ["a", "b", "c", "d", "e"]) await aProject(fund.db, { callId, slug });
  for (let count = 0; count < 3; count += 1) await anOffer(fund.db);

  const { catalogue, found } = (await fund.ask(null, catalogues)).data as Catalogues;
  const answer = (await fund.ask(null, others, { slug: "c" })).data as Others;

  const { currentCall, projects, project, offers } = answer;
  const lists: Record<string, Shown[]> = {
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
