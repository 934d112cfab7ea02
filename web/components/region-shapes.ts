import type { Region } from "#domain/region.ts";
import { borderBetween, dikesBetween, type Point, regionLands } from "#web/components/region-borders.ts";

// `web/drawn-once.ts` runs this file while the site is built: the browser gets the paths, not the borders.

/** One region as it is drawn. */
export type RegionShape = {
  region: Region;
  /** Its land; what lies in a hole is another region. */
  path: string;
  /** Where its number stands. */
  badge: Point;
};

/** Each step from where the last one ended: half as long as in full. */
function lineOf(points: readonly Point[]): string {
  const steps = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  const [start, ...others] = steps;
  return `M${start}l${others.join(" ")}`.replaceAll(" -", "-");
}

/** The size of the map in its own units. */
export const mapSize = { width: 442, height: 614 };

/** The regions of the map, from north to south. */
export const regionShapes: readonly RegionShape[] = regionLands.map(({ region, rings, badge }) => ({
  region,
  path: rings.map((ring) => `${lineOf(ring)}z`).join(""),
  badge,
}));

/** The border between the two countries, as a path. */
export const nationalBorder = lineOf(borderBetween);

/** The dikes in the water, as a path. */
export const dikes = dikesBetween.map(lineOf).join("");
