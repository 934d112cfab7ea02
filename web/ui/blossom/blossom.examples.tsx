import shelter from "#web/design/illustrations/animal-shelter.svg";
import visits from "#web/design/illustrations/elderly-visits.svg";
import cafe from "#web/design/illustrations/language-cafe.svg";
import breakfast from "#web/design/illustrations/school-breakfast.svg";
import sports from "#web/design/illustrations/wheelchair-sports.svg";
import { Blossom } from "#web/ui/blossom/blossom.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** The blossom of the home page. */
export const examples: Examples = {
  title: "Blossom",
  examples: {
    "of five projects": (
      <Blossom
        label="An almond blossom; each petal shows a project"
        pictures={[
          { src: breakfast },
          { src: cafe, focus: { x: 35.7, y: 61.9 } },
          { src: sports, width: 736, focus: { x: 38.4, y: 56.8 } },
          { src: visits, width: 760, focus: { x: 29.1, y: 63.5 } },
          { src: shelter, width: 760, focus: { x: 47.2, y: 64.2 } },
        ]}
      />
    ),
  },
};
