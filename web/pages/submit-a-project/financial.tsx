import { actOnStep } from "#web/components/dossier-act.ts";
import { loadDraft } from "#web/components/dossier-draft.ts";
import { DossierStep } from "#web/components/dossier-step.tsx";
import { HandOverOffer, HandOverStep } from "#web/components/hand-over.tsx";
import { actOnHandOver, isAboutHandOver } from "#web/components/hand-over-act.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { ActArgs, PageArgs } from "#web/page.ts";
import type { Route } from "./+types/financial.ts";

const load = (args: PageArgs) => loadDraft(args, "financial");
const act = async (args: ActArgs) => (isAboutHandOver(args.form) ? actOnHandOver(args) : actOnStep(args, "financial"));
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = onServer(act);
export const clientAction = inBrowser(act);
export { RefusedStep as ErrorBoundary } from "#web/components/refused-step.tsx";

export default function FinancialPage({ loaderData: draft, actionData }: Route.ComponentProps) {
  const answer = actionData && "handedOver" in actionData ? actionData.handedOver : undefined;
  if (draft.handOver) return <HandOverStep draft={draft} answer={answer} />;
  const refused = actionData && "conflicts" in actionData ? actionData : undefined;
  return (
    <DossierStep
      key={draft.id}
      step="financial"
      draft={draft}
      refused={refused}
      before={draft.type === "external" && <HandOverOffer draft={draft} answer={answer} />}
    />
  );
}
