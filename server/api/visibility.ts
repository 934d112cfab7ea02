import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isIntrospectionType,
  isObjectType,
} from "graphql";
import type { OfficeRow } from "#domain/dossier-level.ts";
import { type Problem, refuse } from "#domain/problem.ts";
import {
  checkLevels,
  contentActOf,
  type FieldTable,
  fieldsOf,
  isRowLevel,
  type Level,
  type LevelsOnRow,
  levelsByType,
  levelsOfField,
  quietTypes,
  type RowLevel,
} from "#domain/visibility.ts";
import { recordReading } from "#server/api/content-reading.ts";
import type { ApiContext } from "#server/api/context.ts";

type Resolver = GraphQLFieldResolver<unknown, ApiContext>;
type Check = (source: unknown, context: ApiContext) => void;

/**
 * Makes every field of a schema refuse viewers who have none of its levels. Throws for a field that is not in the table,
 * and for a name in the table without a field. Fields for everyone stay as they are, so public lists cost no more.
 */
export function enforceVisibility(
  schema: GraphQLSchema,
  table: FieldTable,
  levelsOnRows: Readonly<Record<string, LevelsOnRow>> = levelsByType,
): GraphQLSchema {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !isIntrospectionType(type));
  checkNames(types, table);
  const rowsByType = new Map<string, RowLevels>();
  for (const { name } of types) {
    if (levelsOf(table, name).some(isRowLevel)) rowsByType.set(name, createRowLevels(levelsOnRows[name]));
  }
  for (const type of types) {
    const rows = rowsByType.get(type.name);
    for (const field of Object.values(type.getFields())) {
      const target = getNamedType(field.type).name;
      const parts = target in levelsOnRows ? undefined : rowsByType.get(target);
      // A resolver that passes levels on comes inside the check, so that a refused viewer gets none.
      if (parts) field.resolve = passingOn(field.resolve ?? defaultFieldResolver, rows, parts);
      const levels = levelsOfField(table, type.name, field.name);
      if (levels.includes("everyone")) continue;
      const problemOf = (source: unknown, context: ApiContext) =>
        // A program only reads.
        type.name !== "Mutation" && context.program?.permissions.some((permission) => levels.includes(permission))
          ? null
          : checkLevels(context.me, levels, () => rows?.levelsOn(source, context) ?? [], context.setUp !== null);
      recordContent(type.name, field, rows);
      if (quietTypes.includes(type.name)) hideField(field, problemOf);
      else checkField(field, (source, context) => refuse(problemOf(source, context)));
    }
  }
  return schema;
}

type ConfidentialRow = Pick<OfficeRow, "isConfidential"> & { id: string };

/** The dossier of a row of the API whose content the office reads; null for a conversation with a visitor. */
const dossierOfRow: Readonly<Record<string, (row: never) => ConfidentialRow | null>> = {
  OfficeDossier: (row: ConfidentialRow) => row,
  Thread: ({ dossier }: { dossier: ConfidentialRow | null }) => dossier,
};

/** Makes a field with content of a confidential dossier write its reading to the audit log before it answers. */
function recordContent(type: string, field: GraphQLField<unknown, ApiContext>, rows: RowLevels | undefined): void {
  const act = contentActOf(type, field.name);
  const dossierOf = dossierOfRow[type];
  if (!act || !dossierOf) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    const dossier = dossierOf(source as never);
    if (!dossier?.isConfidential || !rows?.levelsOn(source, context).includes("content"))
      return resolve(source, args, context, info);
    return recordReading(context, { dossierId: dossier.id, act }).then(() => resolve(source, args, context, info));
  };
}

/** Makes a field null for viewers who may not see it. */
function hideField(
  field: GraphQLField<unknown, ApiContext>,
  problemOf: (...args: Parameters<Check>) => Problem | null,
) {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) =>
    problemOf(source, context) ? null : resolve(source, args, context, info);
}

function checkField(field: GraphQLField<unknown, ApiContext>, check: Check): void {
  field.resolve = checked(field.resolve ?? defaultFieldResolver, check);
  if (field.subscribe) field.subscribe = checked(field.subscribe, check);
}

function checked(resolve: Resolver, check: Check): Resolver {
  return (source, args, context, info) => {
    check(source, context);
    return resolve(source, args, context, info);
  };
}

/** Gives the parts that a field returns the levels of the row that it belongs to. */
function passingOn(resolve: Resolver, rows: RowLevels | undefined, parts: RowLevels): Resolver {
  return async (source, args, context, info) => {
    const value = await resolve(source, args, context, info);
    const levels = rows?.levelsOn(source, context) ?? [];
    for (const part of Array.isArray(value) ? value : [value]) parts.setLevels(part, context, levels);
    return value;
  };
}

type RowLevels = ReturnType<typeof createRowLevels>;

/** Keeps the levels of a viewer on the rows of one type, so that they are asked for once per row and request. */
function createRowLevels(ask: LevelsOnRow = () => []) {
  const requests = new WeakMap<ApiContext, WeakMap<object, readonly RowLevel[]>>();

  const setLevels = (row: unknown, context: ApiContext, levels: readonly RowLevel[]) => {
    if (!isObject(row)) return;
    const rows = requests.get(context) ?? new WeakMap<object, readonly RowLevel[]>();
    requests.set(context, rows.set(row, levels));
  };

  const levelsOn = (row: unknown, context: ApiContext): readonly RowLevel[] => {
    if (!isObject(row)) return [];
    const earlier = requests.get(context)?.get(row);
    if (earlier) return earlier;
    const levels = ask(context.me, row as never);
    setLevels(row, context, levels);
    return levels;
  };

  return { levelsOn, setLevels };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function levelsOf(table: FieldTable, type: string): Level[] {
  return Object.keys(table[type] ?? {}) as Level[];
}

/** Throws unless the table names every field of these types, and nothing else. */
function checkNames(types: readonly GraphQLObjectType[], table: FieldTable): void {
  const fields = types.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  const names = Object.keys(table).flatMap((type) =>
    levelsOf(table, type).flatMap((level) => fieldsOf(table, type, level).map((field) => `${type}.${field}`)),
  );
  const missing = fields.filter((field) => !names.includes(field));
  const unknown = names.filter((name) => !fields.includes(name));
  const repeated = Object.keys(table).flatMap((type) =>
    fieldsOf(table, type, "everyone").filter((field) => levelsOfField(table, type, field).length > 1),
  );
  if (missing.length > 0) throw new Error(`domain/visibility.ts has no level for ${missing.join(", ")}.`);
  if (unknown.length > 0) throw new Error(`The API has no field ${unknown.join(", ")}, but domain/visibility.ts does.`);
  if (repeated.length > 0) throw new Error(`Fields for everyone have no other level: ${repeated.join(", ")}.`);
}
