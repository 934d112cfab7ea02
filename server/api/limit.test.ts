import { parse } from "graphql";
import { expect, test } from "vitest";
import { fundSchema } from "#server/api/fund/index.ts";
import { checkMeasure, limits, measureDocument } from "#server/api/limit.ts";
import { systemSchema } from "#server/api/system/index.ts";
import { pageDocuments } from "#test/page-documents.ts";

const schemas = { fund: fundSchema, system: systemSchema };

test("all documents of our pages stay within the limits, and only those of the office need the higher one", () => {
  const documents = pageDocuments();
  expect(documents.length).toBeGreaterThan(80);
  for (const { file, api, text } of documents) {
    const measure = measureDocument(schemas[api], parse(text));
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
