import { useText } from "#web/text.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./contact-ways.css";

type Props = { email: string; phone: string; address?: string | undefined };

/** The ways to reach the fund's office. */
export function ContactWays({ email, phone, address }: Props) {
  const text = useText();
  return (
    <ul className="ways">
      <li>
        <Icon name="mail" label={text("contact.email")} />
        <Link href={`mailto:${email}`}>{email}</Link>
      </li>
      <li>
        <Icon name="phone" label={text("contact.phone")} />
        <Link href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</Link>
      </li>
      {address && (
        <li>
          <Icon name="place" label={text("contact.address")} />
          <span>{address}</span>
        </li>
      )}
    </ul>
  );
}
