import { describe, expect, test } from "vitest";
import { beginningOf, excerptOf, nearestWord, partsOf, slipsBetween, type TextPart, wordsOf } from "#domain/search.ts";

const { start, end } = { start: "\u0002", end: "\u0003" };
const nothing = { beginning: null, parts: [] };
const marked = (parts: TextPart[]) => parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

describe("a search text", () => {
  test("becomes words of letters and digits, without punctuation", () => {
    expect(wordsOf("  L’Été: 2 tuinen & «café» ")).toEqual(["l", "été", "2", "tuinen", "café"]);
    expect(wordsOf("'; -- !:*()")).toEqual([]);
  });

  test("is cut to eight words of forty characters", () => {
    expect(wordsOf("a b c d e f g h i j")).toHaveLength(8);
    expect(wordsOf("x".repeat(10_000))).toEqual(["x".repeat(40)]);
  });

  test("may end with the beginning of a word, from three letters on", () => {
    expect(beginningOf(["een", "tui"])).toBe("tui");
    expect(beginningOf(["tuin", "in"])).toBeNull();
    expect(beginningOf([])).toBeNull();
  });
});

describe("a typo", () => {
  test("is an extra, missing or wrong letter, or two swapped letters", () => {
    for (const slip of ["samenntuin", "samntuin", "samenduin", "samentiun"])
      expect(slipsBetween("samentuin", slip)).toBe(1);
    expect(slipsBetween("tuin", "tuin")).toBe(0);
    expect(slipsBetween("", "tuin")).toBe(4);
  });

  test("becomes the nearest word, and among equally near ones the most used", () => {
    const near = [
      { word: "boten", projects: 1, forms: ["boten"] },
      { word: "bomen", projects: 3, forms: ["bomen"] },
      { word: "bonen", projects: 2, forms: ["bonen"] },
    ];
    expect(nearestWord({ forms: ["boken"], near })).toBe("bomen");
    expect(nearestWord({ forms: ["bonem"], near })).toBe("bonen");
    expect(nearestWord({ forms: ["xxxxx"], near })).toBeNull();
    expect(nearestWord({ forms: ["bot"], near })).toBeNull();
    expect(nearestWord({ forms: ["bonem"], near: [] })).toBeNull();
  });

  test("is compared with every form of a word", () => {
    const near = [{ word: "vrijwilligers", projects: 1, forms: ["vrijwilligers", "vrijwilliger"] }];
    for (const typed of ["vrijwiliger", "vrijwiligger"])
      expect(nearestWord({ forms: [typed], near })).toBe("vrijwilligers");
    // A short stem is one typo away from many others.
    expect(
      nearestWord({ forms: ["bak"], near: [{ word: "bakken", projects: 1, forms: ["bakken", "bok"] }] }),
    ).toBeNull();
  });
});

describe("a matching text", () => {
  test("is cut where the database marked it, and keeps its punctuation", () => {
    const text = "L’été “au” parc";
    expect(marked(partsOf(text, `L ${start}été${end}  au  parc`, nothing))).toBe("L’[été] “au” parc");
  });

  test("is marked where a word begins with the search text, or contains a searched word", () => {
    expect(marked(partsOf("Éénmaal", "Éénmaal", { beginning: "een", parts: [] }))).toBe("[Éénmaal]");
    expect(marked(partsOf("de samentuin", "de samentuin", { beginning: null, parts: ["tuin"] }))).toBe(
      "de [samentuin]",
    );
    expect(marked(partsOf("stuin", "stuin", { beginning: null, parts: ["tuin"] }))).toBe("stuin");
  });

  test("is shown whole and unmarked when the marks do not fit it", () => {
    expect(partsOf("🐝 bijen", `${start}x${end}`, nothing)).toEqual([{ text: "🐝 bijen", isMatch: false }]);
    expect(marked(partsOf("🐝 bijen", `🐝 ${start}bijen${end}`, nothing))).toBe("🐝 [bijen]");
  });

  test("is shortened to the text around its first match", () => {
    const [before, after] = ["voor ".repeat(60), " na".repeat(60)];
    const parts = partsOf(`${before}bijen${after}`, `${before}${start}bijen${end}${after}`, nothing);
    const excerpt = marked(excerptOf(parts));
    expect(excerpt).toMatch(/^…voor .* \[bijen\] na .* na…$/);
    expect(excerpt.length).toBeLessThan(170);
    expect(excerptOf([{ text: "niets", isMatch: false }])).toEqual([]);
    expect(marked(excerptOf(partsOf("bijen hier", `${start}bijen${end} hier`, nothing)))).toBe("[bijen] hier");
  });
});
