import { isBeyondBudget } from "#domain/request-budget.ts";
import type { DossiersPage, OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = {
  dossier: Pick<OpenDossier, "acts" | "decision" | "opinions">;
  budget: NonNullable<DossiersPage["budget"]>;
};

/** The rest of this year for requests for help, as long as this one has no answer. Members may propose more. */
export function BudgetOfRequests({ dossier: { acts, decision, opinions }, budget }: Props) {
  const text = useText("dossiers");
  const format = useFormats();
  const pending = decision && !decision.releasedAt ? decision : null;
  if (!pending && !acts.includes("giveOpinion")) return null;
  const proposals = pending ? [pending] : (opinions ?? []);
  return (
    <>
      <p className="dossier__budget muted">
        {text("decision.budget", {
          year: String(budget.year),
          budget: format.wholeMoney(budget.budgetInCents),
          given: format.wholeMoney(budget.givenInCents),
          left: format.wholeMoney(budget.leftInCents),
        })}
      </p>
      {proposals.some(({ amountInCents }) => isBeyondBudget(amountInCents, budget)) && (
        <Notice tone="warning">{text("decision.budget.beyond")}</Notice>
      )}
    </>
  );
}
