import { randomUUID } from "node:crypto";
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isObjectType,
  isRequiredArgument,
  parse,
} from "graphql";
import { mostCandidates } from "#domain/result.ts";
import { fieldsOf, visibility } from "#domain/visibility.ts";
import { openDemo } from "#server/actions/demo.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { checkCost, checkMeasure, limits, measureDocument } from "#server/api/limit.ts";
import { eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";
import { offers } from "#server/database/tables/offer.ts";
import { projects } from "#server/database/tables/project.ts";
import { aContext } from "#test/context.ts";
import { type Draw, drawFrom } from "#test/draw.ts";
import { aCall } from "#test/factories.ts";

/** Fills a database with the demo and with one call that has as many projects as a result can show. */
export async function fillCostlyFund(db: Database, now: Date): Promise<void> {
  await openDemo(aContext(db, { me: null, now }));
  const [like] = await db.select().from(projects).where(eq(projects.status, "not_elected")).limit(1);
  const call = await aCall(db, {
    slug: "long",
    submissionsOpen: new Date("2001-01-01T00:00:00Z"),
    submissionsClose: new Date("2001-02-01T00:00:00Z"),
    votingOpens: new Date("2001-03-01T00:00:00Z"),
    votingCloses: new Date("2001-04-01T00:00:00Z"),
    resultsPublished: new Date("2001-05-01T00:00:00Z"),
    awardsFrom: new Date("2001-06-01T00:00:00Z"),
  });
  if (!like) throw new Error("The demo has no project that was not elected");
  const row = (place: number) => ({ ...like, id: randomUUID(), slug: `long-${place}`, callId: call.id, votes: place });
  await db.insert(projects).values(Array.from({ length: mostCandidates }, (_, place) => row(place)));
}

/** Makes queries that are just within the limits of a visitor. */
export async function costlyVisitor(db: Database, seed: number): Promise<() => string> {
  const quoted = (texts: { slug: string }[]) => texts.map(({ slug }) => `"${slug}"`);
  const [ofCalls, ofProjects, ofOffers] = [
    await db.select({ slug: calls.slug, id: calls.id }).from(calls),
    await db.select({ slug: projects.slug }).from(projects),
    await db.select({ slug: offers.slug }).from(offers),
  ];
  // These fields are empty for visitors or need a link, so they would end a query early.
  const isEmpty = /^(Query\.(handedPart|myDossiers|myLateAccess|pledge)|Call\.myVote)$/;
  return costlyQueries({
    schema: fundSchema,
    draw: drawFrom(seed),
    values: {
      after: ["null"],
      before: ["null"],
      version: ["null"],
      first: ["1", "3", "24", "100"],
      skip: ["0"],
      slug: quoted(ofProjects),
      "call.slug": quoted(ofCalls),
      "offer.slug": quoted(ofOffers),
      call: quoted(ofCalls),
      callId: ofCalls.map(({ id }) => `"${id}"`),
      search: ['"vrijwilligers"', '"tuin"', '"vrijwil"', '"qwertyuiop"', '"kinderen spelen buiten in de tuin"'],
    },
    isAsked: (type, field) =>
      !isEmpty.test(`${type}.${field}`) && fieldsOf(visibility.fund, type, "everyone").includes(field),
    isAccepted: (query) => {
      try {
        const measure = measureDocument(fundSchema, parse(query, { maxLexicalTokens: limits.tokens }));
        return (checkMeasure(measure) ?? checkCost({ me: null }, measure)) === null;
      } catch {
        return false;
      }
    },
  });
}

/** A requested field, with its arguments and the fields inside it. */
type RequestedField = { field: GraphQLField<unknown, unknown>; argumentText: string; inside: RequestedField[] };

type Options = {
  schema: GraphQLSchema;
  draw: Draw;
  /** The values to choose from, by field and argument or by argument alone; other values are random. */
  values: Record<string, readonly string[]>;
  /** Whether a field is worth asking for. */
  isAsked(type: string, field: string): boolean;
  isAccepted(query: string): boolean;
};

/** How many refusals in a row mean that a document is as large as it can be. */
const mostRefused = 40;

/** Looks for the most expensive queries by adding random fields for as long as they are accepted. */
function costlyQueries({ schema, draw, values, isAsked, isAccepted }: Options) {
  const pick = <One>(list: readonly One[]): One => list[draw(list.length)] as One;
  const query = schema.getQueryType() as GraphQLObjectType;

  const argumentFor = (type: GraphQLInputType, name: string, field: string): string => {
    const choices = values[`${field}.${name}`] ?? values[name];
    if (choices) return pick(choices);
    const plain = getNamedType(type);
    if (isEnumType(plain)) return pick(plain.getValues()).name;
    if (plain.name === "Int") return String(1 + draw(100));
    return plain.name === "Boolean" ? pick(["true", "false"]) : '"x"';
  };

  const askableFields = (type: GraphQLObjectType) =>
    Object.values(type.getFields()).filter((field) => isAsked(type.name, field.name));
  const fieldsOf = (type: GraphQLObjectType) =>
    askableFields(type).filter(({ type }) => {
      const target = getNamedType(type);
      return !isObjectType(target) || askableFields(target).length > 0;
    });

  const argumentsFor = ({ args, name: field }: GraphQLField<unknown, unknown>): string => {
    const usedArgs = args.filter((argument) => isRequiredArgument(argument) || draw(3) > 0);
    const argumentText = usedArgs.map(({ name, type }) => `${name}: ${argumentFor(type, name, field)}`).join(", ");
    return argumentText && `(${argumentText})`;
  };

  const aField = (type: GraphQLObjectType): RequestedField => {
    const field = pick(fieldsOf(type));
    const target = getNamedType(field.type);
    return { field, argumentText: argumentsFor(field), inside: isObjectType(target) ? [aField(target)] : [] };
  };

  /** Repeats a field with other arguments, because equal fields are answered only once. */
  const again = ({ field, inside }: RequestedField): RequestedField => ({
    field,
    argumentText: argumentsFor(field),
    inside: inside.map(again),
  });

  /** Every place that can hold another field. */
  const places = (
    fields: RequestedField[],
    type: GraphQLObjectType,
  ): { fields: RequestedField[]; type: GraphQLObjectType }[] => [
    { fields, type },
    ...fields.flatMap(({ field, inside }) => {
      const target = getNamedType(field.type);
      return isObjectType(target) ? places(inside, target) : [];
    }),
  ];

  const written = (fields: readonly RequestedField[]): string => {
    const names = new Set<string>();
    const each = fields.map(({ field, argumentText, inside }, place) => {
      const alias = names.has(field.name) ? `a${place}: ` : "";
      names.add(field.name);
      return `${alias}${field.name}${argumentText}${inside.length > 0 ? written(inside) : ""}`;
    });
    return `{ ${each.join(" ")} }`;
  };

  /** Adds fields until none fits; `repeats` is how often, in percent, it repeats a field instead of adding one. */
  const fill = (fields: RequestedField[], repeats: number): string => {
    for (let refused = 0; refused < mostRefused; ) {
      const place = pick(places(fields, query));
      const isRepeated = place.fields.length > 0 && draw(100) < repeats;
      place.fields.push(isRepeated ? again(pick(place.fields)) : aField(place.type));
      if (isAccepted(written(fields))) refused = 0;
      else {
        place.fields.pop();
        refused++;
      }
    }
    return written(fields);
  };

  /** A query that cannot grow any more: many different fields, or one of them many times. */
  return (): string => fill([], pick([20, 60, 95]));
}
