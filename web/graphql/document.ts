import type { initGraphQLTada } from "gql.tada";
import type { introspection as FundIntrospection } from "#web/graphql/fund-schema.ts";
import type { introspection as SystemIntrospection } from "#web/graphql/system-schema.ts";

/** The two endpoints of the API, under the names the site's configuration knows them by. */
export type EndpointName = "default" | "system";

/** A GraphQL document as it is sent. */
export type SentDocument = {
  endpoint: EndpointName;
  query: string;
  /** Only known when the document has exactly one named operation. */
  operationName: string | undefined;
};

type Scalars = { ID: string; Instant: string };

/** Writes a document for `/graphql`; the types of its answer and variables follow from the schema. */
export const fund = documentsFor("default") as initGraphQLTada<{
  introspection: FundIntrospection;
  scalars: Scalars;
  disableMasking: true;
}>;

/** Writes a document for `/graphql/system`. */
export const system = documentsFor("system") as initGraphQLTada<{
  introspection: SystemIntrospection;
  scalars: Scalars;
  disableMasking: true;
}>;

// gql.tada gives the types; its own parser is not needed at run time, so the documents stay plain text.
function documentsFor(endpoint: EndpointName): unknown {
  return (source: string, fragments: SentDocument[] = []): SentDocument => {
    const query = [source, ...new Set(fragments.map((fragment) => fragment.query))].join("\n").trim();
    const names = [...query.matchAll(/(?:^|\})\s*(?:query|mutation|subscription)\s+(\w+)/g)].map(([, name]) => name);
    return { endpoint, query, operationName: names.length === 1 ? names[0] : undefined };
  };
}
