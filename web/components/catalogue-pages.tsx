import { mostFound } from "#domain/catalogue.ts";
import { type CatalogueChoice, writeChoice } from "#web/components/catalogue-address.ts";
import type { CatalogueData } from "#web/components/catalogue-fields.ts";
import { listId } from "#web/components/catalogue-ids.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { type PageLink, Pagination } from "#web/ui/pagination/pagination.tsx";

type Props = { catalogue: CatalogueData; choice: CatalogueChoice; path: string };

/** The pages of the list, and on the last page what to do if there are more projects than pages can show. */
export function CataloguePages({ catalogue: { page, pages, total, hasMore }, choice, path }: Props) {
  const text = useText("public");
  const to = usePath();
  const format = useFormats();
  if (pages < 2) return null;
  const hrefOf = (number: number) => to(`${path}${writeChoice({ ...choice, page: number })}#${listId}`);
  const links = visiblePages(page, pages).map((number): PageLink => {
    if (number === null) return "gap";
    return { href: hrefOf(number), label: format.number(number), current: number === page };
  });
  return (
    <div className="catalogue__pages">
      <Pagination
        label={text("projects.pages")}
        pages={links}
        {...(page > 1 && { previous: { href: hrefOf(page - 1), label: text("projects.pages.previous") } })}
        {...(page < pages && { next: { href: hrefOf(page + 1), label: text("projects.pages.next") } })}
      />
      {page === pages && (hasMore || total > mostFound) && (
        <p className="muted">{text("projects.pages.end", { count: mostFound })}</p>
      )}
    </div>
  );
}

/** The first page, the last one and those around the current page; null is a gap. */
function visiblePages(page: number, pages: number): (number | null)[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
  return numbers
    .sort((one, other) => one - other)
    .flatMap((one, place) => {
      const previousNumber = numbers[place - 1] ?? 0;
      // A gap of one page would take as much room as the page itself, so we show the page.
      if (one - previousNumber === 2) return [one - 1, one];
      return one - previousNumber > 2 ? [null, one] : [one];
    });
}
