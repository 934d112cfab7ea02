import { CopiedCodeInput } from "#web/ui/copied-code-input/copied-code-input.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** A line for a code that stands on paper. */
export const examples: Examples = {
  title: "Copied code input",
  examples: {
    filled: <CopiedCodeInput aria-label="Code from paper" defaultValue="K7QM-X2RT-9PDF" />,
  },
};
