import { eq } from "#server/database/drizzle.ts";
import { catalogueCounts, catalogueWords } from "#server/database/tables/catalogue.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projects } from "#server/database/tables/project.ts";
import { type Count, lookAt, search, slugsOf, some, type Variables } from "#test/catalogue.ts";
import { aCall, anOrganisation, aProject } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

test.describe("choices", () => {
  /** Two calls with three projects each. */
  async function sixProjects(fund: Fund) {
    const [old, voting] = [
      await aCall(fund.db, { slug: "old", submissionsOpen: new Date("2025-08-01T07:00:00Z") }),
      await aCall(fund.db, { slug: "voting" }),
    ];
    const [ghent, breda] = [
      await anOrganisation(fund.db),
      await anOrganisation(fund.db, { town: "Breda", country: "netherlands", region: "north-brabant" }),
    ];
    const before = { callId: old.id, publishedAt: new Date("2025-11-01T08:00:00Z") };
    const rows: Parameters<typeof aProject>[1][] = [
      { ...before, slug: "a", organisationId: ghent.id, theme: "care", status: "winner", rank: 2, amountInCents: 900 },
      { ...before, slug: "b", organisationId: breda.id, theme: "care", status: "winner", rank: 1, amountInCents: 500 },
      { ...before, slug: "c", organisationId: ghent.id, theme: "food", status: "not_elected", askedInCents: 700 },
      { callId: voting.id, slug: "d", organisationId: ghent.id, theme: "care", askedInCents: 100 },
      { callId: voting.id, slug: "e", organisationId: breda.id, theme: "food", askedInCents: 800 },
      { callId: voting.id, slug: "f", organisationId: breda.id, theme: "food", askedInCents: 600 },
    ];
    const titles = { a: "Één", b: "zon", c: "’t Huis", d: "Appel", e: "eend", f: "Bed" } as Record<string, string>;
    for (const row of rows) await aProject(fund.db, { ...row, title: titles[row?.slug ?? ""] ?? "" });
  }

  test("shows the latest call with projects by default, or another call, all calls, or the call of a project", async ({
    fund,
  }) => {
    await sixProjects(fund);
    await aCall(fund.db, { slug: "empty", submissionsOpen: new Date("2026-09-01T07:00:00Z") });
    const callOf = async (variables: Variables) => {
      const { call, total } = await lookAt(fund, { allCalls: false, ...variables });
      return [call?.slug, total];
    };
    expect(await callOf({})).toEqual(["voting", 3]);
    expect(await callOf({ call: "old" })).toEqual(["old", 3]);
    expect(await callOf({ project: "a" })).toEqual(["old", 3]);
    expect(await callOf({ allCalls: true })).toEqual([undefined, 6]);
  });

  test("gives null for a call that does not exist or has no projects", async ({ fund }) => {
    await sixProjects(fund);
    await aCall(fund.db, { slug: "empty" });
    for (const variables of [
      { call: "nowhere" },
      { call: "empty" },
      { call: "'" },
      { project: "nowhere" },
      { project: "\u0000" },
    ])
      expect(await lookAt(fund, { allCalls: false, ...variables }), JSON.stringify(variables)).toBeNull();
  });

  test("each count says how many projects a choice gives together with the other choices", async ({ fund }) => {
    await sixProjects(fund);
    const all = await lookAt(fund);
    expect(all.calls.map(({ value, count }) => [value.slug, count])).toEqual([
      ["voting", 3],
      ["old", 3],
    ]);
    expect(some(all.themes)).toEqual({ care: 3, food: 3 });
    expect(some(all.regions)).toEqual({ east_flanders: 3, north_brabant: 3 });
    expect(some(all.statuses)).toEqual({ winner: 2, not_elected: 1, shortlisted: 3 });

    for (const searched of [{}, { search: "kort" }]) {
      const few = await lookAt(fund, { theme: "care", region: "east_flanders", ...searched });
      expect(few.total).toBe(2);
      expect(few.calls.map(({ value, count }) => [value.slug, count])).toEqual([
        ["voting", 1],
        ["old", 1],
      ]);
      expect(some(few.themes)).toEqual({ care: 2, food: 1 });
      expect(some(few.regions)).toEqual({ east_flanders: 2, north_brabant: 1 });
      expect(some(few.statuses)).toEqual({ winner: 1, shortlisted: 1 });
      expect(await slugsOf(fund, { theme: "care", region: "east_flanders", ...searched })).toEqual(["a", "d"]);
    }
  });

  test("every choice gives as many projects as its count, with any other choices", async ({ fund }) => {
    await sixProjects(fund);
    const chosen: Variables[] = [
      {},
      { call: "old" },
      { theme: "food" },
      { status: "winner" },
      { search: "kort", theme: "care" },
    ];
    for (const before of chosen) {
      const { themes, regions, statuses, calls } = await lookAt(fund, before);
      const choices: [string, Count[]][] = [
        ["theme", themes],
        ["region", regions],
        ["status", statuses],
        ["call", calls.map(({ value, count }) => ({ value: value.slug, count }))],
      ];
      for (const [name, counts] of choices) {
        for (const { value, count } of counts.filter(({ count }) => name !== "region" || count)) {
          const after = await lookAt(fund, { ...before, [name]: value });
          expect([after.total, after.entries.length], JSON.stringify({ ...before, [name]: value })).toEqual([
            count,
            count,
          ]);
        }
      }
    }
  });

  test("sorts projects in the requested order", async ({ fund }) => {
    await sixProjects(fund);
    expect(await slugsOf(fund)).toEqual(["b", "a", "d", "e", "f", "c"]);
    expect(await slugsOf(fund, { order: "newest" })).toEqual(["d", "e", "f", "b", "a", "c"]);
    expect(await slugsOf(fund, { order: "amount" })).toEqual(["a", "e", "c", "f", "b", "d"]);
    expect(await slugsOf(fund, { order: "title" })).toEqual(["d", "f", "a", "e", "c", "b"]);
    // Without a search no project is more relevant than another.
    expect(await slugsOf(fund, { order: "relevance" })).toEqual(await slugsOf(fund));
  });

  test("before there are winners, the order of the candidates changes every day, with each of them once", async ({
    fund,
  }) => {
    await sixProjects(fund);
    const orders = new Set<string>();
    for (const day of [1, 2, 3, 4, 5, 6, 7, 8]) {
      fund.now = new Date(`2026-11-0${day}T09:00:00Z`);
      const pages = [];
      for (const page of [1, 2])
        pages.push(...(await slugsOf(fund, { call: "voting", allCalls: false, page, first: 2 })));
      expect(pages.toSorted()).toEqual(["d", "e", "f"]);
      orders.add(pages.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  test("paging gives every project once, and a page number that is too high gives the last page", async ({ fund }) => {
    await sixProjects(fund);
    for (const searched of [{}, { search: "kort" }]) {
      const seen: string[] = [];
      for (const page of [1, 2, 3]) seen.push(...(await slugsOf(fund, { page, first: 2, ...searched })));
      expect(seen.toSorted()).toEqual(["a", "b", "c", "d", "e", "f"]);
      const beyond = await lookAt(fund, { page: 9, first: 4, ...searched });
      expect([beyond.page, beyond.pages, beyond.entries.length]).toEqual([2, 2, 2]);
      expect((await lookAt(fund, { page: -3, first: 4, ...searched })).page).toBe(1);
    }
    const { errors } = await fund.ask(null, "{ catalogue(first: 101, language: nl) { total } }");
    expect(errors?.[0]?.extensions.problem).toEqual({ code: "list.tooLong", most: 100 });
  });

  test("a fund without projects has an empty catalogue", async ({ fund }) => {
    expect(await lookAt(fund, { allCalls: false })).toMatchObject({
      total: 0,
      call: null,
      calls: [],
      entries: [],
      pages: 1,
    });
    expect(await lookAt(fund, { search: "bijen" })).toMatchObject({ total: 0, entries: [] });
  });
});

test.describe("after a change", () => {
  test("a change to a project changes the catalogue", async ({ fund }) => {
    const { id } = await aProject(fund.db, { slug: "hives", title: "Bijen", theme: "nature" });
    await fund.db
      .update(projects)
      .set({ title: { nl: "Egels" }, theme: "animals", status: "winner", rank: 1 })
      .where(eq(projects.id, id));

    expect(await search(fund, "bijen")).toEqual([]);
    expect(await search(fund, "egel")).toEqual(["hives"]);
    const { themes, statuses, total } = await lookAt(fund);
    expect([total, some(themes), some(statuses)]).toEqual([1, { animals: 1 }, { winner: 1 }]);
    expect((await lookAt(fund, { search: "bijne" })).search?.suggestion).toBeNull();
  });

  test("a new name or town of an organisation changes the entries of its projects", async ({ fund }) => {
    const { id } = await anOrganisation(fund.db, { name: "Zoemzone", town: "Gent" });
    await aProject(fund.db, { slug: "hives", organisationId: id });
    await fund.db
      .update(organisations)
      .set({ name: "Honingraat", town: "Breda", region: "north-brabant" })
      .where(eq(organisations.id, id));

    expect(await search(fund, "zoemzone")).toEqual([]);
    expect(await search(fund, "honingraat breda", { region: "north_brabant" })).toEqual(["hives"]);
    expect(some((await lookAt(fund)).regions)).toEqual({ north_brabant: 1 });
  });

  test("a deleted project leaves no match, no count and no word in the index", async ({ fund }) => {
    const { id } = await aProject(fund.db, { title: "Bijen" });
    await fund.db.delete(projects).where(eq(projects.id, id));

    expect(await lookAt(fund)).toMatchObject({ total: 0, entries: [], calls: [] });
    expect(await search(fund, "bijen")).toEqual([]);
    expect(await fund.db.select().from(catalogueWords)).toEqual([]);
    const counts = await fund.db.select().from(catalogueCounts);
    expect(counts.filter((row) => row.projects !== 0)).toEqual([]);
  });
});
