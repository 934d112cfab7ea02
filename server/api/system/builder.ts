import { addLanguage, createBuilder } from "#server/api/builder.ts";

/** Builds the schema of `/graphql/system`. */
export const builder = createBuilder();

export const LanguageEnum = addLanguage(builder);

builder.queryType({ description: "Who is looking, and how this installation is set up." });

builder.mutationType({ description: "What a visitor can set for themselves." });
