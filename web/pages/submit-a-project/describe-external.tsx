import { FormStep } from "#web/components/form-step.tsx";
import { loadOpenCall } from "#web/components/open-call.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { Route } from "./+types/describe-external.ts";

export const loader = onServer(loadOpenCall);
export const clientLoader = inBrowser(loadOpenCall);

export default function DescribeExternalPage({ loaderData }: Route.ComponentProps) {
  return <FormStep step="describe-external" type="external" call={loaderData.call} />;
}
