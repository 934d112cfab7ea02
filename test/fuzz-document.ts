import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import type { Values } from "#test/fuzz-value.ts";

// Random documents, drawn from the printed schemas, as programs outside know them.

const printed = (name: "fund" | "system") =>
  buildSchema(readFileSync(join(import.meta.dirname, `../server/api/${name}/schema.graphql`), "utf8"));

/** The addresses of the API with their schemas. */
export const printedSchemas = { "/graphql": printed("fund"), "/graphql/system": printed("system") };
export type Endpoint = keyof typeof printedSchemas;

/** A request to the API; `field` says what it is about. */
export type FuzzedDocument = { field: string; query: string; variables: Record<string, unknown> };

type RootField = { kind: "query" | "mutation" | "subscription"; field: GraphQLField<unknown, unknown> };

function rootFields(schema: GraphQLSchema): RootField[] {
  const of = (kind: RootField["kind"], type: GraphQLObjectType | null | undefined) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
  return [
    ...of("query", schema.getQueryType()),
    ...of("mutation", schema.getMutationType()),
    ...of("subscription", schema.getSubscriptionType()),
  ];
}

const fieldsOf = Object.fromEntries(
  Object.entries(printedSchemas).map(([endpoint, schema]) => [endpoint, rootFields(schema)]),
) as Record<Endpoint, RootField[]>;

/** The names of all fields that requests begin with. */
export const everyField = Object.entries(fieldsOf).flatMap(([endpoint, fields]) =>
  fields.map(({ field }) => `${endpoint} ${field.name}`),
);

/** Draws documents of one address of the API. */
export function fuzzDocuments(values: Values, endpoint: Endpoint): () => FuzzedDocument {
  const { draw, pick, id, text, moment, number, whole, anything } = values;

  const drawnFor = (type: GraphQLInputType, name: string, depth = 0): unknown => {
    if (draw(60) === 0) return anything();
    if (isNonNullType(type)) return drawnFor(type.ofType, name, depth);
    if (draw(10) === 0) return null;
    const plain = getNullableType(type);
    if (isListType(plain)) {
      const length = draw(40) === 0 ? 150 : draw(4);
      return Array.from({ length }, () => drawnFor(plain.ofType, name, depth + 1));
    }
    if (isEnumType(plain)) return draw(30) === 0 ? text(name) : pick(plain.getValues()).name;
    if (isInputObjectType(plain)) {
      const fields = Object.values(plain.getFields()).filter(({ type }) => isNonNullType(type) || draw(2) === 0);
      const chosen = plain.isOneOf ? [pick(Object.values(plain.getFields()))] : fields;
      return Object.fromEntries(chosen.map((field) => [field.name, drawnFor(field.type, field.name, depth + 1)]));
    }
    const scalars: Record<string, () => unknown> = {
      ID: () => id(name),
      Boolean: () => draw(2) === 0,
      Int: whole,
      Float: number,
      Instant: moment,
    };
    return (scalars[plain.name] ?? (() => text(name.split(".").at(-1) ?? name)))();
  };

  const literal = (value: unknown, type: GraphQLInputType): string => {
    const plain = getNullableType(type);
    if (Array.isArray(value)) return `[${value.map((one) => literal(one, isListType(plain) ? plain.ofType : type))}]`;
    if (typeof value === "object" && value) {
      const fields = isInputObjectType(plain) ? plain.getFields() : {};
      return `{${Object.entries(value).map(([name, one]) => `${name}: ${literal(one, fields[name]?.type ?? type)}`)}}`;
    }
    return isEnumType(plain) && typeof value === "string" ? value : (JSON.stringify(value) ?? "null");
  };

  const argumentsOf = ({ args, name }: GraphQLField<unknown, unknown>) =>
    args
      .filter((argument) => isRequiredArgument(argument) || draw(3) > 0)
      .map((argument) => ({
        argument,
        value: drawnFor(argument.type, `${name}.${argument.name}`),
      }));

  /** Some fields of a type, with those inside them. */
  const selectionOf = (type: GraphQLOutputType, depth: number): string => {
    const plain = getNamedType(type);
    if (isLeafType(plain)) return "";
    if (!isObjectType(plain)) return "{ __typename }";
    const inside = Object.values(plain.getFields())
      .filter((field) => draw(3) === 0 && (depth > 0 || isLeafType(getNamedType(field.type))))
      .slice(0, 8)
      .map((field) => {
        const args = argumentsOf(field).map(
          ({ argument, value }) => `${argument.name}: ${literal(value, argument.type)}`,
        );
        return `${field.name}${args.length > 0 ? `(${args})` : ""} ${selectionOf(field.type, depth - 1)}`;
      });
    return `{ ${inside.join(" ") || "__typename"} }`;
  };

  /** A field with its arguments as variables, or now and then written into the document. */
  const ofField = ({ kind, field }: RootField): FuzzedDocument => {
    const args = argumentsOf(field);
    const areWritten = draw(5) === 0;
    const selection = selectionOf(field.type, draw(3));
    const list = (write: (one: (typeof args)[number]) => string) => (args.length > 0 ? `(${args.map(write)})` : "");
    const query = areWritten
      ? `${kind} { ${field.name}${list(({ argument, value }) => `${argument.name}: ${literal(value, argument.type)}`)} ${selection} }`
      : `${kind} ${list(({ argument }) => `$${argument.name}: ${argument.type}`)} { ${field.name}${list(({ argument }) => `${argument.name}: $${argument.name}`)} ${selection} }`;
    const variables = Object.fromEntries(args.map(({ argument, value }) => [argument.name, value]));
    return { field: `${endpoint} ${field.name}`, query, variables: areWritten ? {} : variables };
  };

  /** The same document with a part of it gone, twice there, or replaced. */
  const damaged = ({ query, ...rest }: FuzzedDocument): FuzzedDocument => {
    const [from, length] = [draw(query.length), draw(12)];
    const part = query.slice(from, from + length);
    const middle = pick([
      "",
      part + part,
      text("query").slice(0, 300),
      pick(["...", "@skip(if: $x)", "fragment F on Query", '"""', "$", "é"]),
    ]);
    return { ...rest, query: query.slice(0, from) + middle + query.slice(from + length) };
  };

  const latest: FuzzedDocument[] = [];
  return () => {
    // A document that comes again is compiled, and compiled documents check variables in another way.
    const earlier = latest.length > 0 && draw(3) === 0 ? pick(latest) : null;
    if (earlier) {
      const entries = Object.entries(earlier.variables).map(([name, value]) => [
        name,
        draw(3) === 0 ? anything() : value,
      ]);
      return { ...earlier, variables: Object.fromEntries(entries) };
    }
    const drawn = ofField(pick(fieldsOf[endpoint]));
    latest.push(drawn);
    if (latest.length > 50) latest.shift();
    return draw(12) === 0 ? damaged(drawn) : drawn;
  };
}
