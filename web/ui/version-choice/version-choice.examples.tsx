import type { Examples } from "#web/ui/examples.ts";
import { VersionChoice } from "#web/ui/version-choice/version-choice.tsx";

const words = { theirs: "New version", mine: "Mine", nothing: "Not filled in" };

/** A changed word in a long text, and a text that one of both took away. */
export const examples: Examples = {
  title: "Version choice",
  examples: {
    "a word": (
      <VersionChoice
        name="claim"
        legend="Claim"
        theirs={{ text: "Help make the world a better place, even after work.", value: "1" }}
        mine={{ text: "Help make the world a better place, even after working hours.", value: "2" }}
        first="mine"
        words={words}
      />
    ),
    "one is empty": (
      <VersionChoice
        name="phone"
        legend="Phone"
        theirs={{ text: "+32 470 12 34 56", value: "1" }}
        mine={{ text: "", value: "2" }}
        first="theirs"
        words={words}
      />
    ),
  },
};
