import type { Examples } from "#web/ui/examples.ts";
import { UnitChart } from "#web/ui/unit-chart/unit-chart.tsx";

const counts = [6, 8, 9, 9, 11, 12, 12, 14, 7, 13, 15];
const columns = counts.map((count, index) => ({ label: `’${12 + index}`, count, isLast: index === counts.length - 1 }));
const words = counts.map((count, index) => `${2012 + index}: ${count}`).join(", ");

/** Projects per year. */
export const examples: Examples = {
  title: "Unit chart",
  examples: {
    "per year": <UnitChart label={`Supported projects per year: ${words}`} columns={columns} />,
    "on blossom": (
      <div className="band band--blossom">
        <UnitChart label={`Supported projects per year: ${words}`} columns={columns} />
      </div>
    ),
  },
};
