import { allCalls, type CatalogueChoice, writeChoice } from "#web/components/catalogue-address.ts";
import type { CatalogueData } from "#web/components/catalogue-fields.ts";
import { KeepPlace } from "#web/components/page-link.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Tabs } from "#web/ui/tabs/tabs.tsx";

type Props = {
  calls: CatalogueData["calls"];
  choice: CatalogueChoice;
  /** The address of the call that is shown, null for all of them; none for the fund's own selection. */
  current?: string | null;
  /** What stands further down the page, by its place there. */
  below?: { href: `#${string}`; label: string }[];
};

/** A tab for all calls, for each of them, and for the fund's own selection. What else was chosen stays chosen. */
export function CatalogueTabs({ calls, choice, current, below = [] }: Props) {
  const text = useText();
  const to = usePath();
  const format = useFormats();
  const tab = (slug: string, label: string, count: number | null, isCurrent: boolean) => ({
    href: to(`/projects${writeChoice({ ...choice, call: slug, page: 1 })}`),
    label,
    count: count === null ? undefined : format.number(count),
    current: isCurrent,
  });
  // What is counted among the fund's own selection is not what stands behind the other tabs.
  const isCounted = current !== undefined && calls.every(({ count }) => count !== null);
  const total = calls.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const { status: _status, call: _call, ...kept } = choice;
  return (
    <KeepPlace value>
      <Tabs
        label={text("projects.tabs")}
        items={[
          tab(allCalls, text("projects.allCalls"), isCounted ? total : null, current === null),
          ...calls.map(({ value: { slug, title }, count }) =>
            tab(slug, title, isCounted ? count : null, slug === current),
          ),
          {
            href: to(`/selection-asf${writeChoice({ ...kept, page: 1 })}`),
            label: text("projects.selection.title"),
            current: current === undefined,
          },
          ...below,
        ]}
      />
    </KeepPlace>
  );
}
