import { withNext } from "#web/next.ts";
import { useLanguage, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

type Props = { name: string; next: string | null };

/** The link to the company's own login. */
export function CompanyLink({ name, next }: Props) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      {/* This is no form, because our policy stops forms from leaving the site. The target says it is not our page. */}
      <LinkButton
        href={withNext(`/login/company?language=${language}`, next)}
        target="_self"
        rel="nofollow"
        variant="secondary"
        iconAfter="arrow"
      >
        {text("login.company", { name })}
      </LinkButton>
      <p className="meta">{text("login.company.or")}</p>
    </>
  );
}
