import { expect, test } from "vitest";
import { nextIn, withNext } from "#web/next.ts";

test("a login leads to a page of this site, and never to another site", () => {
  expect(nextIn("/en/vote/projects?a=b#c")).toBe("/en/vote/projects?a=b#c");
  expect(nextIn("/fr/projects?q=été%20😀\0")).toBe("/fr/projects?q=%C3%A9t%C3%A9%20%F0%9F%98%80%00");
  for (const bad of [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "vote",
    "",
    null,
    "/a b",
    "javascript:x",
  ])
    expect(nextIn(bad), String(bad)).toBeNull();
});

test("adds the next page to an address", () => {
  expect(withNext("/login/code?login=1", "/vote?a=b")).toBe("/login/code?login=1&next=%2Fvote%3Fa%3Db");
  expect(withNext("/login", null)).toBe("/login");
});
