import type { Examples } from "#web/ui/examples.ts";
import { Field } from "#web/ui/field/field.tsx";
import { Input, InputGroup, SearchInput } from "#web/ui/input/input.tsx";

/** A text input in its forms. */
export const examples: Examples = {
  title: "Input",
  examples: {
    filled: <Input aria-label="Filled" defaultValue="Robin Voorbeeld" />,
    placeholder: <Input aria-label="Placeholder" placeholder="Number, title or organisation" />,
    disabled: <Input aria-label="Disabled" defaultValue="Not now" disabled />,
    "with a sign": (
      <Field name="amount" label="Amount">
        <InputGroup sign="€">
          <Input inputMode="decimal" defaultValue="6.500" />
        </InputGroup>
      </Field>
    ),
    "with a sign after it": (
      <Field name="share" label="Share of the cost">
        <InputGroup sign="%" isSignAfter>
          <Input inputMode="numeric" defaultValue="75" />
        </InputGroup>
      </Field>
    ),
    search: <SearchInput label="Search dossiers" name="search" placeholder="Number, title or organisation" />,
  },
};
