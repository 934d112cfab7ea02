import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { invalidForm, refuse } from "#domain/problem.ts";
import type { FieldProblem } from "#domain/rules.ts";
import type { ApiContext } from "#server/api/context.ts";

type Resolver = GraphQLFieldResolver<unknown, ApiContext>;

/**
 * Has every mutation refuse a text that PostgreSQL cannot keep, and name the field. Queries look for what is there, and
 * find nothing by such a text; those that hand it to the database are named in `queries`.
 */
export function refusingBrokenText(schema: GraphQLSchema, queries: readonly string[] = []): GraphQLSchema {
  checkFields(schema.getMutationType(), () => true);
  checkFields(schema.getQueryType(), (name) => queries.includes(name));
  return schema;
}

function checkFields(type: GraphQLObjectType | null | undefined, isChecked: (name: string) => boolean): void {
  for (const field of Object.values(type?.getFields() ?? {}).filter(({ name }) => isChecked(name)))
    field.resolve = checked(field.resolve ?? defaultFieldResolver);
}

function checked(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    refuse(invalidForm([...fieldsWithBrokenText(args)]));
    return resolve(source, args, context, info);
  };
}

/** Names each argument, or field of one, that holds such a text; of a list of answers the question. */
function* fieldsWithBrokenText(value: unknown, field = ""): Generator<FieldProblem> {
  if (typeof value === "string") {
    if (isBroken(value)) yield { field, problem: { code: "rule.character" } };
  } else if (Array.isArray(value)) {
    for (const one of value) yield* fieldsWithBrokenText(one, field);
  } else if (typeof value === "object" && value !== null) {
    const question = "field" in value && typeof value.field === "string" ? value.field : "value";
    for (const [name, one] of Object.entries(value))
      yield* fieldsWithBrokenText(one, name === "value" ? question : name);
  }
}

/** PostgreSQL has no place for a NUL in a text, nor for half of a character of two halves in its JSON. */
function isBroken(text: string): boolean {
  return text.includes("\0") || !text.isWellFormed();
}
