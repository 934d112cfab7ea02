import { addLanguage, createBuilder } from "#server/api/builder.ts";

/** Builds the schema of `/graphql`. */
export const builder = createBuilder();

export const LanguageEnum = addLanguage(builder);

builder.queryType({ description: "What can be read of the fund." });

builder.mutationType({ description: "What people can do on the site of the fund." });

builder.subscriptionType({ description: "What can be followed while it goes on, as server-sent events." });
