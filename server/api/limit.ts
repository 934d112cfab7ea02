import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  Lexer,
  type SelectionSetNode,
  Source,
  TokenKind,
  type ValidationContext,
} from "graphql";
import type { Problem } from "#domain/problem.ts";
import type { ApiContext } from "#server/api/context.ts";
import {
  byFirstArgument,
  costOfArgument,
  costOfField,
  costOfMutation,
  costOfRow,
  rowsOfList,
} from "#server/api/cost.ts";
import { longestPage, usualPage } from "#server/api/page-of.ts";

/** The limits of one request and its answer; our own pages stay below them. */
export const limits = {
  depth: 14,
  aliases: 30,
  tokens: 1500,
  /** How deep the brackets of a document may be nested. */
  brackets: 60,
  /** The number of values in the variables of a request. */
  values: 1000,
  /** The pages of the office ask for whole ballots of all calls. */
  cost: { everyone: 9000, office: 40_000 },
  /** A person's own dossiers may be longer than all public texts. */
  bytes: { visitor: 1_000_000, member: 5_000_000 },
} as const;

type Asker = Pick<ApiContext, "me" | "kiosk" | "setUp" | "program">;

/** Tells whether the request has no person, no kiosk, no set-up and no token of another program. */
export function isVisitor({ me, kiosk, setUp, program }: Asker): boolean {
  return !me && !kiosk && !setUp && !program;
}

/** The size of a document, by its most costly operation. */
export type Measure = { depth: number; aliases: number; cost: number };

/** Refuses a document whose brackets are nested too deep for the parser. */
export function checkBrackets(query: string): Problem | null {
  const lexer = new Lexer(new Source(query));
  let open = 0;
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    if (kind === TokenKind.BRACE_L || kind === TokenKind.BRACKET_L || kind === TokenKind.PAREN_L) open++;
    if (kind === TokenKind.BRACE_R || kind === TokenKind.BRACKET_R || kind === TokenKind.PAREN_R) open--;
    if (open > limits.brackets) return { code: "query.tooDeep", most: limits.brackets };
  }
  return null;
}

/** Refuses a document that asks for too much from any sender. */
export function checkMeasure({ depth, aliases, cost }: Measure): Problem | null {
  if (depth > limits.depth) return { code: "query.tooDeep", most: limits.depth };
  if (aliases > limits.aliases) return { code: "query.tooManyAliases", most: limits.aliases };
  return cost > limits.cost.office ? { code: "query.tooCostly", most: limits.cost.office } : null;
}

/** Refuses a document that costs too much for its sender. */
export function checkCost({ me }: Pick<Asker, "me">, { cost }: Measure): Problem | null {
  const most = me && me.roles.length > 0 ? limits.cost.office : limits.cost.everyone;
  return cost > most ? { code: "query.tooCostly", most } : null;
}

/** Refuses an answer that is too large for its reader. */
export function checkSize(asker: Asker, bytes: number): Problem | null {
  const most = isVisitor(asker) ? limits.bytes.visitor : limits.bytes.member;
  return bytes > most ? { code: "query.tooLarge", kilobytes: most / 1000 } : null;
}

/** Refuses variables that are too deep or too many; very deep ones would overflow the stack of JSON.stringify. */
export function checkVariables(variables: unknown): Problem | null {
  let level: unknown[] = [variables];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.depth) return { code: "query.tooDeep", most: limits.depth };
    values += level.length;
    if (values > limits.values) return { code: "query.tooCostly", most: limits.values };
    level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));
  }
  return null;
}

/** Measures a document: a field costs its own cost plus, for each of its rows, the cost of its inner fields. */
export function measureDocument(schema: GraphQLSchema, document: DocumentNode): Measure {
  const nothing: Measure = { depth: 0, aliases: 0, cost: 0 };
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  // We measure each fragment once, because a chain of fragments that double each other would take forever.
  const measuredFragments = new Map<string, Measure>();

  const measureFragment = (name: string, around: number): Measure => {
    const key = `${name} ${around}`;
    const cached = measuredFragments.get(key);
    if (cached) return cached;
    // A fragment within itself counts as zero here; another rule refuses it.
    measuredFragments.set(key, nothing);
    const fragment = fragments.get(name);
    const measured = fragment ? measure(fragment.selectionSet, fragment.typeCondition.name.value, around) : nothing;
    measuredFragments.set(key, measured);
    return measured;
  };

  const measure = (selections: SelectionSetNode, type: string, around: number): Measure => {
    const total = { ...nothing };
    for (const selection of selections.selections) {
      let part: Measure;
      if (selection.kind === Kind.FRAGMENT_SPREAD) part = measureFragment(selection.name.value, around);
      else if (selection.kind === Kind.FIELD) part = measureField(selection, type, around);
      else part = measure(selection.selectionSet, selection.typeCondition?.name.value ?? type, around);
      total.depth = Math.max(total.depth, part.depth);
      total.aliases += part.aliases;
      total.cost += part.cost;
    }
    return total;
  };

  const measureField = (node: FieldNode, type: string, around: number): Measure => {
    const aliases = node.alias ? 1 : 0;
    const parent = schema.getType(type);
    const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
    // Other rules handle introspection and fields that are not in the schema.
    if (!field) return { depth: 1, aliases, cost: 1 };
    const name = `${type}.${field.name}`;
    const own = parent === schema.getMutationType() ? costOfMutation : ownCost(node, name);
    const isList = isListType(getNullableType(field.type));
    const first = firstOf(field, node);
    const rows = isList ? (first ?? rowsIn(name, around)) : 1;
    if (!node.selectionSet) return { depth: 1, aliases, cost: own + (isList ? rows : 0) };
    const inside = measure(node.selectionSet, getNamedType(field.type).name, isList ? usualPage : (first ?? usualPage));
    return {
      depth: inside.depth + 1,
      aliases: inside.aliases + aliases,
      cost: own + (inside.cost + (costOfRow[name] ?? 0)) * rows,
    };
  };

  let total = nothing;
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, aliases, cost } = measure(
      operation.selectionSet,
      schema.getRootType(operation.operation)?.name ?? "",
      usualPage,
    );
    total = {
      depth: Math.max(total.depth, depth),
      aliases: Math.max(total.aliases, aliases),
      cost: Math.max(total.cost, cost),
    };
  }
  return total;
}

/** The cost of a field by itself, with its arguments. */
function ownCost({ arguments: passedArguments = [] }: FieldNode, name: string): number {
  const present = passedArguments.filter(({ value }) => value.kind !== Kind.NULL);
  const ofArguments = present.map((argument) => costOfArgument[`${name}.${argument.name.value}`] ?? 0);
  return (costOfField[name] ?? 1) + ofArguments.reduce((sum, cost) => sum + cost, 0);
}

/** The value of `first`, or the longest page when it is a variable; null when the field has no such argument. */
function firstOf(field: GraphQLField<unknown, unknown>, { arguments: passedArguments = [] }: FieldNode): number | null {
  if (!field.args.some(({ name }) => name === "first")) return null;
  const first = passedArguments.find(({ name }) => name.value === "first")?.value;
  if (!first || first.kind === Kind.NULL) return usualPage;
  return first.kind === Kind.INT ? Math.max(1, Number(first.value)) : longestPage;
}

/** The number of rows of a list without `first`; an unlisted one counts as the longest page. */
function rowsIn(name: string, around: number): number {
  const rows = rowsOfList[name] ?? longestPage;
  return rows === byFirstArgument ? around : rows;
}

/** A validation rule that forbids reading the whole schema; asking for one type by its name is harmless. */
export function noWideIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(field) {
      const inside = field.selectionSet?.selections ?? [];
      const isNarrow = inside.every((selection) => selection.kind === Kind.FIELD && !selection.selectionSet);
      const isWide = field.name.value === "__schema" || (field.name.value === "__type" && !isNarrow);
      if (isWide) context.reportError(new GraphQLError("Introspection is switched off here.", { nodes: field }));
    },
  };
}
