import type { Examples } from "#web/ui/examples.ts";
import { Panel } from "#web/ui/panel/panel.tsx";
import { type Phase, Phases } from "#web/ui/phases/phases.tsx";

const short: Phase[] = [
  { name: "Submit", date: "until 13 Nov 2023", state: "done" },
  { name: "Selection", date: "until 8 Dec", state: "done" },
  { name: "Vote", date: "until 12 Jan 2024", state: "now", note: "Now", progress: 70 },
  { name: "Winners", date: "25 Jan 2024", state: "later" },
  { name: "Support", date: "from March", state: "later" },
];
const long: Phase[] = [
  { name: "Indienen", date: "15 sep – 13 nov 2023", state: "done", note: "Afgerond: 64 dossiers" },
  { name: "Selectie", date: "14 nov – 8 dec 2023", state: "done", note: "Afgerond: 8 projecten" },
  { name: "Stemmen", date: "11 dec – 12 jan 2024", state: "now", note: "Nu bezig", progress: 70 },
  { name: "Bekendmaking", date: "25 januari 2024", state: "later" },
  { name: "Uitreiking", date: "vanaf 1 maart 2024", state: "later" },
];

/** A call during its vote, one before its start and one that is over. */
export const examples: Examples = {
  title: "Phases",
  examples: {
    "on a panel": (
      <Panel>
        <Phases label="Phases of the call" items={short} />
      </Panel>
    ),
    "on a deep band": (
      <div className="band band--deep">
        <Phases label="Fasen van oproep 2023" items={long} />
      </div>
    ),
    "all to come": (
      <div className="band--deep">
        <Phases label="Phases of the call" items={short.map((phase) => ({ ...phase, state: "later" }))} />
      </div>
    ),
    "all done": (
      <div className="band--deep">
        <Phases label="Phases of the call" items={short.map((phase) => ({ ...phase, state: "done" }))} />
      </div>
    ),
  },
};
