import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { isLanguage } from "#domain/language.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import type { FieldProblem } from "#domain/rules.ts";
import type { ApiContext } from "#server/api/context.ts";
import { listLanguages } from "#server/database/queries/setting.ts";

type Resolver = GraphQLFieldResolver<unknown, ApiContext>;

/**
 * Makes every mutation refuse a text that PostgreSQL cannot store, and name the field. Most queries find nothing with
 * such a text; `queries` names the ones that pass it to the database and must refuse it too.
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

/** Makes every mutation refuse a language that the fund does not offer. */
export function refusingOtherLanguages(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve: Resolver = field.resolve ?? defaultFieldResolver;
    const checkedResolve: Resolver = async (source, args, context, info) => {
      const namedLanguages = [...languagesIn(args)];
      const offered = namedLanguages.length > 0 ? await listLanguages(context.db) : [];
      const isOther = namedLanguages.some((language) => !isLanguage(language, offered));
      refuse(isOther ? invalidForm([{ field: "language", problem: { code: "rule.in" } }]) : null);
      return resolve(source, args, context, info);
    };
    field.resolve = checkedResolve;
  }
  return schema;
}

function* languagesIn(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, item] of Object.entries(value)) {
    if (name !== "language") yield* languagesIn(item);
    else if (item !== null && item !== undefined) yield item;
  }
}

/** Names each argument or input field with such a text; in a list of answers it names the question. */
function* fieldsWithBrokenText(value: unknown, field = ""): Generator<FieldProblem> {
  if (typeof value === "string") {
    if (isBroken(value)) yield { field, problem: { code: "rule.character" } };
  } else if (Array.isArray(value)) {
    for (const item of value) yield* fieldsWithBrokenText(item, field);
  } else if (typeof value === "object" && value !== null) {
    const question = "field" in value && typeof value.field === "string" ? value.field : "value";
    for (const [name, item] of Object.entries(value))
      yield* fieldsWithBrokenText(item, name === "value" ? question : name);
  }
}

/** PostgreSQL accepts no NUL in a text and no lone surrogate in its JSON. */
function isBroken(text: string): boolean {
  return text.includes("\0") || !text.isWellFormed();
}
