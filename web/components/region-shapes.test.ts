import { expect, test } from "vitest";
import { type Region, regions } from "#domain/region.ts";
import { type Point, regionLands } from "#web/components/region-borders.ts";
import { regionShapes } from "#web/components/region-shapes.ts";

type Land = (typeof regionLands)[number];

// Land in km², as the statistical offices of both countries count it.
const areas: Record<Region, number> = {
  brussels: 162,
  antwerp: 2876,
  "east-flanders": 3007,
  "flemish-brabant": 2118,
  "limburg-be": 2427,
  "west-flanders": 3197,
  hainaut: 3813,
  liege: 3857,
  luxembourg: 4459,
  namur: 3675,
  "walloon-brabant": 1097,
  drenthe: 2633,
  flevoland: 1410,
  friesland: 3340,
  gelderland: 4964,
  groningen: 2316,
  "limburg-nl": 2147,
  "north-brabant": 4902,
  "north-holland": 2665,
  overijssel: 3319,
  "south-holland": 2700,
  utrecht: 1485,
  zeeland: 1782,
};

const neighbours: [Region, Region][] = [
  ["west-flanders", "east-flanders"],
  ["east-flanders", "antwerp"],
  ["east-flanders", "zeeland"],
  ["antwerp", "north-brabant"],
  ["limburg-be", "limburg-nl"],
  ["flemish-brabant", "brussels"],
  ["flemish-brabant", "walloon-brabant"],
  ["hainaut", "namur"],
  ["liege", "luxembourg"],
  ["liege", "limburg-nl"],
  ["zeeland", "north-brabant"],
  ["south-holland", "utrecht"],
  ["flevoland", "overijssel"],
  ["friesland", "drenthe"],
  ["gelderland", "limburg-nl"],
  ["groningen", "drenthe"],
];
const otherPairs: [Region, Region][] = [
  ["west-flanders", "antwerp"],
  ["brussels", "walloon-brabant"],
  ["hainaut", "liege"],
  ["north-holland", "friesland"],
  ["zeeland", "utrecht"],
  ["luxembourg", "limburg-nl"],
];

const landOf = (region: Region) => regionLands.find((land) => land.region === region) as Land;
const keyOf = ([x, y]: Point) => `${x} ${y}`;

/** The area within a ring, by the shoelace formula. */
function areaOf(ring: readonly Point[]): number {
  const sides = ring.map(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return x * nextY - nextX * y;
  });
  return Math.abs(sides.reduce((sum, side) => sum + side, 0)) / 2;
}

/** Whether a point is on the land of a region: a line from it to the east crosses its rings an odd number of times. */
function isOn({ rings }: Land, [x, y]: Point): boolean {
  const crossedSides = rings.flatMap((ring) =>
    ring.filter(([fromX, fromY], index) => {
      const [toX, toY] = ring[(index + 1) % ring.length] as Point;
      return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    }),
  );
  return crossedSides.length % 2 === 1;
}

function sharedPoints(one: Region, other: Region): string[] {
  const points = new Set(landOf(one).rings.flat().map(keyOf));
  return landOf(other)
    .rings.flat()
    .map(keyOf)
    .filter((point) => points.has(point));
}

test("every region is on the map once", () => {
  expect(regionShapes.map((shape) => shape.region).sort()).toEqual([...regions].sort());
  for (const { region, path } of regionShapes) expect(path, region).toMatch(/^(M-?\d+[ -]\d+l[-\d ]+z)+$/);
});

test("every region has its real area, within a sixth", () => {
  const kilometresPerUnit = 111.2 / 150;
  for (const { region, rings } of regionLands) {
    const [largest = 0, ...others] = rings.map(areaOf).sort((one, other) => other - one);
    // The other rings are islands, which are drawn large enough to see; that of Flemish Brabant is Brussels.
    const sign = region === "flemish-brabant" ? -1 : 1;
    const area = (largest + sign * others.reduce((sum, one) => sum + one, 0)) * kilometresPerUnit ** 2;
    expect(area / areas[region], region).toBeGreaterThan(5 / 6);
    expect(area / areas[region], region).toBeLessThan(7 / 6);
  }
});

test("only neighbours share a border", () => {
  for (const [one, other] of neighbours) expect(sharedPoints(one, other).length, `${one} ${other}`).toBeGreaterThan(2);
  for (const [one, other] of otherPairs) expect(sharedPoints(one, other), `${one} ${other}`).toEqual([]);
});

test("Brussels is within Flemish Brabant and cut out of it", () => {
  const { badge } = landOf("brussels");
  const xs = landOf("flemish-brabant")
    .rings.flat()
    .map(([x]) => x);
  expect(badge[0]).toBeGreaterThan(Math.min(...xs));
  expect(badge[0]).toBeLessThan(Math.max(...xs));
  expect(isOn(landOf("brussels"), badge)).toBe(true);
  expect(isOn(landOf("flemish-brabant"), badge)).toBe(false);
});

test("the number of a region is on its own land and on no other", () => {
  for (const { region, badge } of regionLands) {
    const regionsUnderBadge = regionLands.filter((land) => isOn(land, badge)).map((land) => land.region);
    expect(regionsUnderBadge, region).toEqual([region]);
  }
});

test("the outline of a region has no step longer than a province", () => {
  for (const { region, rings } of regionLands)
    for (const ring of rings)
      ring.forEach(([x, y], index) => {
        const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
        expect(Math.hypot(nextX - x, nextY - y), `${region} ${x} ${y}`).toBeLessThan(40);
      });
});
