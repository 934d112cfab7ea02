import { builder } from "#server/api/fund/builder.ts";
import { listTypesFor } from "#server/api/list-type.ts";

/** Adds the type of a page of one list. */
export const addListType = listTypesFor(builder);
