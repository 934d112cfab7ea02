import type { ObjectRef } from "@pothos/core";
import type { ListRemark } from "#domain/list.ts";
import type { Builder } from "#server/api/builder.ts";
import type { AnsweredList } from "#server/api/list.ts";

type ListType = { name: string; description: string };

/** Makes what adds the types of lists to one of our schemas. */
export function listTypesFor(builder: Builder) {
  const Remark = builder.objectRef<ListRemark>("ListRemark").implement({
    description: "A part of the address of a list that the list does not have, and that is left out.",
    fields: (t) => ({
      kind: t.exposeString("kind", { description: "`filter`, `value`, `sort`, `column`, `size` or `page`." }),
      name: t.exposeString("name", { description: "The part of the address; empty for a page." }),
    }),
  });

  /** Adds the type of a page of one list. */
  return function addListType<Row>({ name, description, row }: ListType & { row: RowRef<Row> }) {
    return builder.objectRef<AnsweredList<Row>>(name).implement({
      description,
      fields: (t) => ({
        rows: t.field({
          type: [row],
          description: "The rows of this page.",
          // Pothos cannot see that these are the rows of that type as long as the type is not known.
          resolve: ({ rows }) => rows as never,
        }),
        first: t.exposeInt("first", { description: "The number of the first row in the whole list, from 1." }),
        total: t.exposeInt("total", { description: "The number of rows of the whole list, counted up to 1000." }),
        hasMoreThanTotal: t.exposeBoolean("hasMoreThanTotal", { description: "Whether there are more than 1000." }),
        next: t.exposeString("next", {
          nullable: true,
          description: "The `after` of the next page; null on the last.",
        }),
        previous: t.exposeString("previous", {
          nullable: true,
          description: "The `before` of the previous page; null on the first.",
        }),
        remarks: t.field({
          type: [Remark],
          description: "The parts of the address that were left out.",
          resolve: ({ remarks }) => remarks,
        }),
      }),
    });
  };
}

type TypesOf<Some> = Some extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;
type RowRef<Row> = ObjectRef<TypesOf<Builder>, Row, unknown>;
