import type { GraphQLSchema } from "graphql";
import type { Me } from "#server/context.ts";
import { documentWith, schemas, textsOf } from "#test/api-walk.ts";
import { aPerson, loggedIn, takesGifts } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

/** What PostgreSQL cannot keep: a NUL, and half of a character that takes two. */
const broken = ["\0", "Zo\ud83d"];

/** Sends such a text in each place where each field of a type takes one, one after the other; gives what was answered. */
async function sendBroken(fund: Fund, me: Me | null, kind: "query" | "mutation") {
  const answers: { place: string; problem: { code: string } | null }[] = [];
  for (const [name, schema] of Object.entries(schemas) as ["fund" | "system", GraphQLSchema][]) {
    const type = kind === "query" ? schema.getQueryType() : schema.getMutationType();
    for (const field of Object.values(type?.getFields() ?? {})) {
      for (const path of textsOf(field)) {
        const asked = documentWith(kind, field, path);
        for (const text of broken) {
          const { errors } = await (name === "fund" ? fund.ask : fund.askSystem)(me, asked, { text });
          const [error] = errors ?? [];
          const problem = (error?.extensions?.problem as { code: string } | undefined) ?? null;
          // Anything else would be a document that we wrote wrongly.
          expect(error && !problem ? error.message : "", asked).toBe("");
          answers.push({ place: `${field.name} ${path.join(".")} ${JSON.stringify(text)}`, problem });
        }
      }
    }
  }
  return answers;
}

const anOfficer = async (fund: Fund) =>
  loggedIn(await aPerson(fund.db), { roles: ["committee", "coordinator", "operator"], hasSecondFactor: true });

test("a broken character in any text of a mutation is refused at its field, from everybody", async ({ fund }) => {
  for (const me of [null, await anOfficer(fund)]) {
    const answers = await sendBroken(fund, me, "mutation");
    expect(answers.length).toBeGreaterThan(120);
    for (const { place, problem } of answers)
      expect(problem, place).toMatchObject({ code: "form.invalid", fields: [{ problem: { code: "rule.character" } }] });
  }
});

test("a broken character in any text of a query finds nothing or is refused, and is no error of ours", async ({
  fund,
}) => {
  for (const me of [null, await anOfficer(fund)]) {
    const answers = await sendBroken(fund, me, "query");
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter(({ problem }) => problem?.code === "unexpected")).toEqual([]);
  }
});

test("the field of an answer to a question is the question", async ({ fund }) => {
  const Save = `mutation { saveDossier(id: "x", basedOn: 1, answers: [{ field: street, value: "Kerk\\u0000straat" }]) { revision } }`;
  const { errors } = await fund.ask(await anOfficer(fund), Save);
  expect(errors?.[0]?.extensions?.problem).toEqual({
    code: "form.invalid",
    fields: [{ field: "street", problem: { code: "rule.character" } }],
  });
});

test("a gift with an empty key is refused like any key that is none", async ({ fund }) => {
  await takesGifts(fund.db);
  for (const key of ["", " ", "nonsense"]) {
    const Pledge = "mutation ($key: ID) { pledgeGift(amountInCents: 5000, language: nl, key: $key) { id } }";
    const { errors } = await fund.ask(null, Pledge, { key });
    expect(errors?.[0]?.extensions?.problem, key).toEqual({ code: "id.malformed" });
  }
});
