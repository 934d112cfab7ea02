import { buildSchema, executeSync, parse } from "graphql";
import { expect, test } from "vitest";
import { asksOnly } from "#server/api/asked.ts";

const schema = buildSchema(`
  type Query { list: Page }
  type Page { rows: [Row], total: Int }
  type Row { title: String, story: String, owner: Owner }
  type Owner { name: String, town: String }
`);

const asksForTitles = asksOnly({ total: true, rows: { title: true, owner: { name: true } } });

function isWithin(query: string): boolean {
  let answer = false;
  const list = (_args: unknown, _context: unknown, info: Parameters<typeof asksForTitles>[0]) => {
    answer = asksForTitles(info);
    return null;
  };
  executeSync({ schema, document: parse(query), rootValue: { list } });
  return answer;
}

test("a request that asks for these fields only is within them, however it is written", () => {
  for (const query of [
    "{ list { total rows { title } } }",
    "{ list { __typename rows { again: title owner { name } } } }",
    "{ list { rows { ... on Row { title } ...Both } } } fragment Both on Row { title owner { name } }",
    "{ list { rows { title } } list { total } }",
  ]) {
    expect(isWithin(query), query).toBe(true);
  }
});

test("one field more, wherever it hides, is not", () => {
  for (const query of [
    "{ list { rows { title story } } }",
    "{ list { rows { title owner { name town } } } }",
    "{ list { rows { ... on Row { story } } } }",
    "{ list { rows { ...Both } } } fragment Both on Row { title owner { ...Town } } fragment Town on Owner { town }",
    "{ list { rows { title } } list { rows { title: story } } }",
    "query ($no: Boolean = false) { list { rows { title story @include(if: $no) } } }",
  ]) {
    expect(isWithin(query), query).toBe(false);
  }
});
