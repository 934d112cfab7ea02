import SchemaBuilder from "@pothos/core";
import { describe, expect, test } from "vitest";
import { Refusal } from "#domain/problem.ts";
import type { ApiContext } from "#server/api/context.ts";
import { createEndpoint } from "#server/api/endpoint.ts";
import { fundSchema } from "#server/api/fund/index.ts";
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
    }),
  });
  return builder.toSchema();
}

// A document runs on graphql-js the first time and compiled the second: both must answer alike.
for (const time of ["the first time", "compiled"]) {
  const uses = time === "compiled" ? 3 : 1;
  const run = async (query: string) => {
    const { log, lines } = rememberingLog();
    const endpoint = createEndpoint({ schema: aSchemaThatFails(), log, introspection: false });
    let answer = await endpoint.run({ query }, context);
    for (let use = 1; use < uses; use++) answer = await endpoint.run({ query }, context);
    return { answer, lines };
  };

  test(`an internal error shows only where to find it in the log (${time})`, async () => {
    const { answer, lines } = await run("{ surprise }");
    expect(JSON.stringify(answer)).not.toContain("hunter2");
    expect(answer.errors?.[0]?.extensions.problem).toEqual({ code: "unexpected", requestId: "request-1" });
    expect(lines[0]?.fields.requestId).toBe("request-1");
    expect(lines[0]?.fields.error).toMatchObject({ message: expect.stringContaining("hunter2") });
  });

  test(`a refusal travels as its problem and is no error for the log (${time})`, async () => {
    const { answer, lines } = await run("{ refused }");
    expect(answer.errors?.[0]?.extensions.problem).toEqual({ code: "list.badCursor" });
    expect(lines).toEqual([]);
  });
}

describe("limits", () => {
  const endpoint = createEndpoint({ schema: fundSchema, log: silentLog, introspection: false });
  const problemOf = async (query: string) => (await endpoint.run({ query }, context)).errors?.[0]?.extensions.problem;

  test("a query that goes too deep is refused", async () => {
    const deep = `{ ${"currentCall { projects(first: 1) { call { ".repeat(5)} slug ${"} } }".repeat(5)} }`;
    expect(await problemOf(deep)).toEqual({ code: "query.tooDeep", most: 14 });
  });

  test("a query that asks for too many rows of too many things is refused, also by variable", async () => {
    const inside = "edges { node { call { projects(first: 100) { slug } } } }";
    expect(await problemOf(`{ projects(first: 100) { ${inside} } }`)).toEqual({ code: "query.tooCostly", most: 6000 });
    expect(await problemOf(`query ($n: Int) { projects(first: $n) { ${inside} } }`)).toEqual({
      code: "query.tooCostly",
      most: 6000,
    });
  });

  test("a list without a length counts as its usual length", async () => {
    const inside = "edges { node { call { projects(first: 100) { id slug status theme } } } }";
    expect(await problemOf(`{ projects { ${inside} } }`)).toEqual({ code: "query.tooCostly", most: 6000 });
  });

  test("many names for one field are refused", async () => {
    const aliases = Array.from({ length: 31 }, (_, index) => `a${index}: now`).join(" ");
    expect(await problemOf(`{ ${aliases} }`)).toEqual({ code: "query.tooManyAliases", most: 30 });
  });

  test("fragments that double each other are measured at once and refused", async () => {
    const fragments = Array.from(
      { length: 40 },
      (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    );
    expect(await problemOf(`{ ...F0 } ${fragments.join(" ")} fragment F40 on Query { now }`)).toEqual({
      code: "query.tooCostly",
      most: 6000,
    });
  });

  test("a fragment within itself is refused, not followed for ever", async () => {
    const { errors } = await endpoint.run({ query: "{ ...F } fragment F on Query { ...F }" }, context);
    expect(errors?.[0]?.message).toMatch(/Cannot spread fragment/);
  });

  test("nobody can look up the schema where the site is in use", async () => {
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
