import type { Examples } from "#web/ui/examples.ts";
import { Field } from "#web/ui/field/field.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

/** Several lines, empty and too long. */
export const examples: Examples = {
  title: "Textarea",
  examples: {
    empty: (
      <Field name="impact" label="Impact of the project, with figures" required>
        <Textarea count={(length) => `${length} / 1,500`} />
      </Field>
    ),
    "too long": (
      <Field name="summary" label="Summary" error="The summary may have 20 characters at most.">
        <Textarea
          defaultValue="This summary has a few more characters than it may."
          count={(length) => `${length} / 20`}
        />
      </Field>
    ),
  },
};
