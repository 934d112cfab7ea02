import { afterEach, expect, test } from "vitest";
import { shouldReloadShell } from "#web/shell/load.ts";
import { tokens } from "#web/stores/tokens.ts";
import { user } from "#web/stores/user.ts";

const anna = {
  id: "1",
  firstname: "Anna",
  lastname: "Peeters",
  language: "nl",
  hasToVote: false,
  roles: [],
  seat: null,
} as const;
const reloads = (to: string, submission: { formMethod?: "GET" | "POST"; actionStatus?: number } = {}) =>
  shouldReloadShell({
    currentUrl: new URL("http://localhost/projects"),
    nextUrl: new URL(to, "http://localhost"),
    ...submission,
  } as Parameters<typeof shouldReloadShell>[0]);

afterEach(() => {
  user.set(null);
  tokens.set({ sessionExpires: null });
});

test("the frame loads again after a form, unless the form was refused", () => {
  expect(reloads("/vote")).toBe(false);
  expect(reloads("/projects?q=bees", { formMethod: "GET" })).toBe(false);
  expect(reloads("/vote", { formMethod: "POST" })).toBe(true);
  expect(reloads("/vote", { formMethod: "POST", actionStatus: 422 })).toBe(false);
});

test("the frame loads again on the next page while a person still has to vote", () => {
  user.set(anna);
  expect(reloads("/vote")).toBe(false);
  user.set({ ...anna, hasToVote: true });
  expect(reloads("/vote")).toBe(true);
  expect(reloads("/projects?q=bees")).toBe(false);
});

test("the frame loads again on the next page after the session has ended", () => {
  user.set(anna);
  tokens.set({ sessionExpires: Date.now() + 60_000 });
  expect(reloads("/vote")).toBe(false);
  tokens.set({ sessionExpires: Date.now() - 1 });
  expect(reloads("/vote")).toBe(true);
});
