import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Region } from "#domain/region.ts";
import type { VolunteerData } from "#web/pages/volunteer.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { Select } from "#web/ui/select/select.tsx";

type Counted<Value> = { value: Value; count: number }[];

/** Narrows the list down by place, language and rhythm; the choice stands in the address. */
export function Filter({ filter, counts }: Pick<VolunteerData, "filter" | "counts">) {
  const text = useText();
  const to = usePath();
  const option = (name: string, count: number) => text("volunteer.filter.option", { name, count });
  const regions = counts.regions.map(({ value, count }) => ({ value: String(value).replaceAll("_", "-"), count }));
  return (
    <FormIdContext value="filter">
      <Form className="vfilter" method="get" action={to("/volunteer")} aria-label={text("volunteer.filter")}>
        <Choice
          name="region"
          label={text("volunteer.filter.region")}
          any={text("volunteer.filter.region.any")}
          chosen={filter.region}
          counted={regions as Counted<Region>}
        >
          {(value, count) => option(text(`region.${value}`), count)}
        </Choice>
        <Choice
          name="language"
          label={text("volunteer.filter.language")}
          any={text("volunteer.filter.language.any")}
          chosen={filter.language}
          counted={counts.languages}
        >
          {(value, count) => option(text(`volunteer.language.${value}`), count)}
        </Choice>
        <Choice
          name="rhythm"
          label={text("volunteer.filter.rhythm")}
          any={text("volunteer.filter.rhythm.any")}
          chosen={filter.rhythm}
          counted={counts.rhythms}
        >
          {(value, count) => option(text(`volunteer.rhythm.${value}`), count)}
        </Choice>
        <Button variant="secondary">{text("volunteer.filter.show")}</Button>
      </Form>
    </FormIdContext>
  );
}

type ChoiceProps<Value extends string> = {
  name: string;
  label: string;
  any: string;
  chosen: Value | null;
  counted: Counted<Value>;
  children(value: Value, count: number): ReactNode;
};

function Choice<Value extends string>({ name, label, any, chosen, counted, children }: ChoiceProps<Value>) {
  // What was chosen stays among the choices, also when the others leave nothing of it.
  const isThere = !chosen || counted.some(({ value }) => value === chosen);
  const options = isThere ? counted : [...counted, { value: chosen, count: 0 }];
  return (
    <Field name={name} label={label}>
      {/* What a link cleared stands there cleared, and the button that was pressed keeps the focus. */}
      <Select key={chosen} defaultValue={chosen ?? ""}>
        <option value="">{any}</option>
        {options.map(({ value, count }) => (
          <option key={value} value={value}>
            {children(value, count)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
