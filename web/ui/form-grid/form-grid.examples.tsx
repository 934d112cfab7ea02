import type { Examples } from "#web/ui/examples.ts";
import { Field } from "#web/ui/field/field.tsx";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";
import { Input } from "#web/ui/input/input.tsx";

/** An address. */
export const examples: Examples = {
  title: "Form grid",
  examples: {
    address: (
      <FormGrid>
        <Field className="c-6" name="street" label="Street">
          <Input autoComplete="address-line1" defaultValue="Amandelstraat" />
        </Field>
        <Field className="c-3 m-6" name="number" label="Number">
          <Input defaultValue="12" />
        </Field>
        <Field className="c-3 m-6" name="box" label="Box" optional="(optional)" help="NL: addition">
          <Input />
        </Field>
        <Field className="c-4" name="postal_code" label="Postal code">
          <Input autoComplete="postal-code" inputMode="numeric" defaultValue="9000" />
        </Field>
        <Field className="c-8" name="city" label="City" error="City is required.">
          <Input />
        </Field>
      </FormGrid>
    ),
  },
};
