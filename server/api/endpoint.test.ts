import SchemaBuilder from "@pothos/core";
import { parse } from "graphql";
import { describe, expect, test } from "vitest";
import { Refusal } from "#domain/problem.ts";
import type { ApiContext } from "#server/api/context.ts";
import { createEndpoint } from "#server/api/endpoint.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { limits, measureDocument } from "#server/api/limit.ts";
import { rememberingLog, silentLog } from "#test/log.ts";

const context = { requestId: "request-1", me: null, now: new Date() } as unknown as ApiContext;

function aSchemaThatFails() {
  const builder = new SchemaBuilder<{ Context: ApiContext }>({});
  builder.queryType({
    fields: (t) => ({
      surprise: t.string({
        resolve: () => {
          throw new Error("password is hunter2");
        },
      }),
      refused: t.string({
        resolve: () => {
          throw new Refusal({ code: "list.badCursor" });
        },
      }),
      denied: t.string({
        resolve: () => {
          throw new Refusal({ code: "permission.denied" });
        },
      }),
    }),
  });
  return builder.toSchema();
}

// A document runs on graphql-js the first time and compiled the second time; both must answer the same.
for (const time of ["the first time", "compiled"]) {
  const uses = time === "compiled" ? 3 : 1;
  const run = async (query: string, asker = context) => {
    const { log, lines } = rememberingLog();
    const endpoint = createEndpoint({ schema: aSchemaThatFails(), log, introspection: false });
    let answer = await endpoint.run({ query }, asker);
    for (let use = 1; use < uses; use++) answer = await endpoint.run({ query }, asker);
    return { answer, lines };
  };

  test(`an internal error shows only where to find it in the log (${time})`, async () => {
    const { answer, lines } = await run("{ surprise }");
    expect(JSON.stringify(answer)).not.toContain("hunter2");
    expect(answer.errors?.[0]?.extensions.problem).toEqual({ code: "unexpected", requestId: "request-1" });
    expect(lines[0]?.fields.requestId).toBe("request-1");
    expect(lines[0]?.fields.error).toMatchObject({ message: expect.stringContaining("hunter2") });
  });

  test(`a refusal is answered with its problem and is not logged (${time})`, async () => {
    const { answer, lines } = await run("{ refused }");
    expect(answer.errors?.[0]?.extensions.problem).toEqual({ code: "list.badCursor" });
    expect(lines).toEqual([]);
  });

  test(`a refusal about access is logged with the person and the network, and without any value (${time})`, async () => {
    const me = { id: "anna", roles: [] };
    const { lines } = await run("{ denied }", { ...context, me, network: () => "hash of a network" } as never);
    const fields = { requestId: "request-1", problem: "permission.denied", path: "denied", person: "anna" };
    expect(lines[0]).toEqual({
      level: "info",
      message: "refused",
      fields: { ...fields, network: "hash of a network" },
    });
  });
}

describe("limits", () => {
  const endpoint = createEndpoint({ schema: fundSchema, log: silentLog, introspection: false });
  const problemOf = async (query: string, variables = {}) =>
    (await endpoint.run({ query, variables }, context)).errors?.[0]?.extensions.problem;
  const tooCostly = { code: "query.tooCostly", most: limits.cost.everyone };

  test("refuses a query that is too deep", async () => {
    const deep = `{ currentCall { ${"projects(first: 1) { call { ".repeat(7)} slug ${"} }".repeat(7)} } }`;
    expect(await problemOf(deep)).toEqual({ code: "query.tooDeep", most: 14 });
  });

  test("refuses brackets that are nested too deep for the parser", async () => {
    const list = `{ call(slug: ${"[".repeat(700)}${"]".repeat(700)}) { slug } }`;
    expect(await problemOf(list)).toEqual({ code: "query.tooDeep", most: 60 });
    const fragments = `{ ${"... { ".repeat(300)} now ${"}".repeat(300)} }`;
    expect(await problemOf(fragments)).toEqual({ code: "query.tooDeep", most: 60 });
  });

  test("does not count brackets in a string or a comment", async () => {
    const { errors } = await endpoint.run({ query: `{ __typename @include(if: true) } # ${"[".repeat(700)}` }, context);
    expect(errors).toBeUndefined();
    expect(await problemOf(`{ call(slug: "${"{".repeat(700)}", none: 1) { slug } }`)).toBeUndefined();
  });

  test("refuses variables that are nested too deep", async () => {
    let statuses: unknown = "winner";
    for (let depth = 0; depth < 6000; depth++) statuses = [statuses];
    const query = "query ($statuses: [ProjectStatus!]) { projects(first: 1, statuses: $statuses) { totalCount } }";
    expect(await problemOf(query, { statuses })).toEqual({ code: "query.tooDeep", most: 14 });
  });

  test("refuses variables with too many values", async () => {
    const statuses = Array.from({ length: 10_000 }, () => "winner");
    const query = "query ($statuses: [ProjectStatus!]) { projects(first: 1, statuses: $statuses) { totalCount } }";
    expect(await problemOf(query, { statuses })).toEqual({ code: "query.tooCostly", most: 1000 });
  });

  test("refuses a query that asks for too many rows, also when a variable gives the number", async () => {
    const inside = "edges { node { call { projects(first: 100) { slug } } } }";
    expect(await problemOf(`{ projects(first: 100) { ${inside} } }`)).toMatchObject({ code: "query.tooCostly" });
    expect(await problemOf(`query ($n: Int) { projects(first: $n) { ${inside} } }`)).toMatchObject({
      code: "query.tooCostly",
    });
  });

  test("a list without a length counts as its usual length", async () => {
    const inside = "edges { node { call { projects(first: 40) { slug } } } }";
    expect(await problemOf(`{ projects { ${inside} } }`)).toEqual(tooCostly);
    expect(await problemOf(`{ projects(first: null) { ${inside} } }`)).toEqual(tooCostly);
  });

  test("a list that takes no length counts with its longest length, also for the fields inside it", async () => {
    expect(
      await problemOf("{ calls { results { rows { project { neighbours { others { id } } } } } } }"),
    ).toMatchObject({
      code: "query.tooCostly",
    });
    expect(await problemOf("{ calls { results { rows { votes } } } }")).toMatchObject({ code: "query.tooCostly" });
  });

  test("refuses four searches in one document", async () => {
    const searches = (number: number) =>
      Array.from({ length: number }, (_, nth) => `a${nth}: catalogue(first: 1, language: nl, search: "x") { total }`);
    expect(await problemOf(`{ ${searches(4).join(" ")} }`)).toEqual(tooCostly);
    expect(measureDocument(fundSchema, parse(`{ ${searches(3).join(" ")} }`)).cost).toBeLessThan(limits.cost.everyone);
  });

  test("refuses many mutations in one document", async () => {
    const sends = Array.from(
      { length: 20 },
      (_, nth) => `a${nth}: offerHelp(offer: "x", name: "x", email: "x", language: nl)`,
    );
    expect(await problemOf(`mutation { ${sends.join(" ")} }`)).toEqual(tooCostly);
  });

  test("refuses many aliases for one field", async () => {
    const aliases = Array.from({ length: 31 }, (_, index) => `a${index}: now`).join(" ");
    expect(await problemOf(`{ ${aliases} }`)).toEqual({ code: "query.tooManyAliases", most: 30 });
  });

  test("refuses fragments that double each other, without a long measurement", async () => {
    const fragments = Array.from(
      { length: 40 },
      (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    );
    expect(await problemOf(`{ ...F0 } ${fragments.join(" ")} fragment F40 on Query { now }`)).toEqual({
      code: "query.tooCostly",
      most: limits.cost.office,
    });
  });

  test("refuses a fragment within itself without an endless loop", async () => {
    const { errors } = await endpoint.run({ query: "{ ...F } fragment F on Query { ...F }" }, context);
    expect(errors?.[0]?.message).toMatch(/Cannot spread fragment/);
  });

  test("a misspelled field gets no suggestion of other names, except in development", async () => {
    const messageOf = async (introspection: boolean, query: string) =>
      (await createEndpoint({ schema: fundSchema, log: silentLog, introspection }).run({ query }, context)).errors?.[0]
        ?.message;
    expect(await messageOf(true, "{ nows }")).toMatch(/Did you mean/);
    for (const query of ["{ nows }", "{ call(slugs: 1) { slug } }", "{ page(key: abou, language: nl) { title } }"]) {
      expect(await messageOf(false, query)).not.toMatch(/Did you mean/);
    }
  });

  test("nobody can read the schema in production", async () => {
    const walks = [
      "{ __schema { types { name } } }",
      '{ __type(name: "Query") { fields { type { name } } } }',
      '{ __type(name: "Query") { ...F } } fragment F on __Type { fields { type { name } } }',
    ];
    for (const query of walks) {
      expect((await endpoint.run({ query }, context)).errors?.[0]?.message).toMatch(/Introspection/);
    }
  });
});
