import { expect, test } from "vitest";
import { checkRevision } from "#domain/revision.ts";

test("refuses a change of a record that has moved since it was read", () => {
  expect(checkRevision(3, 3)).toBeNull();
  expect(checkRevision(2, 3)).toEqual({ code: "record.changed" });
  // A form that was changed by hand sends any number.
  expect(checkRevision(4, 3)).toEqual({ code: "record.changed" });
  expect(checkRevision(Number.NaN, 3)).toEqual({ code: "record.changed" });
});
