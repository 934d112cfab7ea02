import { withNext } from "#web/next.ts";
import { useLanguage, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

type Props = { name: string; next: string | null };

/** The way in through the company's own login. */
export function CompanyLink({ name, next }: Props) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      {/* A link, not a form: the page's policy keeps forms from being led to another site. The target says it is no page of ours. */}
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
