import { actOnStep } from "#web/components/dossier-act.ts";
import { loadDraft } from "#web/components/dossier-draft.ts";
import { DossierStep } from "#web/components/dossier-step.tsx";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { ActArgs, PageArgs } from "#web/page.ts";
import type { Route } from "./+types/acquainted.ts";

const load = (args: PageArgs) => loadDraft(args, "acquainted");
const act = (args: ActArgs) => actOnStep(args, "acquainted");
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = onServer(act);
export const clientAction = inBrowser(act);
export { RefusedStep as ErrorBoundary } from "#web/components/refused-step.tsx";

export default function AcquaintedPage({ loaderData, actionData }: Route.ComponentProps) {
  return <DossierStep key={loaderData.id} step="acquainted" draft={loaderData} refused={actionData} />;
}
