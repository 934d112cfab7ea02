import type { Refused } from "#web/form.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useRichText } from "#web/text.tsx";
import { EmailAddress } from "#web/ui/email-address/email-address.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** An alternative for a form that fails: the office's email address. */
export function MailInstead({ refused }: { refused: Refused | undefined }) {
  const rich = useRichText("public");
  const { email } = useFund();
  // People can fix the errors of fields themselves.
  if (!refused || refused.problem.code === "form.invalid" || !email) return null;
  const link = () => (
    <Link href={`mailto:${email}`}>
      <EmailAddress>{email}</EmailAddress>
    </Link>
  );
  return <p>{rich("contact.orMail", { email }, { a: link })}</p>;
}
