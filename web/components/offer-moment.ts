import { useFormats } from "#web/text.tsx";

type Moment = { moment: string | null; startsAt: string | null; endsAt: string | null };

/** Says when an offer needs volunteers: in the organisation's words, or from the date. */
export function useOfferMoment(): (offer: Moment) => string {
  const format = useFormats();
  return ({ moment, startsAt, endsAt }) => {
    if (moment || !startsAt || !endsAt) return moment ?? "";
    const [starts, ends] = [new Date(startsAt), new Date(endsAt)];
    return `${format.shortDay(starts)}, ${format.time(starts)}–${format.time(ends)}`;
  };
}
