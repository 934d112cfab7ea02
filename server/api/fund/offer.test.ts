import { anOffer, anOrganisation } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const query = `query Offers(
  $first: Int, $after: String, $skip: Int, $region: Region, $language: Language, $rhythm: OfferRhythm
) {
  offers(first: $first, after: $after, skip: $skip, region: $region, language: $language, rhythm: $rhythm) {
    pageInfo { hasNextPage endCursor }
    edges { node { slug } }
  }
  offerCounts(region: $region, language: $language, rhythm: $rhythm) {
    total regions { value count } languages { value count } rhythms { value count }
  }
}`;

type Answer = {
  offers: { pageInfo: { hasNextPage: boolean; endCursor: string | null }; edges: { node: { slug: string } }[] };
  offerCounts: { total: number; regions: { value: string; count: number }[] };
};

const ask = async (fund: Fund, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await fund.ask(null, query, variables);
  expect(errors).toBeUndefined();
  const { offers, offerCounts } = data as Answer;
  return { slugs: offers.edges.map(({ node }) => node.slug), counts: offerCounts, ...offers.pageInfo };
};

const onDay = (day: string) => ({
  moment: null,
  startsAt: new Date(`2026-11-${day}T17:00:00Z`),
  endsAt: new Date(`2026-11-${day}T20:00:00Z`),
});

async function someOffers({ db }: Fund) {
  const ghent = { organisationId: (await anOrganisation(db)).id };
  const namur = { organisationId: (await anOrganisation(db, { region: "namur" })).id };
  await anOffer(db, { ...ghent, slug: "later", ...onDay("25"), languages: ["nl", "en"] });
  await anOffer(db, { ...namur, slug: "sooner", ...onDay("16"), languages: ["fr"] });
  await anOffer(db, { ...ghent, slug: "today", ...onDay("15") });
  await anOffer(db, { ...ghent, slug: "yesterday", ...onDay("14") });
  await anOffer(db, { ...ghent, slug: "no-end", ...onDay("14"), endsAt: null });
  await anOffer(db, { ...ghent, slug: "b-weekly" });
  await anOffer(db, { ...namur, slug: "a-weekly", languages: ["fr", "nl"] });
}

test("hides past offers, and lists dated offers by date before the recurring ones", async ({ fund }) => {
  await someOffers(fund);
  const { slugs, counts } = await ask(fund);
  expect(slugs).toEqual(["today", "sooner", "later", "a-weekly", "b-weekly"]);
  expect(counts.total).toBe(5);
});

test("filters offers by place, language and rhythm, and counts the results of each choice", async ({ fund }) => {
  await someOffers(fund);
  expect((await ask(fund, { region: "namur" })).slugs).toEqual(["sooner", "a-weekly"]);
  expect((await ask(fund, { language: "en" })).slugs).toEqual(["later"]);
  expect((await ask(fund, { rhythm: "recurring" })).slugs).toEqual(["a-weekly", "b-weekly"]);
  const { slugs, counts } = await ask(fund, { region: "namur", rhythm: "once" });
  expect(slugs).toEqual(["sooner"]);
  expect(counts).toEqual({
    total: 1,
    regions: [
      { value: "east_flanders", count: 2 },
      { value: "namur", count: 1 },
    ],
    languages: [{ value: "fr", count: 1 }],
    rhythms: [
      { value: "recurring", count: 1 },
      { value: "once", count: 1 },
    ],
  });
});

test("paging by cursor or by number gives every offer once", async ({ fund }) => {
  await someOffers(fund);
  const all = (await ask(fund)).slugs;
  const byCursor: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask(fund, { first: 2, after });
    byCursor.push(...page.slugs);
    after = page.hasNextPage ? page.endCursor : null;
  } while (after);
  expect(byCursor).toEqual(all);
  for (const skip of [0, 2, 4, 6]) {
    expect((await ask(fund, { first: 2, skip })).slugs).toEqual(all.slice(skip, skip + 2));
  }
  expect((await ask(fund, { skip: -3 })).slugs).toEqual(all);
});

test("refuses an invalid cursor with a reason", async ({ fund }) => {
  for (const keys of [[], ["x", "y"], ["infinity", 1], ["infinity", "'"], ["2026-11-15", "\u0000"]]) {
    const after = Buffer.from(JSON.stringify(keys)).toString("base64url");
    const { errors } = await fund.ask(null, query, { after });
    expect(errors?.[0]?.extensions.problem, String(keys)).toEqual({ code: "list.badCursor" });
  }
});

test("finds one offer by its address, also when it is over", async ({ fund }) => {
  await someOffers(fund);
  const find = `query ($slug: String!) { offer(slug: $slug) { title(language: en) isOver } }`;
  const findOffer = async (slug: string) => (await fund.ask(null, find, { slug })).data;
  expect(await findOffer("today")).toEqual({ offer: { title: "Cook soup", isOver: false } });
  expect(await findOffer("yesterday")).toEqual({ offer: { title: "Cook soup", isOver: true } });
  for (const slug of ["nowhere", "\u0000", "", "../x"]) expect(await findOffer(slug)).toEqual({ offer: null });
});
