import { type ReactNode, useEffect, useId, useRef } from "react";
import { Form } from "react-router";
import { addressOfList, changeList, type ListQuestion, usualColumns, withoutValue } from "#domain/list.ts";
import type { OfficeListData } from "#web/components/office-list.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { FilterChip } from "#web/ui/filter-chip/filter-chip.tsx";
import { SearchInput } from "#web/ui/input/input.tsx";
import { Popover } from "#web/ui/popover/popover.tsx";

/** The name of a filter and its values; a filter without values asks for a day. */
export type FilterWords = { label: string; options?: readonly { value: string; label: string }[] };

type Props = {
  data: OfficeListData<unknown>;
  columnLabels: Readonly<Record<string, string>>;
  filters: Readonly<Record<string, FilterWords>>;
  searchLabel: string | undefined;
};

/** The tools above a list: search, the filters that are on, more filters, and the columns. */
export function ListTools({ data: { definition, path, question }, columnLabels, filters, searchLabel }: Props) {
  const text = useText("office");
  const format = useFormats();
  const to = usePath();
  const searchForm = useRef<HTMLFormElement>(null);
  // A new field for every address would lose the focus of a person who searches again.
  useEffect(() => {
    const field = searchForm.current?.querySelector<HTMLInputElement>("[data-list-search]");
    if (field) field.value = question.search;
  }, [question.search]);
  const hrefOf = (changed: ListQuestion) => to(path) + addressOfList(definition, changed);
  const chosen = Object.entries(question.filters).flatMap(([name, values]) => values.map((value) => ({ name, value })));
  const valueLabel = (name: string, value: string) =>
    filters[name]?.options?.find((option) => option.value === value)?.label ??
    (definition.filters[name] === "day" ? format.shortDate(new Date(`${value}T12:00:00Z`)) : value);
  return (
    <div className="office-list__tools">
      {searchLabel && (
        <Form role="search" className="office-list__search" action={to(path)} ref={searchForm}>
          <Kept question={changeList(question, { search: "" })} definition={definition} />
          <SearchInput
            name="q"
            label={searchLabel}
            placeholder={searchLabel}
            defaultValue={question.search}
            data-list-search
          />
        </Form>
      )}
      {chosen.map(({ name, value }) => (
        <FilterChip
          key={`${name} ${value}`}
          href={hrefOf(withoutValue(question, name, value))}
          name={filters[name]?.label ?? name}
          value={valueLabel(name, value)}
          removeLabel={text("list.removeFilter")}
        />
      ))}
      <Menu label={text("list.filter")} className="filter-chip filter-chip--add" action={to(path)}>
        <Kept question={changeList(question, { filters: {} })} definition={definition} />
        {Object.entries(filters).map(([name, { label, options }]) =>
          options ? (
            <fieldset key={name}>
              <legend>{label}</legend>
              {options.map((option) => (
                <Check
                  key={`${option.value} ${question.filters[name]?.includes(option.value) ?? false}`}
                  name={name}
                  value={option.value}
                  defaultChecked={question.filters[name]?.includes(option.value) ?? false}
                >
                  {option.label}
                </Check>
              ))}
            </fieldset>
          ) : (
            <label key={`${name} ${question.filters[name]?.[0] ?? ""}`}>
              {label}
              <input className="input" type="date" name={name} defaultValue={question.filters[name]?.[0]} />
            </label>
          ),
        )}
      </Menu>
      <Menu label={text("list.columns")} className="filter-chip filter-chip--plain" action={to(path)}>
        <Kept question={changeList(question, { columns: usualColumns(definition) })} definition={definition} />
        <fieldset>
          <legend>{text("list.columns")}</legend>
          {Object.keys(definition.columns)
            .slice(1)
            .map((name) => (
              <Check
                key={`${name} ${question.columns.includes(name)}`}
                name="column"
                value={name}
                defaultChecked={question.columns.includes(name)}
              >
                {columnLabels[name]}
              </Check>
            ))}
        </fieldset>
      </Menu>
    </div>
  );
}

type MenuProps = { label: string; className: string; action: string; children: ReactNode };

/** A form behind a button; its choices become the address of the list. */
function Menu({ label, className, action, children }: MenuProps) {
  const text = useText("office");
  return (
    <Popover label={label} trigger={label} triggerClass={className}>
      <Form className="office-list__menu" action={action}>
        <div className="office-list__choices">{children}</div>
        <Button size="small">{text("list.apply")}</Button>
      </Form>
    </Popover>
  );
}

/** The parts of the address that a form keeps. */
function Kept({ question, definition }: Pick<OfficeListData<unknown>, "question" | "definition">) {
  const id = useId();
  const address = new URLSearchParams(addressOfList(definition, question));
  return [...address].map(([name, value]) => (
    <input key={`${id}${name}${value}`} type="hidden" name={name} value={value} />
  ));
}
