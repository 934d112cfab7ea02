import { expect, test } from "vitest";
import { mostFiles } from "#domain/dossier-file.ts";

test("accepts files only in the fields where the form of this type asks for them", () => {
  expect(mostFiles("internal", "attachments")).toBe(10);
  expect(mostFiles("external", "project_files_articles")).toBe(5);
  expect(mostFiles("external", "project_files_involvement")).toBe(5);
  expect(mostFiles("external", "attachments")).toBeNull();
  expect(mostFiles("internal", "project_files_articles")).toBeNull();
  expect(mostFiles("external", "purpose")).toBeNull();
  expect(mostFiles("external", "__proto__")).toBeNull();
});
