import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";
import { fundSchema } from "#server/api/fund/index.ts";
import { systemSchema } from "#server/api/system/index.ts";

// These functions go through the whole API, for tests of what it shows to whom.

/** The API by its endpoints. */
export const schemas = { fund: fundSchema, system: systemSchema };

/** Example values for required arguments. */
const examples: Record<string, string> = {
  language: "nl",
  first: "5",
  key: "about",
  "call.slug": '"call"',
  "officeCall.slug": '"call"',
  "offer.slug": '"offer"',
  "project.slug": '"project"',
};

/** The path to each text in a field's arguments, through their objects and lists. */
export function textsOf(field: GraphQLField<unknown, unknown>): string[][] {
  const within = ({ name, type }: { name: string; type: GraphQLInputType }): string[][] => {
    const plain = getNamedType(type);
    if (isInputObjectType(plain))
      return Object.values(plain.getFields())
        .flatMap(within)
        .map((path) => [name, ...path]);
    return ["String", "ID"].includes(plain.name) ? [[name]] : [];
  };
  return field.args.flatMap(within);
}

/** A document that gives a field the variable `$text` in one place, and an example to every other required argument. */
export function documentWith(
  kind: "query" | "mutation",
  field: GraphQLField<unknown, unknown>,
  path: readonly string[],
): string {
  let type = "";
  const argumentsFor = (
    args: readonly (GraphQLArgument | GraphQLInputField)[],
    [name, ...rest]: readonly string[],
  ): string => {
    const usedArgs = args.filter(
      (argument) => argument.name === name || isRequiredArgument(argument as GraphQLArgument),
    );
    const values = usedArgs.map((argument) => {
      const plain = getNamedType(argument.type);
      if (argument.name !== name) return `${argument.name}: ${exampleOf(argument.type, argument.name, field.name)}`;
      if (isInputObjectType(plain)) return `${name}: { ${argumentsFor(Object.values(plain.getFields()), rest)} }`;
      type = plain.name;
      return `${name}: ${isListType(getNullableType(argument.type)) ? "[$text]" : "$text"}`;
    });
    return values.join(", ");
  };
  const fieldCall = `${field.name}(${argumentsFor(field.args, path)})`;
  const inside = isLeafType(getNamedType(field.type)) ? fieldCall : `${fieldCall} { __typename }`;
  return `${kind} ($text: ${type}!) { ${inside} }`;
}

function exampleOf(type: GraphQLInputType, name: string, field: string): string {
  const plain = getNamedType(type);
  const example = examples[`${field}.${name}`] ?? examples[name];
  // Arguments of different enums can have the same name, such as `key`.
  if (isEnumType(plain)) return (example && plain.getValue(example)?.name) ?? plain.getValues()[0]?.name ?? "";
  if (example) return example;
  if (isInputObjectType(plain)) {
    const requiredFields = Object.values(plain.getFields()).filter(isRequiredInputField);
    return `{ ${requiredFields.map((inputField) => `${inputField.name}: ${exampleOf(inputField.type, inputField.name, field)}`).join(", ")} }`;
  }
  const byType: Record<string, string> = {
    // The id is the same every time, so that two walks can be compared.
    ID: `"0198a000-0000-7000-8000-000000000000"`,
    Boolean: "false",
    Int: "1",
    Float: "1",
    Instant: '"2030-01-01T00:00:00Z"',
  };
  return byType[plain.name] ?? '"x"';
}

/** A field with its required arguments and with its subfields, if it can have any. */
export function written(field: GraphQLField<unknown, unknown>, inside: string): string {
  const requiredArgs = field.args.filter(isRequiredArgument);
  const args = requiredArgs.map(({ name, type }) => `${name}: ${exampleOf(type, name, field.name)}`).join(", ");
  const fieldCall = args ? `${field.name}(${args})` : field.name;
  return isLeafType(getNamedType(field.type)) ? fieldCall : `${fieldCall} { ${inside} }`;
}

const isList = ({ type }: GraphQLField<unknown, unknown>) => isListType(getNullableType(type));

/** The shortest path from one type to each type below it; `wrap` puts a query for that type inside this path. */
export function waysTo(
  schema: GraphQLSchema,
  from = "Query",
): Map<string, { path: string[]; wrap(inside: string): string }> {
  const start = schema.getType(from) as GraphQLObjectType;
  const ways = new Map([[start.name, { path: [] as string[], wrap: (inside: string) => inside }]]);
  const waiting = [start];
  for (let type = waiting.shift(); type; type = waiting.shift()) {
    const here = ways.get(type.name);
    // Single objects come before lists, because a list costs more and reaches the cost limit sooner.
    const fields = Object.values(type.getFields()).toSorted((a, b) => Number(isList(a)) - Number(isList(b)));
    for (const field of fields) {
      const target = getNamedType(field.type);
      // A made-up id or token finds nothing; a list leads to objects that exist.
      const isById = field.args.some(({ name, type }) => getNamedType(type).name === "ID" || name === "token");
      if (!here || !isObjectType(target) || ways.has(target.name) || isById) continue;
      const wrap = (inside: string) => here.wrap(written(field, inside));
      ways.set(target.name, { path: [...here.path, field.name], wrap });
      waiting.push(target);
    }
  }
  return ways;
}

/** All leaves of every type that can be reached from a type, as one query per type. */
export function everyQuery(schema: GraphQLSchema, from = "Query"): string[] {
  return [...waysTo(schema, from)].map(([typeName, { wrap }]) => `{ ${wrap(leavesOf(schema, typeName))} }`);
}

function leavesOf(schema: GraphQLSchema, typeName: string): string {
  const type = schema.getType(typeName) as GraphQLObjectType;
  const leaves = Object.values(type.getFields()).filter((field) => isLeafType(getNamedType(field.type)));
  return leaves.map((field) => written(field, "")).join(" ") || "__typename";
}
