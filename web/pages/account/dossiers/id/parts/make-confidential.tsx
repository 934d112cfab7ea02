import { Form } from "react-router";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import type { Refused } from "#web/form.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";

/** The name of the form. */
export const confidentialForm = { id: "confidential" };

/** Makes a project on the shortlist confidential, after the applicant has read what that means. */
export function MakeConfidential({ refused }: { refused: Refused | undefined }) {
  const text = useText("account");
  const isPending = useIsPending();
  return (
    <FoldedSection
      id="confidential"
      title={text("myDossier.confidential")}
      now={text("myDossier.withdraw.shortlisted.now")}
      isOpen={refused !== undefined}
    >
      <p>{text("myDossier.confidential.text")}</p>
      {refused && <RefusalNotice problem={refused.problem} />}
      <Form method="post" action="#confidential" className="dossier__form">
        <Button variant="danger" name="intent" value={confidentialForm.id} busy={isPending}>
          {text("myDossier.confidential.do")}
        </Button>
      </Form>
    </FoldedSection>
  );
}
