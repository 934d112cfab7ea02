import type { Examples } from "#web/ui/examples.ts";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";

/** Sections with and without a summary, an open one, and a folded word in a text. */
export const examples: Examples = {
  title: "Folded section",
  examples: {
    sections: (
      <div>
        <FoldedSection title="Waar je aangemeld bent" now="2 toestellen">
          <p>Chrome op Windows.</p>
        </FoldedSection>
        <FoldedSection title="My data">
          <p>What the fund knows of you.</p>
        </FoldedSection>
      </div>
    ),
    open: (
      <FoldedSection title="My data" now="Download everything" isOpen>
        <p>What the fund knows of you.</p>
      </FoldedSection>
    ),
    "folded words": (
      <FoldedWords title="More">
        <p>What you chose is erased.</p>
      </FoldedWords>
    ),
  },
};
