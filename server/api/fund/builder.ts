import { addLanguage, createBuilder } from "#server/api/builder.ts";

/** Builds the schema of `/graphql`. */
export const builder = createBuilder();

export const LanguageEnum = addLanguage(builder);

builder.queryType({ description: "Everything that can be read about the fund." });

builder.mutationType({ description: "Everything that people can do on the site of the fund." });

builder.subscriptionType({ description: "Values that can be followed live, as server-sent events." });
