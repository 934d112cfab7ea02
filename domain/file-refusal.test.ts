import { expect, test } from "vitest";
import { fileRefusalIn, withFileRefusal } from "#domain/file-refusal.ts";
import type { Problem } from "#domain/problem.ts";

test("the reason why a file was refused survives the address of a page, and nothing else is taken from it", () => {
  const problems: Problem[] = [
    { code: "letter.needsOperator", count: 3 },
    { code: "list.tooLongForExcel", most: 20_000 },
    { code: "letter.nobody" },
    { code: "secondFactor.required" },
  ];
  const earlier = new URLSearchParams("q=anna&fileRefused=letter.needsOperator&fileRefusedCount=9");
  for (const problem of problems) expect(fileRefusalIn(withFileRefusal(earlier, problem))).toEqual(problem);
  expect(earlier.get("q")).toBe("anna");
  expect(fileRefusalIn(new URLSearchParams())).toBeNull();
  expect(fileRefusalIn(new URLSearchParams("fileRefused=<b>"))).toEqual({ code: "file.notMade" });
});
