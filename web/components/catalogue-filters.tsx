import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import type { CatalogueOrder } from "#domain/catalogue.ts";
import {
  type CatalogueChoice,
  choiceIn,
  type ListPath,
  orderOf,
  ordersOf,
  sortKey,
  withoutSearch,
  writeChoice,
} from "#web/components/catalogue-address.ts";
import { type CatalogueData, regionCounts, type ValueCount } from "#web/components/catalogue-fields.ts";
import { usePath } from "#web/path.ts";
import { useItemName } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Chip, Chips } from "#web/ui/chip/chip.tsx";
import { Fold } from "#web/ui/fold/fold.tsx";
import { SearchInput } from "#web/ui/input/input.tsx";
import { Select } from "#web/ui/select/select.tsx";
import { useEarlyInput } from "#web/ui/use-early-input.ts";
import "./catalogue-filters.css";

type Props = {
  catalogue: CatalogueData;
  choice: CatalogueChoice;
  path: ListPath;
};

/** Filters the catalogue: with a plain form without scripts, and at once with them. The address holds the choice. */
export function CatalogueFilters({ catalogue, choice, path }: Props) {
  const text = useText("public");
  const nameOf = useItemName();
  const format = useFormats();
  const to = usePath();
  const { visibleChoice, form, input, handleChoice } = useFilters(choice, path);
  // Until the next answer arrives, the server's last answer decides whether the typed text counts as a search.
  const sortChoice = !catalogue.search && visibleChoice.q === choice.q ? withoutSearch(visibleChoice) : visibleChoice;
  return (
    <search>
      <form className="filters" action={to(path)} {...form}>
        {choice.call && <input type="hidden" name="call" value={choice.call} />}
        <SearchInput
          name="q"
          label={text("projects.filter.search")}
          placeholder={text("projects.filter.search")}
          autoComplete="off"
          maxLength={200}
          {...input}
        />
        <Fold
          label={text("projects.filters")}
          count={[visibleChoice.theme, visibleChoice.region, visibleChoice.status].filter(Boolean).length}
        >
          <Button variant="secondary" className="filters__go">
            {text("projects.filter.go")}
          </Button>
          <Choice
            name="region"
            label={text("projects.filter.region")}
            value={visibleChoice.region}
            onChange={handleChoice}
          >
            <option value="">{text("projects.filter.anyRegion")}</option>
            <Options counts={regionCounts(catalogue)} chosenValue={visibleChoice.region}>
              {(region) => text(`region.${region}`)}
            </Options>
          </Choice>
          {path === "/projects" && (
            <Choice
              name="status"
              label={text("projects.filter.status")}
              value={visibleChoice.status}
              onChange={handleChoice}
            >
              <option value="">{text("projects.filter.anyStatus")}</option>
              <Options counts={catalogue.statuses} chosenValue={visibleChoice.status}>
                {(status) => text(`projects.status.${status}`)}
              </Options>
            </Choice>
          )}
          <Choice
            name="sort"
            label={text("projects.filter.sort")}
            value={sortOf(sortChoice, path)}
            onChange={handleChoice}
          >
            {ordersOf(sortChoice, path).map((order) => (
              <option key={order} value={sortOf({ ...sortChoice, sort: order }, path) ?? ""}>
                {text(sortKey(order, catalogue))}
              </option>
            ))}
          </Choice>
          <div className="filters__themes">
            <Chips legend={text("projects.filter.theme")}>
              <Chip name="theme" value="" checked={visibleChoice.theme === null} onChange={handleChoice}>
                {text("projects.filter.anyTheme")}
              </Chip>
              {catalogue.themes.map(({ value, count }) => (
                <Chip
                  key={value}
                  name="theme"
                  value={value}
                  checked={visibleChoice.theme === value}
                  disabled={count === 0 && visibleChoice.theme !== value}
                  onChange={handleChoice}
                >
                  {nameOf("themes", value)} {count !== null && <small>{format.number(count)}</small>}
                </Chip>
              ))}
            </Chips>
          </div>
        </Fold>
      </form>
    </search>
  );
}

/** The order for the address: null if it is the default, which another search may change. */
function sortOf(choice: CatalogueChoice, path: ListPath): CatalogueOrder | null {
  const order = orderOf(choice, path);
  return order === orderOf({ ...choice, sort: null }, path) ? null : order;
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string | null;
  onChange(event: ChangeEvent<HTMLSelectElement>): void;
  children: ReactNode;
};

function Choice({ name, label, value, onChange, children }: ChoiceProps) {
  return (
    <Select name={name} aria-label={label} value={value ?? ""} onChange={onChange}>
      {children}
    </Select>
  );
}

type OptionsProps<Value extends string> = {
  counts: readonly ValueCount<Value>[];
  chosenValue: Value | null;
  children(value: Value): string;
};

/** Options to choose from; options without projects are left out, unless they are chosen. */
export function Options<Value extends string>({ counts, chosenValue, children }: OptionsProps<Value>) {
  const text = useText("public");
  return counts
    .filter(({ value, count }) => count !== 0 || value === chosenValue)
    .map(({ value, count }) => (
      <option key={value} value={value}>
        {count === null ? children(value) : text("projects.filter.option", { name: children(value), count })}
      </option>
    ));
}

const typingPause = 300;

/** The history state of a step that comes from the visitor's own typing or choosing. */
const ownStep = { isOwn: true };

/** Whether the current list comes from a choice in this form, and not from a link or the back button. */
function useIsOwnStep(): boolean {
  const { state } = useLocation();
  return useNavigationType() !== "POP" && state?.isOwn === true;
}

/** Applies the form: at once after a choice, and at every pause while someone types. */
function useFilters(choice: CatalogueChoice, path: ListPath) {
  const navigate = useNavigate();
  const to = usePath();
  const [typedText, setTypedText] = useState(choice.q);
  // A new choice shows at once, while its projects are still loading.
  const [pickedChoice, setPickedChoice] = useState<CatalogueChoice | null>(null);
  const sentText = useRef(choice.q);
  const isOwn = useIsOwnStep();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const currentQuery = writeChoice(choice);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // A new list replaces the picked choice, unless the visitor has picked another one meanwhile.
    setPickedChoice((latest) => (isOwn && latest && writeChoice(latest) !== currentQuery ? latest : null));
  }, [currentQuery, isOwn]);
  useEffect(() => {
    // A late answer to an earlier part of the text must not overwrite what the visitor is typing.
    if (isOwn || choice.q === sentText.current) return;
    setTypedText(choice.q);
    sentText.current = choice.q;
  }, [choice.q, isOwn]);

  function applyForm(form: HTMLFormElement, replace: boolean) {
    clearTimeout(timer.current);
    const formChoice = choiceIn(form);
    const next = { ...formChoice, sort: sortOf(formChoice, path) };
    sentText.current = next.q;
    setPickedChoice(next);
    void navigate(to(path + writeChoice(next)), { replace, preventScrollReset: true, state: ownStep });
  }
  const place = useEarlyInput((form) => {
    setTypedText(String(new FormData(form).get("q") ?? ""));
    applyForm(form, false);
  });
  return {
    visibleChoice: pickedChoice ?? choice,
    form: {
      ref: place,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        applyForm(event.currentTarget, false);
      },
    },
    input: {
      value: typedText,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value, form } = event.currentTarget;
        setTypedText(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => form && applyForm(form, sentText.current !== ""), typingPause);
      },
    },
    handleChoice: ({ currentTarget }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => {
      if (currentTarget.form) applyForm(currentTarget.form, false);
    },
  };
}
