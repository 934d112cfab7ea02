import { stepAt } from "#web/components/wizard-step.ts";
import type { MyDossier } from "#web/pages/account/dossiers/id/page.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** Says that there are changes that were not submitted; not for a withdrawn dossier, which the fund does not read. */
export function UnsentChanges({ id, state, mayEdit, hasUnsentChanges }: MyDossier) {
  const text = useText("account");
  const to = usePath();
  if (!hasUnsentChanges || state === "withdrawn") return null;
  if (!mayEdit) return <Notice title={text("myDossier.unsent.over")}>{text("myDossier.unsent.over.text")}</Notice>;
  return (
    <Notice tone="warning" icon="alert" title={text("myDossier.unsent")}>
      <p>{text("myDossier.unsent.text")}</p>
      <LinkButton href={to(stepAt("check", id))} size="small" iconAfter="arrow">
        {text("myDossier.unsent.do")}
      </LinkButton>
    </Notice>
  );
}
