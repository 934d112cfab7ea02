import { langOf } from "#web/components/dutch.tsx";
import { illustrationFocus, illustrationUrl } from "#web/components/illustration.ts";
import { useOfferMoment } from "#web/components/offer-moment.ts";
import type { VolunteerData } from "#web/pages/volunteer.tsx";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

type Offer = VolunteerData["offers"][number];
type Props = {
  offer: Offer;
  isLead: boolean;
  /** Who passes on that someone wants to help. */
  email: string;
};

/** An organisation that seeks volunteers: what to do, when, and how to say yes. */
export function OfferCard({ offer, isLead, email }: Props) {
  const text = useText();
  const momentOf = useOfferMoment();
  const { inDutch, title, task, illustration, organisation } = offer;
  const subject = encodeURIComponent(text("volunteer.helpWith", { title }));
  return (
    <li className={classNames("vask", isLead && "vask--lead")} id={offer.slug}>
      <div className="vask__pic">
        <img
          src={illustrationUrl(illustration)}
          alt=""
          width="800"
          height="600"
          loading={isLead ? undefined : "lazy"}
          style={cssProperties({ "--fp": illustrationFocus(illustration) ?? "50% 50%" })}
        />
      </div>
      <div className="vask__body">
        <p className="meta">
          {organisation.name}, {organisation.town}{" "}
          {inDutch.length > 0 && <Tag tone="blue">{text("project.inDutch")}</Tag>}
        </p>
        <h2 lang={langOf(inDutch, "title")}>{title}</h2>
        <p className="vask__when">
          <Icon name="calendar" />
          <strong lang={langOf(inDutch, "moment")}>{momentOf(offer)}</strong>
        </p>
        <p className="muted" lang={langOf(inDutch, "task")}>
          {task}
        </p>
        <p className="meta">
          <Conditions offer={offer} />
        </p>
        <p className="vask__hands">
          <Pips count={offer.hands} />
          <span>{text("volunteer.hands", { count: offer.hands })}</span>
        </p>
        <p>
          <ArrowLink href={`mailto:${email}?subject=${subject}`}>
            {text("volunteer.help")}
            <span className="vh">: {title}</span>
          </ArrowLink>
        </p>
      </div>
    </li>
  );
}

/** How old, how long, and in which languages. */
function Conditions({ offer: { minimumAge, hoursPerMonth, languages } }: { offer: Offer }) {
  const text = useText();
  const spoken = languages.map((language) => text(`volunteer.language.${language}`)).join(", ");
  const hours = hoursPerMonth === null ? [] : [text("volunteer.hours", { hours: hoursPerMonth })];
  return [text("volunteer.age", { age: minimumAge }), ...hours, spoken].join(" · ");
}

function Pips({ count }: { count: number }) {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kernel is its place.
        <i key={index} />
      ))}
    </span>
  );
}
