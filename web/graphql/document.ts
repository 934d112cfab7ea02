import type { initGraphQLTada } from "gql.tada";
import type { introspection as FundIntrospection } from "#web/graphql/fund-schema.ts";
import type { introspection as SystemIntrospection } from "#web/graphql/system-schema.ts";

/** The two endpoints of the API, by their names in the configuration of the site. */
export type EndpointName = "default" | "system";

/** A GraphQL document, ready to send. */
export type SentDocument = {
  endpoint: EndpointName;
  query: string;
  /** Undefined unless the document has exactly one named operation. */
  operationName: string | undefined;
};

type Scalars = { ID: string; Instant: string };

/** Makes a document for `/graphql`; the types of its answer and variables follow from the schema. */
export const fund = documentsFor("default") as initGraphQLTada<{
  introspection: FundIntrospection;
  scalars: Scalars;
  disableMasking: true;
}>;

/** Makes a document for `/graphql/system`. */
export const system = documentsFor("system") as initGraphQLTada<{
  introspection: SystemIntrospection;
  scalars: Scalars;
  disableMasking: true;
}>;

// gql.tada only gives us the types; without its parser, the documents stay plain text.
function documentsFor(endpoint: EndpointName): unknown {
  return (source: string, fragments: SentDocument[] = []): SentDocument => {
    const query = [source, ...new Set(fragments.map((fragment) => fragment.query))].join("\n").trim();
    const names = [...query.matchAll(/(?:^|\})\s*(?:query|mutation|subscription)\s+(\w+)/g)].map(([, name]) => name);
    return { endpoint, query, operationName: names.length === 1 ? names[0] : undefined };
  };
}
