import type { Tokens } from "#domain/palette.ts";

/** The outline of one petal, and of the darker part of it. */
type Petal = { whole: string; shade: string };

const petals: readonly Petal[] = [
  {
    whole: "M936 312c-19.4-46.7-97-103.3-97-164.8C839 93 877.8 66 936 66s97 27 97 81.2c0 61.5-77.6 118-97 164.8",
    shade: "M936 312c-19.4-46.7-97-103.3-97-164.8C839 93 877.8 66 936 66c-11.6 73.8-9.3 172.2 0 246",
  },
  {
    whole:
      "M941.7 316.2c38.5-33 68.3-124.2 126.8-143.2 51.5-16.8 89.2 11.8 107.2 67.1 18 55.4 4.2 100.6-47.3 117.4-58.5 19-136.3-37.4-186.7-41.4",
    shade: "M941.7 316.2c38.5-33 68.3-124.2 126.8-143.2 51.5-16.8 89.2 11.8 107.2 67.1-73.8 11.8-166.7 44.4-234 76",
  },
  {
    whole:
      "M939.5 322.9c43.2 26.4 139.2 26.5 175.4 76.3 31.8 43.8 16.3 88.5-30.8 122.7-47 34.2-94.4 35.1-126.2-8.7-36.1-49.7-6.6-141.1-18.4-190.4",
    shade: "M939.5 322.9c43.2 26.4 139.2 26.5 175.4 76.3 31.8 43.8 16.3 88.5-30.8 122.7-34-66.6-93.7-144.8-144.6-199",
  },
  {
    whole:
      "M932.5 322.9C920.7 372 950.2 463.5 914 513.2 882.3 557 835 556.1 787.9 522s-62.6-79-30.8-122.7c36.2-49.8 132.2-50 175.4-76.3",
    shade: "M932.5 322.9C920.7 372 950.2 463.5 914 513.2 882.3 557 835 556.1 787.9 522c52.8-52.9 108.7-133.9 144.6-199",
  },
  {
    whole:
      "M930.3 316.2c-50.4 4-128.2 60.3-186.7 41.3-51.5-16.8-65.2-62-47.3-117.4 18-55.3 55.7-83.9 107.2-67.1C862 192 891.8 283.3 930.3 316",
    shade: "M930.3 316.2c-50.4 4-128.2 60.3-186.7 41.3-51.5-16.8-65.2-62-47.3-117.4 66.6 33.9 161 62.1 234 76",
  },
];

/** The outlines of all petals, for a picture inside them. */
export const petalOutlines = petals.map(({ whole }) => whole).join("");

/** Draws the blossom at the right of a picture for sharing, two petals of it in the colours of the brand. */
export function drawBlossom(tokens: Tokens): string {
  const fills = [
    ["#ffd467", "#ffc24a"],
    [tokens["apricot-400"], tokens["apricot-500"]],
    ["#f5b1b6", "#df6e7e"],
    ["#90cb93", "#45a062"],
    [tokens["blueberry-300"], tokens["blueberry-400"]],
  ] as const;
  return petals
    .map(({ whole, shade }, index) => {
      const [light = "", dark = ""] = fills[index] ?? [];
      return `<path fill="${light}" d="${whole}"/><path fill="${dark}" d="${shade}"/>`;
    })
    .join("");
}
