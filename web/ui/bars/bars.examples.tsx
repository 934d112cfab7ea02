import { Bars } from "#web/ui/bars/bars.tsx";
import type { Examples } from "#web/ui/examples.ts";

const items = [
  {
    id: "garden",
    label: "A shared garden",
    detail: "De Groene Lap vzw",
    value: "31.4%",
    valueDetail: "482 votes",
    length: 100,
    isFirst: true,
  },
  {
    id: "coffee",
    label: "Coffee on Tuesdays",
    detail: "Buurtstoel vzw",
    value: "17.7%",
    valueDetail: "271 votes",
    length: 56,
    ownMark: "your vote",
  },
  {
    id: "long",
    label: "Verwarmingsinstallatie voor het gezelschapsdierenopvangcentrum",
    detail: "Dierenbeschermingsvereniging Hart voor Poten vzw",
    value: "0.1%",
    valueDetail: "1 vote",
    length: 0.3,
  },
];

/** The result of a vote, on the page and on a deep band. */
export const examples: Examples = {
  title: "Bars",
  examples: {
    results: <Bars label="Results of the vote" items={items} />,
    "with a table, on a deep band": (
      <div className="band--deep">
        <Bars
          label="Results of the vote"
          items={items}
          table={{ open: "Show as a table", caption: "Results of the vote", headings: ["Project", "Share", "Votes"] }}
        />
      </div>
    ),
  },
};
