import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { allCalls, type CatalogueChoice, choiceIn, writeChoice } from "#web/components/catalogue-address.ts";
import type { CatalogueData } from "#web/components/catalogue-fields.ts";
import { Options } from "#web/components/catalogue-filters.tsx";
import { KeepPlace } from "#web/components/page-link.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Select } from "#web/ui/select/select.tsx";
import { Tab, Tabs, tabClass } from "#web/ui/tabs/tabs.tsx";
import { useEarlyInput } from "#web/ui/use-early-input.ts";

type Props = {
  calls: CatalogueData["calls"];
  choice: CatalogueChoice;
  /** The slug of the current call, null for all calls; undefined for the fund's own selection. */
  current?: string | null | undefined;
  /** Tabs for sections further down the page. */
  children?: ReactNode;
};

/** Tabs for all calls, the newest ones, the older ones together, and the fund's own selection. */
export function CatalogueTabs({ calls, choice, current, children }: Props) {
  const text = useText("public");
  const to = usePath();
  const format = useFormats();
  // The other choices stay the same.
  const { call: _call, page: _page, ...otherChoices } = choice;
  const tab = (slug: string, label: string, count: number | null, isCurrent: boolean) => (
    <Tab
      key={slug}
      href={to(`/projects${writeChoice({ ...otherChoices, call: slug })}`)}
      count={count === null ? undefined : format.number(count)}
      isCurrent={isCurrent}
    >
      {label}
    </Tab>
  );
  const total = calls.reduce<number | null>(
    (sum, { count }) => (sum === null || count === null ? null : sum + count),
    0,
  );
  // One row has room for three tabs, or for two and a select.
  const newest = calls.slice(0, calls.length > 3 ? 2 : 3);
  const older = calls.slice(newest.length);
  return (
    <KeepPlace value>
      <Tabs label={text("projects.tabs")}>
        {tab(allCalls, text("projects.allCalls"), total, current === null)}
        {newest.map(({ value: { slug, title }, count }) => tab(slug, title, count, slug === current))}
        {older.length > 0 && <OlderCalls calls={older} choice={otherChoices} current={current} />}
        <Tab
          href={to(`/selection-asf${writeChoice({ ...otherChoices, status: null })}`)}
          isCurrent={current === undefined}
        >
          {text("projects.selection.title")}
        </Tab>
        {children}
      </Tabs>
    </KeepPlace>
  );
}

type OlderProps = Pick<Props, "calls" | "current"> & { choice: Partial<CatalogueChoice> };

/** A select for the older calls: in a plain form without scripts, and at once with them. */
function OlderCalls({ calls, choice, current }: OlderProps) {
  const text = useText("public");
  const to = usePath();
  const navigate = useNavigate();
  const currentSlug = calls.find(({ value }) => value.slug === current)?.value.slug ?? "";
  const select = useRef<HTMLSelectElement>(null);
  const openChosenCall = (form: HTMLFormElement) =>
    void navigate(to(`/projects${writeChoice(choiceIn(form))}`), { preventScrollReset: true });
  const place = useEarlyInput(openChosenCall);
  // The select shows the new choice while it loads, and then the call that arrives.
  useEffect(() => {
    if (select.current) select.current.value = currentSlug;
  }, [currentSlug]);
  return (
    <form className={tabClass(currentSlug !== "")} action={to("/projects")} ref={place}>
      {[...new URLSearchParams(writeChoice(choice))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="call"
        aria-label={text("projects.olderCalls")}
        defaultValue={currentSlug}
        ref={select}
        onChange={({ currentTarget: { form } }) => form && openChosenCall(form)}
      >
        <option value="" hidden>
          {text("projects.olderCalls")}
        </option>
        <Options counts={calls.map(({ value: { slug }, count }) => ({ value: slug, count }))} chosenValue={currentSlug}>
          {(slug) => calls.find(({ value }) => value.slug === slug)?.value.title ?? slug}
        </Options>
      </Select>
      <Button variant="quiet">{text("projects.olderCalls.show")}</Button>
    </form>
  );
}
