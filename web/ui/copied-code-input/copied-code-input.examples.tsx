import { CopiedCodeInput } from "#web/ui/copied-code-input/copied-code-input.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** An input for a code on paper. */
export const examples: Examples = {
  title: "Copied code input",
  examples: {
    filled: <CopiedCodeInput aria-label="Code from paper" defaultValue="K7QM-X2RT-9PDF" />,
  },
};
