import { expect, test } from "vitest";
import { openAreas, openCallTabs } from "#domain/office-area.ts";
import { type GivenRole, givenRoles } from "#domain/permission.ts";

const areasOf = (...roles: GivenRole[]) => openAreas({ roles, hasSecondFactor: true });

test("the rail shows each role only what it may open", () => {
  expect(Object.fromEntries(givenRoles.map((role) => [role, areasOf(role)]))).toEqual({
    committee: ["today", "dossiers", "committee", "outbox", "inbox"],
    coordinator: ["today", "dossiers", "committee", "outbox", "inbox", "calls", "writing", "people", "settings"],
    treasurer: ["today"],
    editor: ["today", "calls", "writing"],
    board: ["today"],
    operator: ["today", "people", "settings"],
    substitute: ["today", "dossiers", "inbox"],
  });
});

test("someone with two roles sees the areas of both", () => {
  expect(areasOf("operator", "editor")).toEqual(["today", "calls", "writing", "people", "settings"]);
});

test("nobody opens the office without a role or without a second factor", () => {
  expect(areasOf()).toEqual([]);
  expect(openAreas({ roles: ["coordinator"], hasSecondFactor: false })).toEqual([]);
});

test("a call shows each role only the tabs that it may open", () => {
  const tabsOf = (role: GivenRole, isDraft = false) => openCallTabs({ roles: [role], hasSecondFactor: true }, isDraft);
  expect(tabsOf("coordinator")).toEqual(["plan", "vote", "letters", "late-access", "log"]);
  expect(tabsOf("committee")).toEqual(["vote"]);
  expect(tabsOf("operator")).toEqual(["letters"]);
  expect(tabsOf("editor")).toEqual(["plan"]);
  expect(tabsOf("coordinator", true)).toEqual(["plan", "log"]);
});
