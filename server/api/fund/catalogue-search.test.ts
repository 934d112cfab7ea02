import { projects } from "#server/database/tables/project.ts";
import { lookAt, marked, search, some, type Variables } from "#test/catalogue.ts";
import { anOrganisation, aProject } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

test("a word is found in every form it has, in each language", async ({ fund }) => {
  await aProject(fund.db, {
    slug: "garden",
    title: { nl: "Tuinen voor de buurt", en: "Gardens for the neighbourhood", fr: "Des jardins pour le quartier" },
  });
  expect(await search(fund, "tuin")).toEqual(["garden"]);
  expect(await search(fund, "gardening", { language: "en" })).toEqual(["garden"]);
  expect(await search(fund, "jardin", { language: "fr" })).toEqual(["garden"]);
  expect(await search(fund, "jardin")).toEqual([]);
});

test("accents and capitals make no difference, in what is written nor in what is typed", async ({ fund }) => {
  await aProject(fund.db, { slug: "school", title: { nl: "Café", fr: "L’école «Étoile» des élèves" } });
  for (const typed of ["ecole", "ÉCOLE", "e\u0301cole", "etoile", "l'école", "eleve"]) {
    expect(await search(fund, typed, { language: "fr" }), typed).toEqual(["school"]);
  }
  expect(await search(fund, "cafe")).toEqual(["school"]);
});

test("it looks in title, summary, organisation, town and story", async ({ fund }) => {
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

test("what is not translated is found in Dutch, on a page in another language too", async ({ fund }) => {
  await aProject(fund.db, {
    slug: "hives",
    title: { nl: "Bijen op het dak", en: "Bees on the roof" },
    summary: { nl: "Tien kasten met uitzicht" },
  });
  expect(await search(fund, "bees kast", { language: "en" })).toEqual(["hives"]);
  expect(await search(fund, "bijen", { language: "fr" })).toEqual(["hives"]);
  expect(await search(fund, "bijen", { language: "en" })).toEqual([]);
});

test("a word that is not typed to its end is found already, and a Dutch one within a longer one", async ({ fund }) => {
  await aProject(fund.db, { slug: "garden", title: "Een samentuin met vrijwilligers" });
  expect(await search(fund, "vrijwilli")).toEqual(["garden"]);
  expect(await search(fund, "tuin")).toEqual(["garden"]);
  expect(await search(fund, "tuinen")).toEqual(["garden"]);
  expect(await search(fund, "ent")).toEqual([]);
});

test("a Dutch word is found at the beginning and at the end of a longer one, beside itself", async ({ fund }) => {
  const organisation = await anOrganisation(fund.db, { name: "Muziekhuis Kwint" });
  await aProject(fund.db, { slug: "house", organisationId: organisation.id, title: { nl: "Lessen", en: "Lessons" } });
  await aProject(fund.db, { slug: "music", title: "Muziek voor iedereen" });
  await aProject(fund.db, { slug: "repair", title: { nl: "Het herstelcafé op wielen", en: "Repairs on wheels" } });
  expect(await search(fund, "muziek")).toEqual(["music", "house"]);
  // What an organisation is called is Dutch on every page.
  for (const language of ["en", "fr"]) expect(await search(fund, "muziek", { language })).toContain("house");
  for (const typed of ["café", "cafe", "herstel"]) {
    const { entries } = await lookAt(fund, { search: typed });
    expect(entries.map(({ project }) => project.slug)).toEqual(["repair"]);
    expect(marked(entries[0]?.match?.title)).toBe("Het [herstelcafé] op wielen");
  }
});

test("words like “the” are not looked for, and alone they are no search", async ({ fund }) => {
  await aProject(fund.db, { slug: "garden", title: { nl: "Samentuin", en: "A shared garden" } });
  expect(await search(fund, "de samentuin van het plein", { search: "de samentuin" })).toEqual(["garden"]);
  expect(await search(fund, "the garden", { language: "en" })).toEqual(["garden"]);
  expect(await lookAt(fund, { search: "het" })).toMatchObject({ total: 1, search: null });
});

test("a word with a typo finds what was meant, and says so", async ({ fund }) => {
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

test("a typo is forgiven in any form of a word that is there, in each language", async ({ fund }) => {
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

test("of two words that may have been meant, the one that more projects have is taken", async ({ fund }) => {
  await aProject(fund.db, { slug: "boats", title: "Boten" });
  await aProject(fund.db, { slug: "soil", title: "Bomen" });
  await aProject(fund.db, { slug: "soil-too", title: "Bomen" });
  expect((await lookAt(fund, { search: "boken" })).search?.words).toBe("bomen");
});

test("a typo is not looked for where a filter leaves nothing; what was meant is suggested", async ({ fund }) => {
  await aProject(fund.db, { title: "Een samentuin", theme: "nature" });
  expect(await lookAt(fund, { search: "samentiun", theme: "care" })).toMatchObject({
    total: 0,
    search: { words: "samentiun", isCorrected: false, suggestion: "samentuin" },
  });
  expect((await lookAt(fund, { search: "samentuin qwertyuiop" })).search?.suggestion).toBe("samentuin");
  expect((await lookAt(fund, { search: "qwertyuiop" })).search?.suggestion).toBeNull();
});

test("what matches is marked, in whole words and as it is written", async ({ fund }) => {
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

test("the best match comes first: the title before the story", async ({ fund }) => {
  await aProject(fund.db, { slug: "story", title: "Iets", description: { nl: "Over egels en andere dieren" } });
  await aProject(fund.db, { slug: "title", title: "Egels" });
  await aProject(fund.db, { slug: "summary", title: "Opvang", summary: { nl: "Hokken voor egels" } });
  expect(await search(fund, "egel")).toEqual(["title", "summary", "story"]);
  expect(await search(fund, "egel", { order: "title" })).toEqual(["title", "story", "summary"]);
});

test("whatever is typed, it is no error of ours", async ({ fund }) => {
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
  // What a filter is kept under is no word.
  expect(await search(fund, "theme")).toEqual([]);
  expect(await search(fund, "nature")).toEqual([]);
});

test("more matches than anyone leafs through are not counted to the end", async ({ fund }) => {
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
  // Without a search everything has been counted beforehand.
  expect(await lookAt(fund, { page: 999 })).toMatchObject({ total: 1041, hasMore: false, pages: 42, page: 42 });
});
