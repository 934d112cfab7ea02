import { langOf } from "#web/components/dutch.tsx";
import { illustrationFocus, illustrationUrl } from "#web/components/illustration.ts";
import { CalendarLink, Conditions, OfferMoment } from "#web/pages/volunteer/parts/about-offer.tsx";
import type { OfferData } from "#web/pages/volunteer/parts/offer-fields.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import { Tag } from "#web/ui/tag/tag.tsx";

type Props = {
  offer: OfferData;
  isLead: boolean;
  /** The filter of the list as a query, which stays the same while someone offers help. */
  search: string;
};

/** An organisation that seeks volunteers: the task, the time, and a link to offer help. */
export function OfferCard({ offer, isLead, search }: Props) {
  const text = useText("public");
  const to = usePath();
  const { inDutch, title, task, illustration, organisation, slug } = offer;
  return (
    <li className={classNames("offer-card", isLead && "offer-card--lead")} id={slug}>
      <div className="offer-card__pic">
        <img
          src={illustrationUrl(illustration)}
          alt=""
          width="800"
          height="600"
          loading={isLead ? undefined : "lazy"}
          style={cssProperties({ "--fp": illustrationFocus(illustration) ?? "50% 50%" })}
        />
      </div>
      <div className="offer-card__body">
        <p className="meta">
          {organisation.name}, {organisation.town}{" "}
          {inDutch.length > 0 && <Tag tone="blue">{text("project.inDutch")}</Tag>}
        </p>
        <h2 lang={langOf(inDutch, "title")}>{title}</h2>
        <OfferMoment offer={offer} />
        <p className="muted" lang={langOf(inDutch, "task")}>
          {task}
        </p>
        <p className="meta">
          <Conditions offer={offer} />
        </p>
        <p className="offer-card__hands">
          <Pips count={offer.hands} />
          <span>{text("volunteer.hands", { count: offer.hands })}</span>
        </p>
        <p className="offer-card__ways">
          <ArrowLink href={to(`/volunteer/${slug}${search}#help`)}>
            {text("volunteer.help")}
            <span className="vh">: {title}</span>
          </ArrowLink>
          <CalendarLink offer={offer} />
        </p>
      </div>
    </li>
  );
}

function Pips({ count }: { count: number }) {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kernel has no other key than its position.
        <i key={index} />
      ))}
    </span>
  );
}
