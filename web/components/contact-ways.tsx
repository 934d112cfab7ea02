import { useText } from "#web/text.tsx";
import { EmailAddress } from "#web/ui/email-address/email-address.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./contact-ways.css";

type Props = { email: string; phone: string; address?: string | undefined };

/** The ways to reach the fund's office that it has entered. */
export function ContactWays({ email, phone, address }: Props) {
  const text = useText();
  return (
    <ul className="ways">
      {email && (
        <li>
          <Icon name="mail" label={text("shell.email")} />
          <Link href={`mailto:${email}`}>
            <EmailAddress>{email}</EmailAddress>
          </Link>
        </li>
      )}
      {phone && (
        <li>
          <Icon name="phone" label={text("shell.phone")} />
          <Link className="nowrap" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            {phone}
          </Link>
        </li>
      )}
      {address && (
        <li>
          <Icon name="place" label={text("shell.address")} />
          <span>{address}</span>
        </li>
      )}
    </ul>
  );
}
