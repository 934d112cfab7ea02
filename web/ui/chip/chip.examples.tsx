import { Chip, Chips } from "#web/ui/chip/chip.tsx";
import type { Examples } from "#web/ui/examples.ts";

const themes = ["Nature", "Food", "Youth", "Animals", "Sport", "Care", "Language", "Neighbourhood"];

/** One choice of many, or several. */
export const examples: Examples = {
  title: "Chip",
  examples: {
    "one of many": (
      <Chips legend="Theme">
        <Chip name="theme" value="" defaultChecked>
          All
        </Chip>
        {themes.map((theme) => (
          <Chip key={theme} name="theme" value={theme}>
            {theme}
          </Chip>
        ))}
      </Chips>
    ),
    several: (
      <Chips legend="Country">
        <Chip type="checkbox" name="country" value="BE" defaultChecked>
          Belgium
        </Chip>
        <Chip type="checkbox" name="country" value="NL">
          Netherlands
        </Chip>
      </Chips>
    ),
  },
};
