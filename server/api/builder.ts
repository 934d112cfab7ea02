import SchemaBuilder from "@pothos/core";
import RelayPlugin from "@pothos/plugin-relay";
import { languages } from "#domain/language.ts";
import type { ApiContext } from "#server/api/context.ts";

type Types = {
  Context: ApiContext;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: { ID: { Input: string; Output: string }; Instant: { Input: Date; Output: Date } };
};

/** Creates a builder for one of our two schemas, with the scalars that both have. */
export function createBuilder() {
  const builder = new SchemaBuilder<Types>({
    plugins: [RelayPlugin],
    defaultFieldNullability: false,
    defaultInputFieldRequiredness: true,
    relay: {
      nodeQueryOptions: false,
      nodesQueryOptions: false,
      edgesFieldOptions: { nullable: false },
      nodeFieldOptions: { nullable: false },
    },
  });
  builder.scalarType("Instant", {
    description: "A moment in time, as an ISO 8601 text in UTC.",
    serialize: (value) => value.toISOString(),
    parseValue: (value) => {
      const instant = new Date(String(value));
      if (Number.isNaN(instant.getTime())) throw new TypeError("An Instant is an ISO 8601 text.");
      return instant;
    },
  });
  return builder;
}

export type Builder = ReturnType<typeof createBuilder>;

/** Adds the languages, spelled as in addresses and catalogues. */
export function addLanguage(builder: Builder) {
  return builder.enumType("Language", { description: "A language of the site.", values: languages });
}
