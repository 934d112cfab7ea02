import { ContactWays } from "#web/components/contact-ways.tsx";
import type { VolunteerData } from "#web/pages/volunteer.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

/** Where an organisation that needs people finds the fund's office. */
export function ContactUs({ office }: { office: VolunteerData["office"] }) {
  const text = useText();
  const to = usePath();
  return (
    <section className="band band--deep round-tl" id="contact" aria-labelledby="contact-heading">
      <div className="wrap contact-us">
        <div className="contact-us__text">
          <h2 id="contact-heading">{text("volunteer.contact.heading")}</h2>
          <p className="lead">{text("volunteer.contact.text")}</p>
          <LinkButton href={to("/contact")} iconAfter="arrow">
            {text("volunteer.contact.action")}
          </LinkButton>
        </div>
        <ContactWays {...office} />
      </div>
    </section>
  );
}
