import type { Examples } from "#web/ui/examples.ts";
import { Field } from "#web/ui/field/field.tsx";
import { Select } from "#web/ui/select/select.tsx";

const options = (
  <>
    <option>Non-profit association</option>
    <option>Vereniging zonder winstoogmerk met maatschappelijke zetel in het Brussels Hoofdstedelijk Gewest</option>
  </>
);

/** A list to choose from. */
export const examples: Examples = {
  title: "Select",
  examples: {
    chosen: (
      <Field name="legal_status" label="Legal status" required>
        <Select>{options}</Select>
      </Field>
    ),
    invalid: (
      <Field name="legal_status_2" label="Legal status" error="Choose a legal status.">
        <Select>{options}</Select>
      </Field>
    ),
  },
};
