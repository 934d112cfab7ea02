import { FormStep } from "#web/components/form-step.tsx";
import { loadOpenCall } from "#web/components/open-call.ts";
import { projectTypeIn } from "#web/components/wizard-step.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import type { Route } from "./+types/financial.ts";

const load = async (args: PageArgs) => ({ ...(await loadOpenCall(args)), type: projectTypeIn(args.url) });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function FinancialPage({ loaderData }: Route.ComponentProps) {
  return <FormStep step="financial" type={loaderData.type} call={loaderData.call} />;
}
