import { FormStep } from "#web/components/form-step.tsx";
import { loadOpenCall } from "#web/components/open-call.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { Route } from "./+types/describe-internal.ts";

export const loader = onServer(loadOpenCall);
export const clientLoader = inBrowser(loadOpenCall);

export default function DescribeInternalPage({ loaderData }: Route.ComponentProps) {
  return <FormStep step="describe-internal" type="internal" call={loaderData.call} />;
}
