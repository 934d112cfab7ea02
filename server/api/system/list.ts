import type { ListRemark } from "#domain/list.ts";
import type { AnsweredList } from "#server/api/list.ts";
import { builder } from "#server/api/system/builder.ts";

type ImplementedRef<Row> = ReturnType<ReturnType<typeof builder.objectRef<Row>>["implement"]>;

const Remark = builder.objectRef<ListRemark>("ListRemark").implement({
  description: "A part of the address of a list that the list does not have, and that is left out.",
  fields: (t) => ({
    kind: t.exposeString("kind", { description: "`filter`, `value`, `sort`, `column`, `size` or `page`." }),
    name: t.exposeString("name", { description: "What the address has; empty for a page." }),
  }),
});

type ListType<Row> = { name: string; description: string; row: ImplementedRef<Row> };

/** Adds the type of a page of one list. */
export function addListType<Row>({ name, description, row }: ListType<Row>) {
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
      next: t.exposeString("next", { nullable: true, description: "The `after` of the next page; null on the last." }),
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
}
