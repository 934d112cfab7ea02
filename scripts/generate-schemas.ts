import { writeFileSync } from "node:fs";
import { minifyIntrospection, outputIntrospectionFile } from "@gql.tada/internal";
import { type GraphQLSchema, introspectionFromSchema, printSchema } from "graphql";
import { fundSchema } from "../server/api/fund/index.ts";
import { systemSchema } from "../server/api/system/index.ts";
import { printDocumentTypes } from "./document-types.ts";

const schemas = { fund: fundSchema, system: systemSchema };

/** The content of the printed files of both schemas; a test compares it with the files in git. */
export function printedSchemas(): { file: string; content: string }[] {
  return Object.entries(schemas).flatMap(([name, schema]) => [
    { file: `server/api/${name}/schema.graphql`, content: `${printSchema(schema)}\n` },
    { file: `web/graphql/${name}-schema.ts`, content: typesOf(schema) },
    { file: `web/graphql/${name}-documents.ts`, content: printDocumentTypes(name, schema) },
  ]);
}

function typesOf(schema: GraphQLSchema): string {
  const introspection = minifyIntrospection(introspectionFromSchema(schema));
  const types = outputIntrospectionFile(introspection, { fileType: ".d.ts", shouldPreprocess: true })
    .replace(/declare module[\s\S]*$/, "")
    .replace(/import \* as gqlTada.*\n/, "")
    .replaceAll(/\/\* (eslint|prettier).*\n/g, "");
  return `// Made from the schema by \`npm run generate\`.\n${types.trim()}\n`;
}

if (import.meta.main) for (const { file, content } of printedSchemas()) writeFileSync(file, content);
