import { roleKey } from "#web/components/role-key.ts";
import type { Account } from "#web/pages/account/page.tsx";
import { usePath } from "#web/path.ts";
import { useMe } from "#web/shell/me.ts";
import { useText } from "#web/text.tsx";
import { Badge } from "#web/ui/badge/badge.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";

/** The link to the office, for people with a role. */
export function AccountOffice({ roles }: Pick<Account, "roles">) {
  const text = useText("account");
  const to = usePath();
  const me = useMe();
  if (roles.length === 0) return null;
  return (
    <section className="office-card" aria-labelledby="office-heading">
      <p>
        <Badge tone="now">{roles.map((role) => text(roleKey(role, me?.seat))).join(", ")}</Badge>
      </p>
      <h2 id="office-heading">{text("account.office.heading")}</h2>
      <p>{text("account.office.text")}</p>
      <LinkButton href={to("/office")} iconAfter="arrow">
        {text("account.office")}
      </LinkButton>
    </section>
  );
}

/** The second factors that open the office. */
export function AccountFactors({ factors }: Pick<Account, "factors">) {
  const text = useText("account");
  const to = usePath();
  if (!factors) return null;
  const { passkeys, codeAppSince } = factors;
  const factorTexts = [
    passkeys.length > 0 && text("account.factors.passkeys", { count: passkeys.length }),
    codeAppSince && text("account.factors.app"),
  ].filter(Boolean);
  return (
    <FoldedSection
      id="factors"
      title={text("account.factors.heading")}
      now={factorTexts.length > 0 ? factorTexts.join(", ") : text("account.factors.none")}
    >
      <p>
        <ArrowLink href={to("/login/second-factor")}>{text("account.factors")}</ArrowLink>
      </p>
    </FoldedSection>
  );
}
