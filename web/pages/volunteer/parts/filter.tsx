import { Form } from "react-router";
import type { OfferFilter } from "#domain/offer.ts";
import type { Region } from "#domain/region.ts";
import type { VolunteerData } from "#web/pages/volunteer/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { Fold } from "#web/ui/fold/fold.tsx";
import { Select } from "#web/ui/select/select.tsx";

type ValueCounts<Value> = { value: Value; count: number }[];

/** Filters the list by place, language and rhythm; the address holds the choice. */
export function Filter({ filter, counts }: Pick<VolunteerData, "filter" | "counts">) {
  const text = useText("public");
  const format = useFormats();
  const to = usePath();
  const regions = counts.regions.map(({ value, count }) => ({ value: String(value).replaceAll("_", "-"), count }));
  return (
    <FormIdContext value="filter">
      <Form className="offer-filter" method="get" action={to("/volunteer")}>
        <Fold label={text("volunteer.filters")} count={Object.values(filter).filter(Boolean).length}>
          <Choice name="region" chosenValue={filter.region} counts={regions as ValueCounts<Region>}>
            {(value) => text(`region.${value}`)}
          </Choice>
          <Choice name="language" chosenValue={filter.language} counts={counts.languages}>
            {(value) => format.languageName(value)}
          </Choice>
          <Choice name="rhythm" chosenValue={filter.rhythm} counts={counts.rhythms}>
            {(value) => text(`volunteer.rhythm.${value}`)}
          </Choice>
          <Button variant="secondary">{text("volunteer.filter.show")}</Button>
        </Fold>
      </Form>
    </FormIdContext>
  );
}

type ChoiceProps<Value extends string> = {
  name: keyof OfferFilter;
  chosenValue: Value | null;
  counts: ValueCounts<Value>;
  children(value: Value): string;
};

function Choice<Value extends string>({ name, chosenValue, counts, children }: ChoiceProps<Value>) {
  const text = useText("public");
  // A chosen value stays in the list, even if no offer has it any more.
  const isListed = !chosenValue || counts.some(({ value }) => value === chosenValue);
  const options = isListed ? counts : [...counts, { value: chosenValue, count: 0 }];
  return (
    <Field name={name} label={text(`volunteer.filter.${name}`)}>
      {/* A link that clears the filter also resets the select, and the pressed button keeps the focus. */}
      <Select key={chosenValue} defaultValue={chosenValue ?? ""}>
        <option value="">{text(`volunteer.filter.${name}.any`)}</option>
        {options.map(({ value, count }) => (
          <option key={value} value={value}>
            {text("volunteer.filter.option", { name: children(value), count })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
