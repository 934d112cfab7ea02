import { getNamedType, isLeafType, isObjectType } from "graphql";
import { fieldsOf, visibility } from "#domain/visibility.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

/** Every field of a type that a visitor may see and that needs at most a language, with its inner fields. */
function selectionsOf(name: string, depth = 2): string[] {
  const type = fundSchema.getType(name);
  if (!isObjectType(type)) return [];
  const publicFields = fieldsOf(visibility.fund, name, "everyone");
  return Object.values(type.getFields()).flatMap((field) => {
    if (!publicFields.includes(field.name)) return [];
    if (field.args.some((arg) => arg.name !== "language" && arg.defaultValue === undefined)) return [];
    const args = field.args.some((arg) => arg.name === "language") ? "(language: nl)" : "";
    const inside = getNamedType(field.type);
    if (isLeafType(inside)) return [field.name + args];
    if (depth === 0) return [];
    return selectionsOf(inside.name, depth - 1).map((selection) => `${field.name}${args} { ${selection} }`);
  });
}

// A list that only shows cards reads fewer columns, so we check that no field misses one.
test("a field of a list has the same value alone as together with all other fields", async ({ fund }) => {
  await aProject(fund.db, { slug: "hives", status: "winner", rank: 1, amountInCents: 500_000, votes: 12 });
  const selections = selectionsOf("Project");
  expect(selections).toContain("organisation { town(language: nl) }");
  // All fields together cost more than a visitor may ask for.
  const asker = loggedIn(await aPerson(fund.db), { roles: ["coordinator"] });
  const list = (selection: string) => `{ projects(first: 1) { edges { cursor node { ${selection} } } } }`;
  const whole = await fund.ask(asker, `{ projects(first: 1) { edges { cursor node { ${selections.join(" ")} } } } }`);
  expect(whole.errors).toBeUndefined();
  for (const selection of selections) {
    const alone = await fund.ask(asker, list(selection));
    expect(whole, selection).toMatchObject(alone);
  }
});
