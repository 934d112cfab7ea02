import { getNamedType, isLeafType, isObjectType } from "graphql";
import { visibility } from "#domain/visibility.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

/** Every field of a type that a visitor sees with no argument but the language, with the leaves of what is inside it. */
function selectionsOf(name: string, depth = 2): string[] {
  const type = fundSchema.getType(name);
  if (!isObjectType(type)) return [];
  const shown = visibility.fund[name]?.everyone?.split(" ") ?? [];
  return Object.values(type.getFields()).flatMap((field) => {
    if (!shown.includes(field.name)) return [];
    if (field.args.some((arg) => arg.name !== "language" && arg.defaultValue === undefined)) return [];
    const args = field.args.some((arg) => arg.name === "language") ? "(language: nl)" : "";
    const inside = getNamedType(field.type);
    if (isLeafType(inside)) return [field.name + args];
    if (depth === 0) return [];
    return selectionsOf(inside.name, depth - 1).map((one) => `${field.name}${args} { ${one} }`);
  });
}

// A list that only asks for what a card shows reads fewer columns; no field may miss one.
test("a field of a list says the same asked alone as asked with all the others", async ({ fund }) => {
  await aProject(fund.db, { slug: "hives", status: "winner", rank: 1, amountInCents: 500_000, votes: 12 });
  const selections = selectionsOf("Project");
  expect(selections).toContain("organisation { town }");
  // All fields at once are more than a visitor may ask for.
  const asker = loggedIn(await aPerson(fund.db), { roles: ["coordinator"] });
  const list = (selection: string) => `{ projects(first: 1) { edges { cursor node { ${selection} } } } }`;
  const whole = await fund.ask(asker, `{ projects(first: 1) { edges { cursor node { ${selections.join(" ")} } } } }`);
  expect(whole.errors).toBeUndefined();
  for (const selection of selections) {
    const alone = await fund.ask(asker, list(selection));
    expect(whole, selection).toMatchObject(alone);
  }
});
