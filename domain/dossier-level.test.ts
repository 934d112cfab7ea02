import { expect, test } from "vitest";
import { levelsOnDossier, type Viewer } from "#domain/dossier-level.ts";

const anna: Viewer = { id: "anna", roles: [], hasSecondFactor: false };

test("an applicant has a level on their own dossier, and not at a kiosk", () => {
  expect(levelsOnDossier(anna, { applicantId: "anna" })).toEqual(["applicant"]);
  expect(levelsOnDossier({ ...anna, isAtKiosk: true }, { applicantId: "anna" })).toEqual([]);
});

test("others have no level on a dossier, whatever their role", () => {
  const officer: Viewer = { id: "bert", roles: ["committee", "coordinator", "operator"], hasSecondFactor: true };
  for (const viewer of [null, { ...anna, id: "bert" }, officer])
    expect(levelsOnDossier(viewer, { applicantId: "anna" })).toEqual([]);
});
