import { Badge } from "#web/ui/badge/badge.tsx";
import type { Examples } from "#web/ui/examples.ts";
import { Table } from "#web/ui/table/table.tsx";

/** Dossiers, one of them selected. */
export const examples: Examples = {
  title: "Table",
  examples: {
    dossiers: (
      <Table caption="Dossiers">
        <thead>
          <tr>
            <th scope="col">Dossier</th>
            <th scope="col">Type</th>
            <th scope="col" className="n">
              Asks
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <a href="#1">A clear river again</a>
            </td>
            <td>External</td>
            <td className="n">€6,500</td>
            <td>
              <Badge tone="blue">In committee</Badge>
            </td>
          </tr>
          <tr aria-current="true">
            <td>
              <a href="#2">Laughter in room 12</a>
            </td>
            <td>External</td>
            <td className="n">€9,000</td>
            <td>
              <Badge tone="now">Info asked</Badge>
            </td>
          </tr>
        </tbody>
      </Table>
    ),
  },
};
