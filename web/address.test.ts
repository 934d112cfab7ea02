import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import {
  addresses,
  baseName,
  isNestedMove,
  pathIn,
  readRouteName,
  rightPath,
  routeName,
  switchPath,
} from "#web/address.ts";

test("Dutch has no prefix, English and French have theirs, and no home page ends with a slash", () => {
  expect(languages.map((language) => pathIn(language, "/contact"))).toEqual(["/contact", "/en/contact", "/fr/contact"]);
  expect(languages.map((language) => pathIn(language, "/"))).toEqual(["/", "/en", "/fr"]);
  expect(pathIn("fr", "/privacy-policy?a=1#b")).toBe("/fr/politique-de-confidentialite?a=1#b");
});

test("a route is named after its path and its language", () => {
  expect(routeName("/", "en")).toBe("index___en");
  expect(routeName("/projects/:slug", "fr")).toBe("projects-slug___fr");
  expect(routeName("/submit-a-project/acquainted", "nl")).toBe("submit-a-project-acquainted___nl");
  expect(readRouteName("projects-slug___fr")).toEqual({ base: "projects-slug", language: "fr" });
  expect(readRouteName("root")).toBeNull();
});

describe("switching language", () => {
  test("keeps page, params, query and hash", () => {
    expect(switchPath("/en/projects/bees?call=2022#team", "fr")).toBe("/fr/projects/bees?call=2022#team");
    expect(switchPath("/fr", "nl")).toBe("/");
    expect(switchPath("/?x=1", "en")).toBe("/en?x=1");
    expect(switchPath("/nowhere/at-all", "en")).toBe("/en/nowhere/at-all");
  });

  test("translates the path of every page from every language to every other", () => {
    for (const { path } of addresses) {
      for (const from of languages) {
        for (const to of languages) {
          expect(switchPath(pathIn(from, path), to)).toBe(pathIn(to, path));
        }
      }
    }
  });
});

test("finds a page by its path in another language, and nothing else", () => {
  for (const { path, in: translated } of addresses.filter((address) => address.in)) {
    for (const [language, prefix] of [
      ["nl", ""],
      ["en", "/en"],
      ["fr", "/fr"],
    ] as const) {
      for (const name of Object.values(translated ?? {})) expect(rightPath(prefix + name)).toBe(pathIn(language, path));
    }
  }
  expect(rightPath("/nowhere")).toBeNull();
  expect(rightPath("/en/vote/nowhere")).toBeNull();
});

test("no two pages share a name or an address", () => {
  const pages = addresses.flatMap((address) => [address, ...(address.children ?? [])]);
  expect(new Set(pages.map(({ path }) => baseName(path))).size).toBe(pages.length);
  for (const language of languages) {
    expect(new Set(pages.map(({ path }) => pathIn(language, path))).size).toBe(pages.length);
  }
});

test("only a move between a page and its child, or between two children, is nested", () => {
  expect(isNestedMove("/projects", "/projects/bees")).toBe(true);
  expect(isNestedMove("/en/projects/bees", "/en/projects/choir")).toBe(true);
  expect(isNestedMove("/projects", "/en/projects/bees")).toBe(false);
  expect(isNestedMove("/vote", "/vote/projects")).toBe(false);
  expect(isNestedMove("/projects", "/project/bees")).toBe(false);
  expect(isNestedMove("/selection-asf", "/selection-asf/bees")).toBe(true);
  expect(isNestedMove("/project/bees", "/project/choir")).toBe(false);
});
