import type { Examples } from "#web/ui/examples.ts";
import { type RowColumn, Rows } from "#web/ui/rows/rows.tsx";

const columns: RowColumn[] = [
  { name: "name", label: "Name", sortHref: "#name", sorted: "ascending" },
  { name: "place", label: "Place", sortHref: "#place" },
  { name: "mail", label: "Email" },
];
const title = (name: string, below: string) => (
  <>
    <a className="rows__title" href="#open">
      {name}
    </a>
    <span className="rows__below">{below}</span>
  </>
);
const rows = [
  { id: "1", label: "Bram Okafor", cells: [title("Bram Okafor", "00412345"), "Wevelgem", "bram@example.org"] },
  {
    id: "2",
    label: "Anna de Backer",
    isOpen: true,
    cells: [title("Anna de Backer-Van den Bossche-Vandenabeele", "00380012"), "Gent", "anna@example.org"],
  },
];

/** The table of a long list. */
export const examples: Examples = {
  title: "Rows",
  examples: {
    plain: <Rows caption="People" columns={columns} rows={rows} />,
    chosen: (
      <Rows
        caption="People to choose"
        columns={columns}
        rows={rows}
        picks={{ name: "id", allLabel: "Choose all", label: (row) => `Choose ${row}`, chosen: ["1"] }}
      />
    ),
  },
};
