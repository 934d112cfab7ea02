import type { CompanyLoginProblem } from "#domain/login.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** Says why a company login failed, and what to do now. */
export function CompanyRefusal({ code }: CompanyLoginProblem) {
  const text = useText();
  const to = usePath();
  return (
    <Notice role="alert" tone="danger" title={text("form.problem")}>
      <p>{text(code)}</p>
      <p>
        <Link href={to("/contact")}>{text("login.contact")}</Link>
      </p>
    </Notice>
  );
}
