import { langOf, NotTranslated } from "#web/components/dutch.tsx";
import { illustrationFocus, illustrationUrl } from "#web/components/illustration.ts";
import { useOfferMoment } from "#web/components/offer-moment.ts";
import type { HomeData } from "#web/pages/home/page.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { cssProperties } from "#web/ui/css-properties.ts";
import { Link } from "#web/ui/link/link.tsx";

type Offer = HomeData["offers"]["edges"][number]["node"];

/** Three organisations that seek volunteers. */
export function VolunteerOffers({ offers }: { offers: Offer[] }) {
  const text = useText("home");
  const to = usePath();
  const momentOf = useOfferMoment();
  if (offers.length === 0) return null;
  return (
    <section className="section volunteer-offers" aria-labelledby="offers-heading">
      <div className="wrap volunteer-offers__in">
        <div className="volunteer-offers__head">
          <h2 id="offers-heading">{text("home.offers.heading")}</h2>
          <p className="lead">{text("home.offers.text")}</p>
          <LinkButton href={to("/volunteer")} variant="secondary" iconAfter="arrow">
            {text("home.offers.all")}
          </LinkButton>
          <NotTranslated inDutch={offers.flatMap((offer) => offer.inDutch)} visibleParts={["title", "moment"]} />
        </div>
        <ul className="offer-rows">
          {offers.map((offer) => (
            <li key={offer.id} className="offer-row">
              <div className="offer-row__pic">
                <img
                  src={illustrationUrl(offer.illustration)}
                  alt=""
                  width="800"
                  height="600"
                  loading="lazy"
                  style={cssProperties({ "--fp": illustrationFocus(offer.illustration) ?? "50% 50%" })}
                />
              </div>
              <div>
                <h3 lang={langOf(offer.inDutch, "title")}>
                  <Link href={to(`/volunteer#${offer.slug}`)}>{offer.title}</Link>
                </h3>
                <p className="meta">
                  {offer.organisation.name}, {offer.organisation.town}
                </p>
              </div>
              <p className="offer-row__when">
                <strong lang={langOf(offer.inDutch, "moment")}>{momentOf(offer)}</strong>
                <span className="meta">{text("home.offers.count", { count: offer.hands })}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
