import { Section } from "#web/pages/account/section.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";

/** What someone handed in, and whether they voted. */
export function AccountDossiers() {
  const text = useText();
  const to = usePath();
  return (
    <Section name="dossiers" heading={text("account.dossiers")} text={text("account.dossiers.none")}>
      <p className="row">
        <ArrowLink href={to("/submit-a-project")}>{text("shell.submit")}</ArrowLink>
        <ArrowLink href={to("/vote")}>{text("shell.vote")}</ArrowLink>
      </p>
    </Section>
  );
}
