import { actOnStep } from "#web/components/dossier-act.ts";
import { loadDraft } from "#web/components/dossier-draft.ts";
import { DossierStep } from "#web/components/dossier-step.tsx";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";

export const load = (args: PageArgs) => loadDraft(args, "acquainted");
export const act = (args: ActArgs) => actOnStep(args, "acquainted");
export { RefusedStep as ErrorBoundary } from "#web/components/refused-step.tsx";

export default function AcquaintedPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  return <DossierStep key={loaderData.id} step="acquainted" draft={loaderData} refusal={actionData} />;
}
