import { expect, test } from "vitest";
import type { Declaration } from "#domain/conflict.ts";
import { type DossierState, dossierStates } from "#domain/dossier.ts";
import { levelsInOffice, levelsOnDossier, type OfficeRow, type Viewer } from "#domain/dossier-level.ts";
import type { GivenRole } from "#domain/permission.ts";

const anna: Viewer = { id: "anna", roles: [], hasSecondFactor: false };
const someone = (...roles: GivenRole[]): Viewer => ({ id: "bert", roles, hasSecondFactor: true });

test("an applicant has a level on their own dossier, and not at a kiosk", () => {
  expect(levelsOnDossier(anna, { applicantId: "anna" })).toEqual(["applicant"]);
  expect(levelsOnDossier({ ...anna, isAtKiosk: true }, { applicantId: "anna" })).toEqual([]);
});

test("nobody else has the applicant's level, whatever their role", () => {
  const officer = someone("committee", "coordinator", "operator");
  for (const viewer of [null, { ...anna, id: "bert" }, officer])
    expect(levelsOnDossier(viewer, { applicantId: "anna" })).toEqual([]);
});

const undeclared: Declaration = { exclusion: null, isLikely: false, openedAt: null, nameShownAt: null, answer: null };
const ordinary: OfficeRow = {
  applicantId: "anna",
  type: "external",
  isConfidential: false,
  state: "in_review",
  reviewSince: new Date(0),
  declaration: null,
  isChairing: false,
};
const confidential: OfficeRow = { ...ordinary, isConfidential: true };
const internal: OfficeRow = { ...confidential, type: "internal", state: "submitted", reviewSince: null };
const as = (declaration: Partial<Declaration>, dossier: OfficeRow): OfficeRow => ({
  ...dossier,
  declaration: { ...undeclared, ...declaration },
});

test("a coordinator handles an ordinary project, and of a confidential dossier sees the bare row", () => {
  const coordinator = someone("coordinator");
  expect(levelsInOffice(coordinator, ordinary)).toEqual(["row", "summary", "content", "personal", "handle"]);
  for (const dossier of [confidential, internal]) expect(levelsInOffice(coordinator, dossier)).toEqual(["row"]);
});

test("a member declares before they read, and a request for help asks twice", () => {
  const member = someone("committee");
  expect(levelsInOffice(member, ordinary)).toEqual([]);
  expect(levelsInOffice(member, as({}, ordinary))).toEqual(["row", "declare", "summary"]);
  expect(levelsInOffice(member, as({}, confidential))).toEqual(["row", "declare", "organisation"]);
  expect(levelsInOffice(member, as({}, internal))).toEqual(["row", "declare", "workplace"]);
  expect(levelsInOffice(member, as({ nameShownAt: new Date(0) }, internal))).toEqual([
    "row",
    "declare",
    "workplace",
    "name",
  ]);
  for (const answer of ["none", "acquainted"] as const) {
    expect(levelsInOffice(member, as({ answer }, ordinary))).toContain("content");
    expect(levelsInOffice(member, as({ answer }, ordinary))).not.toContain("handle");
    expect(levelsInOffice(member, as({ answer }, confidential))).toEqual(expect.arrayContaining(["content", "handle"]));
    for (const dossier of [ordinary, confidential, internal])
      expect(levelsInOffice(member, as({ answer }, dossier))).not.toContain("personal");
  }
});

test("a member gets a project from the coordinator, and a request for help at once", () => {
  const member = someone("committee");
  for (const dossier of [ordinary, confidential])
    expect(levelsInOffice(member, as({}, { ...dossier, state: "submitted", reviewSince: null }))).toEqual([]);
  expect(levelsInOffice(member, as({}, internal))).toContain("row");
});

test("a conflict leaves a member only the line that they saw before, whatever their roles", () => {
  const everything = someone("committee", "coordinator", "treasurer", "board", "operator", "editor");
  const involved = { answer: "involved", nameShownAt: null } as const;
  expect(levelsInOffice(everything, as(involved, ordinary))).toEqual(["aside", "summary"]);
  expect(levelsInOffice(everything, as(involved, confidential))).toEqual(["aside", "organisation"]);
  expect(levelsInOffice(everything, as(involved, internal))).toEqual(["aside", "workplace"]);
  for (const exclusion of ["rule", "applicant"] as const)
    for (const dossier of [ordinary, confidential, internal])
      expect(levelsInOffice(everything, as({ exclusion }, dossier))).toEqual([]);
  expect(levelsInOffice({ ...everything, id: "anna" }, as({ answer: "none" }, ordinary))).toEqual([]);
});

test("a likely conflict on a request for help stays closed until the chair opens it", () => {
  const member = someone("committee");
  expect(levelsInOffice(member, as({ isLikely: true }, internal))).toEqual(["row", "closed"]);
  expect(levelsInOffice(member, as({ isLikely: true, answer: "none" }, internal))).toEqual(["row", "closed"]);
  expect(levelsInOffice(member, as({ isLikely: true, openedAt: new Date(0) }, internal))).toContain("declare");
  expect(levelsInOffice(member, as({ isLikely: true }, ordinary))).toContain("declare");
});

test("only the member who acts as the chair has the acts of the chair", () => {
  for (const dossier of [as({ answer: "none" }, internal), as({ answer: "acquainted" }, ordinary)]) {
    expect(levelsInOffice(someone("committee"), { ...dossier, isChairing: true })).toContain("chair");
    expect(levelsInOffice(someone("committee"), dossier)).not.toContain("chair");
  }
});

test("the chair acts only after saying that they have no conflict", () => {
  const chair = someone("committee");
  const declined = { ...ordinary, state: "declined", reviewSince: null } as const;
  const all = [ordinary, confidential, internal, declined, { ...declined, isConfidential: true }];
  for (const dossier of all.map((one) => ({ ...one, isChairing: true }))) {
    expect(levelsInOffice(chair, as({}, dossier))).toContain("declare");
    expect(levelsInOffice(chair, as({}, dossier))).not.toContain("chair");
    for (const answer of ["none", "acquainted"] as const)
      expect(levelsInOffice(chair, as({ answer }, dossier))).toContain("chair");
    expect(levelsInOffice(chair, as({ answer: "involved" }, dossier))).not.toContain("chair");
  }
  expect(levelsInOffice(someone("committee"), as({}, declined))).toEqual([]);
});

test("money and board see a dossier from the release on, and nothing else does", () => {
  const seenIn = (viewer: Viewer, dossier: OfficeRow) =>
    dossierStates.filter((state: DossierState) => levelsInOffice(viewer, { ...dossier, state }).length > 0);
  const paid = ["selected", "granted", "winner", "agreement", "paid", "reported"];
  expect(seenIn(someone("treasurer"), ordinary).toSorted()).toEqual(paid.toSorted());
  expect(levelsInOffice(someone("treasurer"), { ...confidential, state: "selected" })).toEqual(["payment"]);
  expect(seenIn(someone("board"), ordinary).toSorted()).toEqual(
    [...paid, "declined", "not_elected", "reserve", "shortlisted"].toSorted(),
  );
  for (const viewer of [someone("board"), someone("editor"), someone("operator"), someone()])
    for (const dossier of [confidential, internal]) expect(seenIn(viewer, dossier)).toEqual([]);
  expect(seenIn(someone("editor", "operator"), ordinary)).toEqual([]);
});

test("a draft belongs to its applicant alone, and nobody works without a second factor", () => {
  const everything = someone("committee", "coordinator", "treasurer", "board");
  expect(levelsInOffice(everything, as({ answer: "none" }, { ...ordinary, state: "draft" }))).toEqual([]);
  expect(levelsInOffice({ ...everything, hasSecondFactor: false }, ordinary)).toEqual([]);
  expect(levelsInOffice(null, ordinary)).toEqual([]);
});
