import { globSync, readFileSync } from "node:fs";
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  type SelectionNode,
  specifiedRules,
  typeFromAST,
  validate,
  visit,
} from "graphql";

type Source = { file: string; text: string; listedFragments: string[] };
type Scope = {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The types of enums and inputs that the documents use, by their names. */
  declarations: Map<string, string>;
};

const scalars: Record<string, string> = {
  ID: "string",
  String: "string",
  Instant: "string",
  Int: "number",
  Float: "number",
  Boolean: "boolean",
};

/**
 * Writes the types of the documents for one schema as a cache for gql.tada, because the compiler takes long to infer
 * them. It still infers those of a document that the cache lacks, so a document can be written without this file.
 */
export function printDocumentTypes(name: string, schema: GraphQLSchema): string {
  const documents = readSources(name).map((source) => ({ source, document: parse(source.text) }));
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const scope: Scope = {
    schema,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    declarations: new Map(),
  };
  const entries = documents.map(({ source, document }) => {
    check(source, document, scope);
    return `    ${JSON.stringify(source.text)}: ${typeOfDocument(document, scope)};`;
  });
  return [
    "// Made from the documents in web/ by `npm run generate`.",
    'import type { TadaDocumentNode } from "gql.tada";',
    ...[...scope.declarations].map(([type, definition]) => `type ${type} = ${definition};`),
    'declare module "gql.tada" {',
    "  interface setupCache {",
    ...new Set(entries),
    "  }",
    "}",
    "",
  ].join("\n");
}

function readSources(schemaName: string): Source[] {
  const call = new RegExp(`\\b${schemaName}\\(\\s*\`([^\`]*)\`(?:,\\s*\\[([^\\]]*)\\])?`, "g");
  const files = globSync("web/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  return files.sort().flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(call)].map(([, text = "", list = ""]) => ({
      file,
      text,
      listedFragments: list.match(/\w+/g) ?? [],
    })),
  );
}

// The compiler takes the type of a cached document as it is, so this finds the mistakes in the document.
function check({ file, text, listedFragments }: Source, document: DocumentNode, { schema, fragments }: Scope) {
  const spread = namesOfSpreads(document);
  if (new Set(spread).symmetricDifference(new Set(listedFragments)).size > 0) {
    throw new Error(`${file}: spreads [${spread}], but lists [${listedFragments}]: ${text}`);
  }
  const needed = new Set(spread.flatMap((name) => fragments.get(name) ?? []));
  for (const fragment of needed) {
    for (const name of namesOfSpreads(fragment)) {
      const inner = fragments.get(name);
      if (inner) needed.add(inner);
    }
  }
  const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...document.definitions, ...needed] };
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  const [error] = validate(schema, whole, rules);
  if (error) throw new Error(`${file}: ${error.message}: ${text}`);
}

function namesOfSpreads(node: DocumentNode | FragmentDefinitionNode): string[] {
  const names: string[] = [];
  visit(node, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
}

function typeOfDocument({ definitions: [definition] }: DocumentNode, scope: Scope): string {
  if (definition?.kind === Kind.FRAGMENT_DEFINITION) {
    const { name, typeCondition, selectionSet } = definition;
    const result = typeOfSelections(scope.schema.getType(typeCondition.name.value), selectionSet.selections, scope);
    const description = `{ fragment: "${name.value}"; on: "${typeCondition.name.value}"; masked: false }`;
    return `TadaDocumentNode<${result}, {}, ${description}>`;
  }
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error("A document is an operation or a fragment.");
  const { operation, selectionSet, variableDefinitions = [] } = definition;
  const result = typeOfSelections(scope.schema.getRootType(operation), selectionSet.selections, scope);
  const variables = variableDefinitions.map(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(scope.schema, node) as GraphQLInputType;
    const isRequired = isNonNullType(type) && !defaultValue;
    return member(variable.name.value, isRequired, typeOfInput(type, scope));
  });
  return `TadaDocumentNode<${result}, ${object(variables)}, void>`;
}

function typeOfSelections(
  parent: GraphQLNamedType | undefined | null,
  selections: readonly SelectionNode[],
  scope: Scope,
): string {
  if (!isObjectType(parent)) throw new Error("Documents ask object types only, because the schemas have no others.");
  const conditional = selections.find((node) => node.kind !== Kind.FIELD && node.directives?.length);
  if (conditional) {
    const others = selections.filter((node) => node !== conditional);
    const included = [...others, { ...conditional, directives: [] }];
    return `(${typeOfSelections(parent, others, scope)} | ${typeOfSelections(parent, included, scope)})`;
  }
  const fragment = selections.find((node) => node.kind !== Kind.FIELD);
  if (fragment) {
    const { selectionSet } =
      (fragment.kind === Kind.INLINE_FRAGMENT ? fragment : scope.fragments.get(fragment.name.value)) ?? {};
    const others = selections.filter((node) => node !== fragment);
    return typeOfSelections(parent, [...others, ...(selectionSet?.selections ?? [])], scope);
  }
  const fields = Map.groupBy(
    selections.filter((node) => node.kind === Kind.FIELD),
    ({ alias, name }) => (alias ?? name).value,
  );
  return object(
    [...fields].map(([key, nodes]) => {
      const type = parent.getFields()[nodes[0]?.name.value ?? ""]?.type as GraphQLOutputType;
      const inner = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
      const isAlways = nodes.some(({ directives }) => !directives?.length);
      return member(key, isAlways, typeOfOutput(type, inner, scope));
    }),
  );
}

function typeOfOutput(type: GraphQLOutputType, selections: readonly SelectionNode[], scope: Scope): string {
  if (!isNonNullType(type)) return `${typeOfOutput(new GraphQLNonNull(type), selections, scope)} | null`;
  const { ofType } = type;
  if (isListType(ofType)) return `Array<${typeOfOutput(ofType.ofType, selections, scope)}>`;
  return isObjectType(ofType) ? typeOfSelections(ofType, selections, scope) : nameOf(ofType, scope);
}

function typeOfInput(type: GraphQLInputType, scope: Scope): string {
  if (!isNonNullType(type)) return `${typeOfInput(new GraphQLNonNull(type), scope)} | null`;
  const { ofType } = type;
  return isListType(ofType) ? `Array<${typeOfInput(ofType.ofType, scope)}>` : nameOf(ofType, scope);
}

function nameOf(type: GraphQLNamedType, scope: Scope): string {
  const { name } = type;
  const scalar = scalars[name];
  if (scalar) return scalar;
  if (!scope.declarations.has(name)) {
    // An input that contains itself finds its name already declared.
    scope.declarations.set(name, "");
    scope.declarations.set(name, declarationOf(type, scope));
  }
  return name;
}

function declarationOf(type: GraphQLNamedType, scope: Scope): string {
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name }) => JSON.stringify(name))
      .join(" | ");
  if (!isInputObjectType(type) || type.isOneOf) throw new Error(`The type of ${type.name} cannot be written yet.`);
  const fields = Object.values(type.getFields());
  return object(fields.map((field) => member(field.name, isRequiredInputField(field), typeOfInput(field.type, scope))));
}

const object = (members: string[]) => (members.length > 0 ? `{ ${members.join("; ")} }` : "{}");

const member = (name: string, isRequired: boolean, type: string) => `${name}${isRequired ? "" : "?"}: ${type}`;
