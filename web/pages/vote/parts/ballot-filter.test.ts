import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themes } from "#domain/project.ts";

test("the style sheet can show every theme alone", () => {
  const css = readFileSync(new URL("../page.css", import.meta.url), "utf8");
  const rules = [...css.matchAll(/\[value="(\w+)"\]:checked\) \[data-theme\]:not\(\[data-theme="(\w+)"\]/g)];
  expect(rules.map(([, chosenTheme, visibleTheme]) => [chosenTheme, visibleTheme])).toEqual(
    themes.map((theme) => [theme, theme]),
  );
});
