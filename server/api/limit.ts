import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";
import type { Problem } from "#domain/problem.ts";
import { longestPage, usualPage } from "#server/api/page-of.ts";

/** How much one request may ask for; far above what our own pages need. */
export const limits = { depth: 14, aliases: 30, cost: 6000, tokens: 4000 } as const;

type Measure = { depth: number; aliases: number; cost: number };

/** A validation rule that refuses requests which are too deep, too costly or full of aliases. */
export function withinLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const measured = measureWith((name) => context.getFragment(name) ?? null)(operation.selectionSet);
      const report = (problem: Problem) =>
        context.reportError(new GraphQLError(problem.code, { nodes: operation, extensions: { problem } }));
      if (measured.depth > limits.depth) report({ code: "query.tooDeep", most: limits.depth });
      if (measured.cost > limits.cost) report({ code: "query.tooCostly", most: limits.cost });
      if (measured.aliases > limits.aliases) report({ code: "query.tooManyAliases", most: limits.aliases });
    },
  };
}

function measureWith(fragmentNamed: (name: string) => FragmentDefinitionNode | null) {
  const nothing: Measure = { depth: 0, aliases: 0, cost: 0 };
  // Each fragment is measured once: a chain of fragments that double each other would take for ever.
  const measuredFragments = new Map<string, Measure>();

  const measureFragment = (name: string): Measure => {
    const known = measuredFragments.get(name);
    if (known) return known;
    // A fragment within itself counts as nothing here; another rule refuses it.
    measuredFragments.set(name, nothing);
    const fragment = fragmentNamed(name);
    const measured = fragment ? measure(fragment.selectionSet) : nothing;
    measuredFragments.set(name, measured);
    return measured;
  };

  const measure = (selections: SelectionSetNode): Measure => {
    const total = { ...nothing };
    for (const selection of selections.selections) {
      let part: Measure;
      if (selection.kind === Kind.FRAGMENT_SPREAD) part = measureFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) part = measure(selection.selectionSet);
      else part = measureField(selection);
      total.depth = Math.max(total.depth, part.depth);
      total.aliases += part.aliases;
      total.cost += part.cost;
    }
    return total;
  };

  const measureField = (field: FieldNode): Measure => {
    const aliases = field.alias ? 1 : 0;
    // Introspection has a rule of its own.
    if (field.name.value.startsWith("__") || !field.selectionSet) return { depth: 1, aliases, cost: 1 };
    const inside = measure(field.selectionSet);
    return {
      depth: inside.depth + 1,
      aliases: inside.aliases + aliases,
      cost: 1 + inside.cost * rowsOf(field),
    };
  };

  return measure;
}

/** How many rows a field can give: what `first` says, or the most when only a variable says it. */
function rowsOf(field: FieldNode): number {
  const first = field.arguments?.find((argument) => argument.name.value === "first");
  const isPaged = field.selectionSet?.selections.some((one) => one.kind === Kind.FIELD && one.name.value === "edges");
  if (!first) return isPaged ? usualPage : 1;
  return first.value.kind === Kind.INT ? Math.max(1, Number(first.value.value)) : longestPage;
}

/** A validation rule that lets nobody walk through the schema; asking after one type by its name does no harm. */
export function noWideIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(field) {
      const inside = field.selectionSet?.selections ?? [];
      const isNarrow = inside.every((one) => one.kind === Kind.FIELD && !one.selectionSet);
      const isWide = field.name.value === "__schema" || (field.name.value === "__type" && !isNarrow);
      if (isWide) context.reportError(new GraphQLError("Introspection is switched off here.", { nodes: field }));
    },
  };
}
