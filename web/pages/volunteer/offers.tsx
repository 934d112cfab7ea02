import { NotTranslated } from "#web/components/dutch.tsx";
import { OfferCard } from "#web/pages/volunteer/offer-card.tsx";
import { searchOf } from "#web/pages/volunteer/search.ts";
import type { VolunteerData } from "#web/pages/volunteer.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Pagination } from "#web/ui/pagination/pagination.tsx";

type Props = Pick<VolunteerData, "offers" | "filter" | "counts" | "page" | "pages"> & {
  /** The offer that stands open above the list, and so not in it. */
  openSlug: string | undefined;
};

/** Who seeks volunteers, as far as the filter lets them through. */
export function Offers({ offers, filter, counts, page, pages, openSlug }: Props) {
  const text = useText();
  const to = usePath();
  const isFiltered = Object.values(filter).some(Boolean);
  const others = offers.filter(({ slug }) => slug !== openSlug);
  return (
    <div className="wrap vasks-place" id="offers">
      <p className="vasks-count">
        <span role="status">{text("volunteer.found", { count: counts.total })}</span>
        {isFiltered && offers.length > 0 && <Link href={to("/volunteer")}>{text("volunteer.filter.clear")}</Link>}
      </p>
      <NotTranslated inDutch={offers.flatMap(({ inDutch }) => inDutch)} />
      {others.length > 0 && (
        <ul className="vasks" aria-label={text("volunteer.offers")}>
          {others.map((offer, index) => (
            <OfferCard key={offer.id} offer={offer} isLead={index === 0} search={searchOf(filter, page)} />
          ))}
        </ul>
      )}
      {offers.length === 0 && <Nothing isFiltered={isFiltered || page > 1} />}
      {pages > 1 && <Pages filter={filter} page={page} pages={pages} />}
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const text = useText();
  const to = usePath();
  if (!isFiltered) {
    return (
      <Empty title={text("volunteer.none.title")} heading="h2">
        {text("volunteer.none.text")}
      </Empty>
    );
  }
  return (
    <Empty
      title={text("volunteer.noMatch.title")}
      heading="h2"
      action={
        <LinkButton href={to("/volunteer")} variant="secondary" size="small">
          {text("volunteer.filter.clear")}
        </LinkButton>
      }
    >
      {text("volunteer.noMatch.text")}
    </Empty>
  );
}

function Pages({ filter, page, pages }: Pick<Props, "filter" | "page" | "pages">) {
  const text = useText();
  const format = useFormats();
  const to = usePath();
  const hrefOf = (one: number) => to(`/volunteer${searchOf(filter, one)}#offers`);
  // Those around this one; few funds ever have a second.
  const numbers = [-2, -1, 0, 1, 2].map((step) => page + step).filter((one) => one >= 1 && one <= pages);
  return (
    <Pagination
      label={text("volunteer.pages")}
      pages={numbers.map((one) => ({ href: hrefOf(one), label: format.number(one), current: one === page }))}
      {...(page > 1 && { previous: { href: hrefOf(page - 1), label: text("volunteer.pages.previous") } })}
      {...(page < pages && { next: { href: hrefOf(page + 1), label: text("volunteer.pages.next") } })}
    />
  );
}
