import { listTypesFor } from "#server/api/list-type.ts";
import { builder } from "#server/api/system/builder.ts";

/** Adds the type of a page of one list. */
export const addListType = listTypesFor(builder);
