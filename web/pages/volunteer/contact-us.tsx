import type { VolunteerData } from "#web/pages/volunteer.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";

/** Where an organisation that needs people finds the fund's office. */
export function ContactUs({ office: { email, phone, address } }: { office: VolunteerData["office"] }) {
  const text = useText();
  const to = usePath();
  return (
    <section className="band band--deep round-tl contact" id="contact" aria-labelledby="contact-heading">
      <div className="wrap contact__in">
        <div className="contact__text">
          <h2 id="contact-heading">{text("volunteer.contact.heading")}</h2>
          <p className="lead">{text("volunteer.contact.text")}</p>
          <LinkButton href={to("/contact")} iconAfter="arrow">
            {text("volunteer.contact.action")}
          </LinkButton>
        </div>
        <ul className="contact__ways">
          {email && (
            <li>
              <Icon name="mail" />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
          {phone && (
            <li>
              <Icon name="phone" />
              <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
            </li>
          )}
          {address && (
            <li>
              <Icon name="place" />
              <span>{address}</span>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
