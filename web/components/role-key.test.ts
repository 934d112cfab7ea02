import { expect, test } from "vitest";
import { roleKey } from "#web/components/role-key.ts";

test("the chair is named by their seat, and other roles by themselves", () => {
  expect(roleKey("committee", "chair")).toBe("seat.chair");
  expect(roleKey("committee", null)).toBe("role.committee");
  expect(roleKey("coordinator", "chair")).toBe("role.coordinator");
});
