import { ContactForm } from "#web/components/contact-form.tsx";
import { ContactWays } from "#web/components/contact-ways.tsx";
import type { VolunteerData } from "#web/pages/volunteer/page.tsx";
import { useText } from "#web/text.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";

/** The contact details of the fund's office, for an organisation that needs volunteers. */
export function ContactUs({ office }: { office: VolunteerData["office"] }) {
  const text = useText("public");
  return (
    <section className="band band--deep round-tl" id="contact" aria-labelledby="contact-heading">
      <div className="wrap contact-us">
        <div className="contact-us__text">
          <h2 id="contact-heading">{text("volunteer.contact.heading")}</h2>
          <p className="lead">{text("volunteer.contact.text")}</p>
          <ContactWays {...office} />
        </div>
        <Panel className="as-page contact-us__form">
          <ContactForm topic="volunteering" isTopicKnown />
        </Panel>
      </div>
    </section>
  );
}
