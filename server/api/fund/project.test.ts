import { aCall, anOrganisation, aProject } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

const page = `query Page($first: Int, $after: String) {
  projects(first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { slug } }
  }
}`;

type Page = {
  projects: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: { slug: string } }[];
  };
};

test("paging gives every project once, newest call first and winners by rank", async ({ fund }) => {
  const old = await aCall(fund.db);
  const organisation = await anOrganisation(fund.db);
  const common = { organisationId: organisation.id, callId: old.id };
  const earlier = new Date("2025-11-01T08:00:00Z");
  await aProject(fund.db, { ...common, slug: "second", status: "winner", rank: 2, publishedAt: earlier });
  await aProject(fund.db, { ...common, slug: "first", status: "winner", rank: 1, publishedAt: earlier });
  await aProject(fund.db, { ...common, slug: "not-elected", status: "not_elected", publishedAt: earlier });
  await aProject(fund.db, { ...common, slug: "b-new" });
  await aProject(fund.db, { ...common, slug: "a-new" });

  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { data, errors } = await fund.ask(null, page, { first: 2, after });
    expect(errors).toBeUndefined();
    const { projects } = data as Page;
    expect(projects.totalCount).toBe(5);
    seen.push(...projects.edges.map(({ node }) => node.slug));
    after = projects.pageInfo.hasNextPage ? projects.pageInfo.endCursor : null;
  } while (after);

  expect(seen).toEqual(["a-new", "b-new", "first", "second", "not-elected"]);
});

test("refuses an invalid cursor with a reason", async ({ fund }) => {
  for (const after of ["x", "W10", Buffer.from('["x","y",1]').toString("base64url")]) {
    const { errors } = await fund.ask(null, page, { first: 2, after });
    expect(errors?.[0]?.extensions.problem).toEqual({ code: "list.badCursor" });
  }
});

test("refuses an invalid id and finds nothing for an invalid slug", async ({ fund }) => {
  const { errors } = await fund.ask(null, `{ projects(callId: "not-an-id") { totalCount } }`);
  expect(errors?.[0]?.extensions.problem).toEqual({ code: "id.malformed" });
  for (const slug of ["\u0000", "'; drop table projects", "../x", "", "A B"]) {
    const query = `query ($slug: String!) { project(slug: $slug) { id } call(slug: $slug) { id } }`;
    expect(await fund.ask(null, query, { slug })).toEqual({ data: { project: null, call: null } });
  }
});

test("refuses a page that is too long and names the maximum", async ({ fund }) => {
  const { errors } = await fund.ask(null, page, { first: 101 });
  expect(errors?.[0]?.extensions.problem).toEqual({ code: "list.tooLong", most: 100 });
});

test("a text without a translation is in Dutch and says so", async ({ fund }) => {
  const { slug } = await aProject(fund.db, { title: "Bijen", description: { nl: "Alleen in het Nederlands" } });

  const { data } = await fund.ask(
    null,
    `query ($slug: String!) {
    project(slug: $slug) {
      nl: text(language: nl) { inDutch story { description inDutch } }
      fr: text(language: fr) { title inDutch story { description inDutch } }
    }
  }`,
    { slug },
  );

  expect(data).toEqual({
    project: {
      nl: { inDutch: [], story: { description: "Alleen in het Nederlands", inDutch: [] } },
      fr: {
        title: "Bijen",
        inDutch: [],
        story: { description: "Alleen in het Nederlands", inDutch: ["description"] },
      },
    },
  });
});

test("a project that does not exist is null, not an error", async ({ fund }) => {
  const answer = await fund.ask(null, `{ project(slug: "nowhere") { id } }`);
  expect(answer).toEqual({ data: { project: null } });
});

test("lists the first projects of several calls, each under its own call", async ({ fund }) => {
  const [one, two] = [await aCall(fund.db, { slug: "one" }), await aCall(fund.db, { slug: "two" })];
  await aProject(fund.db, { callId: one.id, slug: "one-b", status: "winner", rank: 2 });
  await aProject(fund.db, { callId: one.id, slug: "one-a", status: "winner", rank: 1 });
  await aProject(fund.db, { callId: two.id, slug: "two-a", status: "winner", rank: 1 });

  const { data } = await fund.ask(
    null,
    `{
    one: call(slug: "one") { projects(first: 1, statuses: [winner]) { slug } }
    two: call(slug: "two") { projects(first: 5) { slug } }
  }`,
  );

  expect(data).toEqual({ one: { projects: [{ slug: "one-a" }] }, two: { projects: [{ slug: "two-a" }] } });
});

test("a project names its texts that are in Dutch", async ({ fund }) => {
  await aProject(fund.db, { slug: "hives", impact: { nl: "Tien bijenkasten", en: "Ten hives" } });
  const ask = `{ project(slug: "hives") { en: text(language: en) { story { inDutch } } fr: text(language: fr) { story { inDutch } } } }`;

  expect((await fund.ask(null, ask)).data).toEqual({
    project: { en: { story: { inDutch: [] } }, fr: { story: { inDutch: ["impact"] } } },
  });
});
