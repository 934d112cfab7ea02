import { parse } from "graphql";
import { expect, test } from "vitest";
import { fundSchema } from "#server/api/fund/index.ts";
import { checkMeasure, limits, measureDocument } from "#server/api/limit.ts";
import { systemSchema } from "#server/api/system/index.ts";
import { filesIn, textOf } from "#test/source.ts";

const schemas = { fund: fundSchema, system: systemSchema };

/** The documents of our pages, with the fragments they use. */
function ownDocuments() {
  const written = filesIn("web")
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/\b(fund|system)\(\s*`([^`]*)`/g)].map((match) => ({ file, match })))
    .map(({ file, match: [, api, text = ""] }) => ({ file, text, schema: schemas[api as keyof typeof schemas] }));
  const fragments = new Map(written.map(({ text }) => [/^\s*fragment (\w+)/.exec(text)?.[1], text]));
  const withFragments = (text: string): string[] => [
    text,
    ...[...text.matchAll(/\.\.\.(\w+)/g)].flatMap(([, name]) => withFragments(fragments.get(name) ?? "")),
  ];
  return written
    .filter(({ text }) => !/^\s*fragment/.test(text))
    .map(({ file, text, schema }) => ({ file, schema, document: parse([...new Set(withFragments(text))].join("\n")) }));
}

test("all documents of our pages stay within the limits, and only those of the office need the higher one", () => {
  const documents = ownDocuments();
  expect(documents.length).toBeGreaterThan(80);
  for (const { file, schema, document } of documents) {
    const measure = measureDocument(schema, document);
    expect(checkMeasure(measure), file).toBeNull();
    if (!file.startsWith("web/pages/office")) expect(measure.cost, file).toBeLessThanOrEqual(limits.cost.everyone);
  }
});

test("a field multiplies the cost of its inner fields by its number of rows", () => {
  const costOf = (query: string) => measureDocument(fundSchema, parse(query)).cost;
  const one = costOf("{ latestResults { projects(first: 1) { slug } } }");
  expect(costOf("{ latestResults { projects(first: 11) { slug } } }")).toBe(one + 10 * 11);
  expect(costOf("{ calls { slug } }")).toBe(1 + 50);
  expect(costOf("{ calls { id slug } }")).toBe(1 + 2 * 50);
  // `first` multiplies only the rows of a page, not the fields beside them.
  const catalogue = (first: number, inside: string) =>
    costOf(`{ catalogue(first: ${first}, language: nl) { ${inside} } }`);
  expect(catalogue(100, "themes { value }")).toBe(catalogue(1, "themes { value }"));
  expect(catalogue(100, "entries { call { slug } }")).toBeGreaterThan(catalogue(1, "entries { call { slug } }"));
});
