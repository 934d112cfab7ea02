import { readFileSync } from "node:fs";
import {
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isIntrospectionType,
  isListType,
  isObjectType,
} from "graphql";
import { expect, test } from "vitest";
import { byFirstArgument, costOfField, costOfRow, rowsOfList } from "#server/api/cost.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { systemSchema } from "#server/api/system/index.ts";
import { printedSchemas } from "../../scripts/generate-schemas.ts";

test("the printed schemas and the types of documents match the code; npm run generate writes them", () => {
  for (const { file, content } of printedSchemas()) expect(readFileSync(file, "utf8"), file).toBe(content);
});

// The Relay plugin makes these types with their descriptions.
const standard = /^(PageInfo|.*(Edge|Connection))$/;

function undescribed(schema: GraphQLSchema): string[] {
  const missing: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || standard.test(type.name)) continue;
    if (!type.description) missing.push(type.name);
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.description) missing.push(`${type.name}.${field.name}`);
    }
  }
  return missing;
}

test("every type and field of the API has a description", () => {
  expect(undescribed(fundSchema)).toEqual([]);
  expect(undescribed(systemSchema)).toEqual([]);
});

const fieldsOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })));

test("every list takes a length or has a known one", () => {
  const unbounded = [fundSchema, systemSchema].flatMap((schema) =>
    fieldsOf(schema)
      .filter(({ field }) => isListType(getNullableType(field.type)))
      .filter(({ name, field }) => !(name in rowsOfList) && !field.args.some((argument) => argument.name === "first"))
      .map(({ name }) => name),
  );
  expect(unbounded).toEqual([]);
});

test("a list that takes its length from the outer field is only used inside a field with a length", () => {
  const within = Object.keys(rowsOfList).filter((name) => rowsOfList[name] === byFirstArgument);
  for (const name of within) {
    const [type] = name.split(".");
    const around = [fundSchema, systemSchema]
      .flatMap(fieldsOf)
      .filter(({ field }) => getNamedType(field.type).name === type);
    expect(around.map(({ field }) => field.args.some((argument) => argument.name === "first"))).toEqual([true]);
  }
});

test("the tables of costs name only fields that exist", () => {
  const names = new Set([fundSchema, systemSchema].flatMap(fieldsOf).map(({ name }) => name));
  const listedNames = [rowsOfList, costOfRow, costOfField].flatMap((table) => Object.keys(table));
  expect(listedNames.filter((name) => !names.has(name))).toEqual([]);
});
