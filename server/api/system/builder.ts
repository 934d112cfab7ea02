import { addLanguage, createBuilder } from "#server/api/builder.ts";

/** Builds the schema of `/graphql/system`. */
export const builder = createBuilder();

export const LanguageEnum = addLanguage(builder);

builder.queryType({ description: "The logged-in person and the settings of this installation." });

builder.mutationType({ description: "Login, own data, and the tasks of the office that do not belong to one call." });
