import { expect, test } from "vitest";
import { moveKey } from "#i18n/dossier-state.ts";

test("the history says who brought a dossier back to the state in which it was submitted", () => {
  const keyFrom = (fromState: "draft" | "incomplete" | "in_review") => moveKey({ fromState, toState: "submitted" });
  expect(keyFrom("draft")).toBe("dossierMove.submitted");
  expect(keyFrom("incomplete")).toBe("dossierMove.completed");
  expect(keyFrom("in_review")).toBe("dossierMove.takenBack");
});
