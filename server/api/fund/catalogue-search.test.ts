import { projects } from "#server/database/tables/project.ts";
import { lookAt, marked, search, some, type Variables } from "#test/catalogue.ts";
import { anOrganisation, aProject } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

test("finds every form of a word, in each language", async ({ fund }) => {
  await aProject(fund.db, {
    slug: "garden",
    title: { nl: "Tuinen voor de buurt", en: "Gardens for the neighbourhood", fr: "Des jardins pour le quartier" },
  });
  expect(await search(fund, "tuin")).toEqual(["garden"]);
  expect(await search(fund, "gardening", { language: "en" })).toEqual(["garden"]);
  expect(await search(fund, "jardin", { language: "fr" })).toEqual(["garden"]);
  expect(await search(fund, "jardin")).toEqual([]);
});

test("ignores accents and capitals in the projects and in the search", async ({ fund }) => {
  await aProject(fund.db, { slug: "school", title: { nl: "Café", fr: "L’école «Étoile» des élèves" } });
  for (const typed of ["ecole", "ÉCOLE", "e\u0301cole", "etoile", "l'école", "eleve"]) {
    expect(await search(fund, typed, { language: "fr" }), typed).toEqual(["school"]);
  }
  expect(await search(fund, "cafe")).toEqual(["school"]);
});

test("searches in title, summary, organisation, town and story", async ({ fund }) => {
  const organisation = await anOrganisation(fund.db, { name: "Zoemzone vzw", town: "Wevelgem" });
  await aProject(fund.db, {
    slug: "hives",
    organisationId: organisation.id,
    title: "Bijenkasten",
    summary: { nl: "Honing uit de buurt" },
    description: { nl: "Imkers leren kinderen hoe een zwerm leeft." },
  });
  await aProject(fund.db, { slug: "choir", title: "Koor" });
  for (const typed of ["bijenkasten", "honing", "zoemzone", "wevelgem", "imkers", "imker wevelgem honing"]) {
    expect(await search(fund, typed), typed).toEqual(["hives"]);
  }
  expect(await search(fund, "bijenkasten koor")).toEqual([]);
});

test("finds a text without translation by its Dutch words, also in another language", async ({ fund }) => {
  await aProject(fund.db, {
    slug: "hives",
    title: { nl: "Bijen op het dak", en: "Bees on the roof" },
    summary: { nl: "Tien kasten met uitzicht" },
  });
  expect(await search(fund, "bees kast", { language: "en" })).toEqual(["hives"]);
  expect(await search(fund, "bijen", { language: "fr" })).toEqual(["hives"]);
  expect(await search(fund, "bijen", { language: "en" })).toEqual([]);
});

test("finds a word by its beginning, and a Dutch word inside a longer word", async ({ fund }) => {
  await aProject(fund.db, { slug: "garden", title: "Een samentuin met vrijwilligers" });
  expect(await search(fund, "vrijwilli")).toEqual(["garden"]);
  expect(await search(fund, "tuin")).toEqual(["garden"]);
  expect(await search(fund, "tuinen")).toEqual(["garden"]);
  expect(await search(fund, "ent")).toEqual([]);
});

test("finds a Dutch word by itself and at the beginning or end of a longer word", async ({ fund }) => {
  const organisation = await anOrganisation(fund.db, { name: "Muziekhuis Kwint" });
  await aProject(fund.db, { slug: "house", organisationId: organisation.id, title: { nl: "Lessen", en: "Lessons" } });
  await aProject(fund.db, { slug: "music", title: "Muziek voor iedereen" });
  await aProject(fund.db, { slug: "repair", title: { nl: "Het herstelcafé op wielen", en: "Repairs on wheels" } });
  expect(await search(fund, "muziek")).toEqual(["music", "house"]);
  // The name of an organisation counts as Dutch in every language.
  for (const language of ["en", "fr"]) expect(await search(fund, "muziek", { language })).toContain("house");
  for (const typed of ["café", "cafe", "herstel"]) {
    const { entries } = await lookAt(fund, { search: typed });
    expect(entries.map(({ project }) => project.slug)).toEqual(["repair"]);
    expect(marked(entries[0]?.match?.title)).toBe("Het [herstelcafé] op wielen");
  }
});

test("ignores words like “the”, and treats only such words as no search", async ({ fund }) => {
  await aProject(fund.db, { slug: "garden", title: { nl: "Samentuin", en: "A shared garden" } });
  expect(await search(fund, "de samentuin van het plein", { search: "de samentuin" })).toEqual(["garden"]);
  expect(await search(fund, "the garden", { language: "en" })).toEqual(["garden"]);
  expect(await lookAt(fund, { search: "het" })).toMatchObject({ total: 1, search: null });
});

test("corrects a word with a typo and says so", async ({ fund }) => {
  const organisation = await anOrganisation(fund.db, { name: "Wielrijders", town: "Zwevegem" });
  await aProject(fund.db, {
    slug: "garden",
    organisationId: organisation.id,
    title: { nl: "Een samentuin", en: "A shared garden", fr: "Un potager à l’école" },
  });
  for (const typed of ["samentiun", "samntuin", "sammentuin", "samentuyn"]) {
    const { entries, search } = await lookAt(fund, { search: typed });
    expect(
      entries.map(({ project }) => project.slug),
      typed,
    ).toEqual(["garden"]);
    expect(search, typed).toEqual({ words: "samentuin", isCorrected: true, suggestion: null });
  }
  expect(await search(fund, "zwevgem")).toEqual(["garden"]);
  expect(await search(fund, "wielrjders samentuin")).toEqual(["garden"]);
  expect(await search(fund, "gardne", { language: "en" })).toEqual(["garden"]);
  expect((await lookAt(fund, { language: "fr", search: "potagre ecloe" })).search?.words).toBe("potager école");
});

test("corrects a typo in any form of a word, in each language", async ({ fund }) => {
  await aProject(fund.db, {
    slug: "bikes",
    title: { nl: "Vrijwilligers op fietsen", en: "Volunteers on bicycles", fr: "Des bénévoles et des vélos" },
  });
  for (const typed of ["vrijwiliger", "vrijwiligger", "vrijwillgers", "fietz"])
    expect(await search(fund, typed), typed).toEqual(["bikes"]);
  for (const typed of ["voluntear", "bicicle"])
    expect(await search(fund, typed, { language: "en" }), typed).toEqual(["bikes"]);
  expect(await search(fund, "bénevolle", { language: "fr" })).toEqual(["bikes"]);
});

test("corrects a typo to the word that more projects contain", async ({ fund }) => {
  await aProject(fund.db, { slug: "boats", title: "Boten" });
  await aProject(fund.db, { slug: "soil", title: "Bomen" });
  await aProject(fund.db, { slug: "soil-too", title: "Bomen" });
  expect((await lookAt(fund, { search: "boken" })).search?.words).toBe("bomen");
});

test("suggests a correction instead of using it when the filters leave no results", async ({ fund }) => {
  await aProject(fund.db, { title: "Een samentuin", theme: "nature" });
  expect(await lookAt(fund, { search: "samentiun", theme: "care" })).toMatchObject({
    total: 0,
    search: { words: "samentiun", isCorrected: false, suggestion: "samentuin" },
  });
  expect((await lookAt(fund, { search: "samentuin qwertyuiop" })).search?.suggestion).toBe("samentuin");
  expect((await lookAt(fund, { search: "qwertyuiop" })).search?.suggestion).toBeNull();
});

test("marks the matches as whole words, in their own spelling", async ({ fund }) => {
  const organisation = await anOrganisation(fund.db, { name: "De Tuinkers vzw", town: "Gent" });
  await aProject(fund.db, {
    organisationId: organisation.id,
    title: { nl: "Samentuinen: “tuin” & <b>café’s</b>", fr: "L’école des élèves" },
    summary: { nl: "Kort" },
    description: { nl: `${"Eerst iets heel anders. ".repeat(20)}Daarna rapen we kastanjes in de gaard. Slot.` },
  });
  const match = async (typed: string, variables: Variables = {}) =>
    (await lookAt(fund, { search: typed, ...variables })).entries[0]?.match;

  const garden = await match("tuin");
  expect(marked(garden?.title)).toBe("[Samentuinen]: “[tuin]” & <b>café’s</b>");
  expect(marked(garden?.organisation)).toBe("De [Tuinkers] vzw");
  expect(marked(garden?.town)).toBe("Gent");
  expect(marked((await match("cafe"))?.title)).toBe("Samentuinen: “tuin” & <b>[café]’s</b>");
  expect(marked((await match("eleve", { language: "fr" }))?.title)).toBe("L’école des [élèves]");
  expect(marked((await match("kastanje"))?.excerpt)).toMatch(/^….*Daarna rapen we \[kastanjes\] in de gaard\. Slot\.$/);
  expect((await match("gent"))?.excerpt).toEqual([]);
  expect((await lookAt(fund)).entries[0]?.match).toBeNull();
});

test("puts the best match first: the title before the story", async ({ fund }) => {
  await aProject(fund.db, { slug: "story", title: "Iets", description: { nl: "Over egels en andere dieren" } });
  await aProject(fund.db, { slug: "title", title: "Egels" });
  await aProject(fund.db, { slug: "summary", title: "Opvang", summary: { nl: "Hokken voor egels" } });
  expect(await search(fund, "egel")).toEqual(["title", "summary", "story"]);
  expect(await search(fund, "egel", { order: "title" })).toEqual(["title", "story", "summary"]);
});

test("no search text causes an internal error", async ({ fund }) => {
  await aProject(fund.db, { slug: "hives", title: "Bijen" });
  const hostile = [
    "'",
    "''); drop table projects; --",
    "&|!:*()<->",
    "bijen & !bijen | (",
    "bijen:*A",
    "\u0000",
    "bij\u0000en",
    "🐝",
    "🐝bijen",
    "%_\\",
    "ŉ ½ № ﬁ ǆ",
    "\ud800",
    "=theme nature",
    "~ijen",
    "x".repeat(10_000),
    "woord ".repeat(2000),
    "َ".repeat(300),
  ];
  for (const typed of hostile) {
    const { entries } = await lookAt(fund, { search: typed, order: "relevance" });
    expect(entries.length, typed.slice(0, 30)).toBeLessThanOrEqual(1);
  }
  expect(await search(fund, "🐝bijen")).toEqual(["hives"]);
  // The index also contains filters, which a search must not find.
  expect(await search(fund, "theme")).toEqual([]);
  expect(await search(fund, "nature")).toEqual([]);
});

test("stops counting after a thousand matches", async ({ fund }) => {
  const { id: organisationId } = await anOrganisation(fund.db, { region: "zeeland" });
  const one = await aProject(fund.db, {
    organisationId,
    slug: "one",
    title: "Bijen",
    theme: "care",
    status: "winner",
  });
  const many = Array.from({ length: 1040 }, (_, place) => ({
    ...one,
    place: undefined,
    id: crypto.randomUUID(),
    slug: `many-${place}`,
    theme: "nature" as const,
    status: "not_elected" as const,
  }));
  await fund.db.insert(projects).values(many);

  const all = await lookAt(fund, { search: "bijen", order: "relevance", page: 999 });
  expect(all).toMatchObject({ total: 1000, hasMore: true, pages: 42, page: 42 });
  expect(all.entries.length).toBeGreaterThan(0);
  expect(all.themes.map(({ count }) => count)).toEqual(Array(8).fill(null));
  const few = await lookAt(fund, { search: "bijen", theme: "care" });
  expect(few).toMatchObject({ total: 1, hasMore: false });
  expect(some(few.regions)).toEqual({ zeeland: 1 });
  expect(few.themes.every(({ count }) => count === null)).toBe(true);
  // Without a search the counts are already stored, so the total is exact.
  expect(await lookAt(fund, { page: 999 })).toMatchObject({ total: 1041, hasMore: false, pages: 42, page: 42 });
});
