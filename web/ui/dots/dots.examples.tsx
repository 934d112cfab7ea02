import { Dots } from "#web/ui/dots/dots.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** Members who agree, members who do not, and a single one. */
export const examples: Examples = {
  title: "Dots",
  examples: {
    close: <Dots label="Scores 4.2, 4.4 and 4.7; mean 4.4" values={[4.7, 4.4, 4.2]} mean={4.4} />,
    wide: <Dots label="Scores 1.0, 4.8 and 5.0; mean 3.6" values={[1, 4.8, 5]} mean={3.6} isWide />,
    single: <Dots label="Score 3.0" values={[3]} mean={3} />,
  },
};
