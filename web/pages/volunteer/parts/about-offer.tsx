import { langOf } from "#web/components/dutch.tsx";
import { useOfferMoment } from "#web/components/offer-moment.ts";
import type { OfferData } from "#web/pages/volunteer/parts/offer-fields.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Props = { offer: OfferData };

/** The day of an offer, or how often it is. */
export function OfferMoment({ offer }: Props) {
  const momentOf = useOfferMoment();
  return (
    <p className="offer-card__when">
      <Icon name="calendar" />
      <strong lang={langOf(offer.inDutch, "moment")}>{momentOf(offer)}</strong>
    </p>
  );
}

/** The minimum age, the hours and the languages. */
export function Conditions({ offer: { minimumAge, hoursPerMonth, languages } }: Props) {
  const text = useText("public");
  const format = useFormats();
  const languageNames = languages.map((language) => format.languageName(language)).join(", ");
  const hours = hoursPerMonth === null ? [] : [text("volunteer.hours", { hours: hoursPerMonth })];
  return [text("volunteer.age", { age: minimumAge }), ...hours, languageNames].join(" · ");
}

/** The day of a dated offer as a calendar file; a recurring offer has none. */
export function CalendarLink({ offer: { slug, title, moment, startsAt } }: Props) {
  const text = useText("public");
  const to = usePath();
  if (moment || !startsAt) return null;
  return (
    <Link href={to(`/volunteer/${slug}.ics`)} download>
      {text("volunteer.calendar")}
      <span className="vh">: {title}</span>
    </Link>
  );
}
