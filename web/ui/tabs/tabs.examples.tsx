import type { Examples } from "#web/ui/examples.ts";
import { Select } from "#web/ui/select/select.tsx";
import { Tab, Tabs, tabClass } from "#web/ui/tabs/tabs.tsx";

const years = (
  <Select aria-label="Older calls" defaultValue="2022">
    <option value="2023">Call 2023 (9)</option>
    <option value="2022">Call 2022 (9)</option>
  </Select>
);

/** Tabs with counts, more tabs than fit, and a tab with several choices. */
export const examples: Examples = {
  title: "Tabs",
  examples: {
    "with counts": (
      <Tabs label="Projects">
        <Tab href="#vote" count={8} isCurrent>
          In vote
        </Tab>
        <Tab href="#supported" count={116}>
          Supported
        </Tab>
        <Tab href="#results">Results</Tab>
      </Tabs>
    ),
    "a choice": (
      <Tabs label="Calls">
        <Tab href="#call" count={8}>
          Call 2026
        </Tab>
        <form className={tabClass(true)}>{years}</form>
        <Tab href="#results">Results</Tab>
      </Tabs>
    ),
    "long labels": (
      <Tabs label="Projecten">
        <Tab href="#a">Projecten waarop je kan stemmen</Tab>
        <Tab href="#b" isCurrent>
          Keuze van het fonds
        </Tab>
        <Tab href="#c" count="1.204">
          Alle projecten die ooit gesteund werden
        </Tab>
      </Tabs>
    ),
  },
};
