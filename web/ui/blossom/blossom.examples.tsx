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
          { src: "/illustrations/school-breakfast.svg" },
          { src: "/illustrations/language-cafe.svg", focus: { x: 35.7, y: 61.9 } },
          { src: "/illustrations/wheelchair-sports.svg", width: 736, focus: { x: 38.4, y: 56.8 } },
          { src: "/illustrations/elderly-visits.svg", width: 760, focus: { x: 29.1, y: 63.5 } },
          { src: "/illustrations/animal-shelter.svg", width: 760, focus: { x: 47.2, y: 64.2 } },
        ]}
      />
    ),
  },
};
