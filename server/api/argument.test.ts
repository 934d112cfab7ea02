import type { GraphQLSchema } from "graphql";
import type { Me } from "#server/context.ts";
import { documentWith, schemas, textsOf } from "#test/api-walk.ts";
import { aPerson, loggedIn, takesGifts } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

/** PostgreSQL cannot store a NUL or half of a surrogate pair. */
const broken = ["\0", "Zo\ud83d"];

/** Sends a broken text in every text argument of every field of a type, one by one, and returns the answers. */
async function sendBroken(fund: Fund, me: Me | null, kind: "query" | "mutation") {
  const answers: { place: string; problem: { code: string } | null }[] = [];
  for (const [name, schema] of Object.entries(schemas) as ["fund" | "system", GraphQLSchema][]) {
    const type = kind === "query" ? schema.getQueryType() : schema.getMutationType();
    for (const field of Object.values(type?.getFields() ?? {})) {
      for (const path of textsOf(field)) {
        const requestDocument = documentWith(kind, field, path);
        for (const text of broken) {
          const { errors } = await (name === "fund" ? fund.ask : fund.askSystem)(me, requestDocument, { text });
          const [error] = errors ?? [];
          const problem = (error?.extensions?.problem as { code: string } | undefined) ?? null;
          // An error without a problem means that the document of this test is wrong.
          expect(error && !problem ? error.message : "", requestDocument).toBe("");
          answers.push({ place: `${field.name} ${path.join(".")} ${JSON.stringify(text)}`, problem });
        }
      }
    }
  }
  return answers;
}

const anOfficer = async (fund: Fund) =>
  loggedIn(await aPerson(fund.db), { roles: ["committee", "coordinator", "operator"], hasSecondFactor: true });

test("refuses a broken character in any text of a mutation, from anyone, and names the field", async ({ fund }) => {
  for (const me of [null, await anOfficer(fund)]) {
    const answers = await sendBroken(fund, me, "mutation");
    expect(answers.length).toBeGreaterThan(120);
    for (const { place, problem } of answers)
      expect(problem, place).toMatchObject({ code: "form.invalid", fields: [{ problem: { code: "rule.character" } }] });
  }
});

test("a query with a broken character finds nothing or is refused, without an internal error", async ({ fund }) => {
  for (const me of [null, await anOfficer(fund)]) {
    const answers = await sendBroken(fund, me, "query");
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter(({ problem }) => problem?.code === "unexpected")).toEqual([]);
  }
});

test("a broken answer to a question is refused with the question as its field", async ({ fund }) => {
  const Save = `mutation { saveDossier(id: "x", basedOn: 1, answers: [{ field: street, value: "Kerk\\u0000straat" }]) { revision } }`;
  const { errors } = await fund.ask(await anOfficer(fund), Save);
  expect(errors?.[0]?.extensions?.problem).toEqual({
    code: "form.invalid",
    fields: [{ field: "street", problem: { code: "rule.character" } }],
  });
});

test("refuses a gift with an empty key like any other invalid key", async ({ fund }) => {
  await takesGifts(fund.db);
  for (const key of ["", " ", "nonsense"]) {
    const Pledge = "mutation ($key: ID) { pledgeGift(amountInCents: 5000, language: nl, key: $key) { id } }";
    const { errors } = await fund.ask(null, Pledge, { key });
    expect(errors?.[0]?.extensions?.problem, key).toEqual({ code: "id.malformed" });
  }
});
