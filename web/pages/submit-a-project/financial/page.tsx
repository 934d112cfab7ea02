import { actOnStep } from "#web/components/dossier-act.ts";
import { loadDraft } from "#web/components/dossier-draft.ts";
import { DossierStep } from "#web/components/dossier-step.tsx";
import { HandOverOffer, HandOverStep } from "#web/components/hand-over.tsx";
import { actOnHandOver, isAboutHandOver } from "#web/components/hand-over-act.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";

export const load = (args: PageArgs) => loadDraft(args, "financial");
export const act = async (args: ActArgs) =>
  isAboutHandOver(args.form) ? actOnHandOver(args) : actOnStep(args, "financial");
export { RefusedStep as ErrorBoundary } from "#web/components/refused-step.tsx";

export default function FinancialPage({ loaderData: draft, actionData }: PageProps<typeof load, typeof act>) {
  const result = actionData && "handOverResult" in actionData ? actionData.handOverResult : undefined;
  if (draft.handOver) return <HandOverStep draft={draft} result={result} />;
  const refusal = actionData && "conflicts" in actionData ? actionData : undefined;
  return (
    <DossierStep
      key={draft.id}
      step="financial"
      draft={draft}
      refusal={refusal}
      contentBefore={draft.type === "external" && <HandOverOffer draft={draft} result={result} />}
    />
  );
}
