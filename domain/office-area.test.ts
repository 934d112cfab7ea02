import { expect, test } from "vitest";
import { openAreas } from "#domain/office-area.ts";
import { type GivenRole, givenRoles } from "#domain/permission.ts";

const areasOf = (...roles: GivenRole[]) => openAreas({ roles, hasSecondFactor: true });

test("the rail shows each role only what it may open", () => {
  expect(Object.fromEntries(givenRoles.map((role) => [role, areasOf(role)]))).toEqual({
    committee: ["today", "vote"],
    coordinator: ["today", "vote", "kiosks", "letters", "writing", "settings"],
    treasurer: ["today"],
    editor: ["today", "writing"],
    board: ["today"],
    operator: ["today", "letters", "settings"],
  });
});

test("someone with two roles sees the areas of both", () => {
  expect(areasOf("committee", "operator")).toEqual(["today", "vote", "letters", "settings"]);
});

test("nobody opens the office without a role or without a second factor", () => {
  expect(areasOf()).toEqual([]);
  expect(openAreas({ roles: ["coordinator"], hasSecondFactor: false })).toEqual([]);
});
