import type { VolunteerData } from "#web/pages/volunteer/page.tsx";
import { OfferCard } from "#web/pages/volunteer/parts/offer-card.tsx";
import { searchOf } from "#web/pages/volunteer/parts/search.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Pagination } from "#web/ui/pagination/pagination.tsx";

type Props = Pick<VolunteerData, "offers" | "filter" | "counts" | "page" | "pages"> & {
  /** The offer that is open above the list, and so not in it. */
  openSlug: string | undefined;
};

/** The offers that match the filter. */
export function Offers({ offers, filter, counts, page, pages, openSlug }: Props) {
  const text = useText("public");
  const to = usePath();
  const isFiltered = Object.values(filter).some(Boolean);
  const listedOffers = offers.filter(({ slug }) => slug !== openSlug);
  return (
    <div className="wrap offers-place" id="offers">
      <p className="offers-count">
        <span role="status">
          {text("volunteer.found", { count: counts.total - offers.length + listedOffers.length })}
        </span>
        {isFiltered && <Link href={to("/volunteer")}>{text("volunteer.filter.clear")}</Link>}
      </p>
      {listedOffers.length > 0 && (
        <ul className="offer-cards" aria-label={text("volunteer.offers")}>
          {listedOffers.map((offer, index) => (
            <OfferCard key={offer.id} offer={offer} isLead={index === 0} search={searchOf(filter, page)} />
          ))}
        </ul>
      )}
      {offers.length === 0 && (
        <Empty title={text(isFiltered || page > 1 ? "volunteer.noMatch" : "volunteer.none")} heading="h2" />
      )}
      {pages > 1 && <Pages filter={filter} page={page} pages={pages} />}
    </div>
  );
}

function Pages({ filter, page, pages }: Pick<Props, "filter" | "page" | "pages">) {
  const text = useText("public");
  const format = useFormats();
  const to = usePath();
  const hrefOf = (one: number) => to(`/volunteer${searchOf(filter, one)}#offers`);
  return (
    <Pagination
      label={text("volunteer.pages")}
      // Few funds ever have a second page, so links to the previous and next page are enough.
      pages={[{ href: hrefOf(page), label: format.number(page), current: true }]}
      {...(page > 1 && { previous: { href: hrefOf(page - 1), label: text("volunteer.pages.previous") } })}
      {...(page < pages && { next: { href: hrefOf(page + 1), label: text("volunteer.pages.next") } })}
    />
  );
}
