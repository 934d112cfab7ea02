import { Banner } from "#web/ui/banner/banner.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** A line with an action. */
export const examples: Examples = {
  title: "Banner",
  examples: {
    "with a link": (
      <Banner>
        <span>You need to log in to vote.</span>
        <a href="#top">Log in</a>
      </Banner>
    ),
    long: (
      <Banner>
        <span>Stemmen kan nog tot en met vrijdag 12 januari 2024 om 23:59, daarna telt het fonds de stemmen.</span>
        <a href="#top">Naar de stemlijst</a>
      </Banner>
    ),
  },
};
