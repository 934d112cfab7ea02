import { Copy } from "#web/ui/copy/copy.tsx";
import type { Examples } from "#web/ui/examples.ts";

const answers = { copied: "Copied", failed: "This browser does not let us copy. Select the text instead." };

/** A round button beside the text, and one with words. */
export const examples: Examples = {
  title: "Copy",
  examples: {
    "beside a text": (
      <p className="row">
        <span className="tabular">BE68 5390 0754 7034</span>
        <Copy value="BE68539007547034" label="Copy the IBAN" {...answers} />
      </p>
    ),
    "with words": <Copy value="https://samen.example/en/projects" label="Copy the link" hasWords {...answers} />,
  },
};
