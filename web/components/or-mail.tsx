import type { Refused } from "#web/form.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useRichText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** The way around a form that does not let someone through: the office's own mail address. */
export function OrMail({ refused }: { refused: Refused | undefined }) {
  const rich = useRichText();
  const { email } = useFund();
  // What is wrong with a field is put right in that field.
  if (!refused || refused.problem.code === "form.invalid" || !email) return null;
  return <p>{rich("contact.orMail", { email }, { a: (inside) => <Link href={`mailto:${email}`}>{inside}</Link> })}</p>;
}
