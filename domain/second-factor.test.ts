import { expect, test } from "vitest";
import type { GivenRole } from "#domain/permission.ts";
import { checkAddFactor, checkRemoveFactor, isOfOffice, isStillProven } from "#domain/second-factor.ts";

const now = new Date("2026-11-15T09:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const coordinator = { roles: ["coordinator"] as GivenRole[], hasSecondFactor: false };
const proven = { ...coordinator, hasSecondFactor: true };
const employee = { roles: [], hasSecondFactor: false };

test("the office is for people with a role, not for visitors or other employees", () => {
  for (const role of ["committee", "coordinator", "operator"] as const)
    expect(isOfOffice({ roles: [role], hasSecondFactor: false }), role).toBe(true);
  expect(isOfOffice(employee)).toBe(false);
  expect(isOfOffice(null)).toBe(false);
});

const addition = {
  asker: coordinator,
  hasFactor: false,
  loggedInAt: now,
  way: "mail_code",
  addressChangedAt: null,
  allowedUntil: null,
  now,
} as const;

test("allows the first second factor within ten minutes of logging in", () => {
  const add = (minutes: number) => checkAddFactor({ ...addition, loggedInAt: ago(minutes) });
  expect(add(0)).toBeNull();
  expect(add(10)).toBeNull();
  expect(add(10.1)).toEqual({ code: "secondFactor.loginAgain", minutes: 10 });
});

test("allows another second factor after showing one, however long ago the login was", () => {
  const add = (asker: typeof coordinator) =>
    checkAddFactor({ ...addition, asker, hasFactor: true, loggedInAt: ago(300), way: "access_code" });
  expect(add(proven)).toBeNull();
  expect(add(coordinator)).toEqual({ code: "secondFactor.required" });
  expect(checkAddFactor({ ...addition, hasFactor: true })).toEqual({ code: "secondFactor.required" });
});

test("refuses the first second factor after a login by letter", () => {
  expect(checkAddFactor({ ...addition, way: "access_code" })).toEqual({ code: "secondFactor.byLetter" });
  for (const way of ["mail_code", "mail_link", "company"] as const)
    expect(checkAddFactor({ ...addition, way }), way).toBeNull();
});

test("refuses the first second factor until seven days after a change of address", () => {
  const days = (number: number) => ago(number * 24 * 60);
  expect(checkAddFactor({ ...addition, addressChangedAt: days(2) })).toEqual({
    code: "secondFactor.newAddress",
    from: Date.parse("2026-11-20T09:00:00Z"),
  });
  expect(checkAddFactor({ ...addition, addressChangedAt: days(7) })).toBeNull();
});

test("a person whom the operator allows to start again needs no mailbox and does not wait", () => {
  const arranged = { ...addition, way: "access_code", addressChangedAt: now } as const;
  expect(checkAddFactor({ ...arranged, allowedUntil: ago(-1) })).toBeNull();
  expect(checkAddFactor({ ...arranged, allowedUntil: now })).toEqual({ code: "secondFactor.byLetter" });
  const late = { ...arranged, loggedInAt: ago(11), allowedUntil: ago(-1) };
  expect(checkAddFactor(late)).toEqual({ code: "secondFactor.loginAgain", minutes: 10 });
});

test("an employee without a role cannot add a second factor", () => {
  expect(checkAddFactor({ ...addition, asker: employee })).toEqual({ code: "permission.denied" });
});

test("refuses to remove the last second factor of a person with a role", () => {
  expect(checkRemoveFactor({ asker: proven, left: 1 })).toBeNull();
  expect(checkRemoveFactor({ asker: proven, left: 0 })).toEqual({ code: "secondFactor.last" });
  expect(checkRemoveFactor({ asker: coordinator, left: 1 })).toEqual({ code: "secondFactor.required" });
  expect(checkRemoveFactor({ asker: { roles: [], hasSecondFactor: true }, left: 0 })).toBeNull();
});

test("a second factor counts for a working day", () => {
  expect(isStillProven(null, now)).toBe(false);
  expect(isStillProven(ago(0), now)).toBe(true);
  expect(isStillProven(ago(12 * 60 - 1), now)).toBe(true);
  expect(isStillProven(ago(12 * 60), now)).toBe(false);
});
