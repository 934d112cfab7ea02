import { allCalls, type CatalogueChoice, writeChoice } from "#web/components/catalogue-address.ts";
import type { CatalogueData } from "#web/components/catalogue-fields.ts";
import { usePath } from "#web/path.ts";
import { useRichText, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Props = { catalogue: CatalogueData; choice: CatalogueChoice; path: string };

/** No project fits the choice: names the choice, and suggests others. */
export function NothingFound({ catalogue: { search, calls }, choice, path }: Props) {
  const text = useText("public");
  const rich = useRichText("public");
  const to = usePath();
  const { q, call, theme, region, status } = choice;
  const hasFilters = Boolean(theme || region || status);
  const countInAllCalls = call && call !== allCalls ? calls.reduce((sum, { count }) => sum + (count ?? 0), 0) : 0;
  const word = search?.suggestion;
  return (
    <Empty
      title={text("projects.nothing.title")}
      heading="h2"
      action={
        <div className="nothing-found">
          {word && (
            <p>
              {rich(
                "projects.nothing.meant",
                { word },
                {
                  link: (inside) => <Link href={to(`${path}${writeChoice({ q: word, call })}`)}>{inside}</Link>,
                },
              )}
            </p>
          )}
          {countInAllCalls > 0 && (
            <p>
              <Link href={to(`${path}${writeChoice({ ...choice, call: allCalls, page: 1 })}`)}>
                {text("projects.nothing.elsewhere", { count: countInAllCalls })}
              </Link>
            </p>
          )}
          <LinkButton href={to(`${path}${writeChoice(hasFilters ? { q, call } : {})}`)} variant="secondary">
            {text(hasFilters ? "projects.filter.clear" : "projects.nothing.all")}
          </LinkButton>
        </div>
      }
    >
      {text(q ? "projects.nothing.search" : "projects.nothing.filters", { typed: q })}
    </Empty>
  );
}
