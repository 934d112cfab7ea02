import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { illustrations } from "#domain/project.ts";
import { illustrationFocus, illustrationUrl } from "#web/components/illustration.ts";

const folder = join(import.meta.dirname, "../public");
const names: string[] = readdirSync(join(folder, "illustrations")).map((file) => file.replace(/\.svg$/, ""));

test("every drawing has a file, and every file is a drawing", () => {
  for (const name of illustrations) expect(existsSync(join(folder, illustrationUrl(name))), name).toBe(true);
  expect(names.sort()).toEqual([...illustrations].sort());
});

test("only existing drawings have a focus point", () => {
  expect(names.filter((name) => illustrationFocus(name)).length).toBe(8);
  expect(illustrationFocus("not-there")).toBeUndefined();
});
