import { useText } from "#web/text.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Helpline = { name: string; phone: string; about: string };

/** The helplines from the fund's settings, for people in trouble. */
export function Helplines({ helplines }: { helplines: readonly Helpline[] }) {
  const text = useText("submission");
  if (helplines.length === 0) return null;
  return (
    <>
      <p>{text("internal.night")}</p>
      <ul className="ways">
        {helplines.map(({ name, phone, about }) => (
          <li key={name}>
            <Icon name="phone" />
            <span>
              {name}:{" "}
              <Link className="nowrap" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                {phone}
              </Link>
              <span className="meta internal-page__about">{about}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
