import type { ResultOf } from "gql.tada";
import { fund } from "#web/graphql/document.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Tabs } from "#web/ui/tabs/tabs.tsx";

/** The calls one can look at. */
export const CatalogueTabsFields = fund(`
  fragment CatalogueTabsFields on Query {
    calls { slug title(language: $language) projectCount }
  }
`);

type Props = {
  calls: ResultOf<typeof CatalogueTabsFields>["calls"];
  /** The address of the call that is shown; none for the fund's own selection. */
  current?: string;
};

/** A tab for each call that has projects, and one for the fund's own selection. */
export function CatalogueTabs({ calls, current }: Props) {
  const text = useText();
  const to = usePath();
  const format = useFormats();
  const items = calls
    .filter(({ projectCount }) => projectCount > 0)
    .map(({ slug, title, projectCount }) => ({
      href: to(`/projects?call=${slug}`),
      label: title,
      count: format.number(projectCount),
      current: slug === current,
    }));
  const selection = { href: to("/selection-asf"), label: text("projects.selection.title"), current: !current };
  return <Tabs label={text("projects.tabs")} items={[...items, selection]} />;
}
