import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { invalidForm, refuse } from "#domain/problem.ts";
import type { FieldProblem } from "#domain/rules.ts";
import type { ApiContext } from "#server/api/context.ts";

type Resolver = GraphQLFieldResolver<unknown, ApiContext>;

/**
 * Has every mutation refuse a text with a NUL character, which PostgreSQL cannot keep, and name the field. Queries look
 * for what is there, and find nothing by such a text; those that hand it to the database are named in `queries`.
 */
export function refusingNul(schema: GraphQLSchema, queries: readonly string[] = []): GraphQLSchema {
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
    refuse(invalidForm([...fieldsWithNul(args)]));
    return resolve(source, args, context, info);
  };
}

/** Names each argument, or field of one, that holds the character; of a list of answers the question. */
function* fieldsWithNul(value: unknown, field = ""): Generator<FieldProblem> {
  if (typeof value === "string") {
    if (value.includes("\0")) yield { field, problem: { code: "rule.character" } };
  } else if (Array.isArray(value)) {
    for (const one of value) yield* fieldsWithNul(one, field);
  } else if (typeof value === "object" && value !== null) {
    const question = "field" in value && typeof value.field === "string" ? value.field : "value";
    for (const [name, one] of Object.entries(value)) yield* fieldsWithNul(one, name === "value" ? question : name);
  }
}
