import type { Region } from "#domain/region.ts";
import { borderBetween, dikesBetween, type Point, regionLands } from "#web/components/region-borders.ts";

// `web/map-at-build.ts` runs this file during the build, so that the browser gets the paths and not the borders.

/** The drawing of one region. */
export type RegionShape = {
  region: Region;
  /** The outline of its land; a hole is another region. */
  path: string;
  /** The position of its number. */
  badge: Point;
};

/** A path with relative steps, which is half as long as one with absolute points. */
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
