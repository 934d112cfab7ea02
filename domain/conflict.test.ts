import { expect, test } from "vitest";
import {
  type ConflictDossier,
  type ConflictMember,
  checkDeclaration,
  conflictAnswers,
  exclusionOf,
  isLikelyConflict,
  laterAnswers,
} from "#domain/conflict.ts";

const member: ConflictMember = {
  id: "bert",
  firstname: "Bert",
  lastname: "Van den Berghe",
  email: "bert@kompas.example",
  branch: "gent",
  department: "finance",
};
const project: ConflictDossier = {
  type: "external",
  applicantId: "anna",
  applicant: { lastname: "Peeters", branch: "gent", department: "finance" },
  answers: { lastname: "Peeters", name_organisation: "De Lepel", headquarter_email: "info@lepel.example" },
};
const request: ConflictDossier = {
  ...project,
  type: "internal",
  applicant: { ...project.applicant, department: "logistics" },
};
const withAnswers = (dossier: ConflictDossier, answers: ConflictDossier["answers"]) => ({
  ...dossier,
  answers: { ...dossier.answers, ...answers },
});

test("finds who is probably involved", () => {
  expect(isLikelyConflict(member, project)).toBe(false);
  expect(isLikelyConflict(member, { ...project, applicantId: "bert" })).toBe(true);
  expect(isLikelyConflict(member, { ...project, applicant: { ...project.applicant, lastname: "VANDENBERGHE" } })).toBe(
    true,
  );
  for (const answers of [
    { responsible_lastname: "van den Berghe" },
    { account_holder: "Mevr. A. Van den Berghe" },
    { headquarter_email: "info@Kompas.example" },
    { why_did_you_choose: "Mijn collega Bert van den berghe werkt er als vrijwilliger." },
  ])
    expect(isLikelyConflict(member, withAnswers(project, answers)), JSON.stringify(answers)).toBe(true);
  for (const answers of [
    { account_holder: "Bergheman" },
    { why_did_you_choose: "Bert ging mee. Van den Berghe niet." },
    { headquarter_email: "info@lepel.example" },
  ])
    expect(isLikelyConflict(member, withAnswers(project, answers)), JSON.stringify(answers)).toBe(false);
});

test("colleagues of the same branch and department are likely to know who asks for help", () => {
  expect(isLikelyConflict(member, request)).toBe(false);
  expect(isLikelyConflict(member, { ...request, applicant: { ...request.applicant, department: "finance" } })).toBe(
    true,
  );
  expect(isLikelyConflict(member, withAnswers(request, { branch: "gent", department: "finance" }))).toBe(true);
  // For a project it does not matter.
  expect(isLikelyConflict(member, withAnswers(project, { branch: "gent", department: "finance" }))).toBe(false);
});

test("the same public mail provider is no sign of a conflict", () => {
  const mailbox = { ...member, email: "bert@gmail.com" };
  expect(isLikelyConflict(mailbox, withAnswers(project, { headquarter_email: "lepel@gmail.com" }))).toBe(false);
});

test("human resources and the members an applicant names never hear of a request for help", () => {
  expect(exclusionOf(member, request, [])).toBeNull();
  expect(exclusionOf(member, request, ["finance"])).toBe("rule");
  expect(exclusionOf(member, withAnswers(request, { not_read_by: "carla bert" }), [])).toBe("applicant");
  expect(exclusionOf(member, withAnswers(project, { not_read_by: "bert" }), ["finance"])).toBeNull();
  expect(exclusionOf({ ...member, department: null }, request, ["finance"])).toBeNull();
});

test("a later answer can only be stricter", () => {
  for (const answer of conflictAnswers) expect(checkDeclaration(null, answer)).toBeNull();
  expect(checkDeclaration("none", "acquainted")).toBeNull();
  expect(checkDeclaration("acquainted", "involved")).toBeNull();
  for (const [earlier, answer] of [
    ["none", "none"],
    ["acquainted", "none"],
    ["involved", "acquainted"],
    ["involved", "involved"],
  ] as const)
    expect(checkDeclaration(earlier, answer)).toEqual({ code: "dossier.conflict.notStricter" });
  expect(laterAnswers("none")).toEqual(["acquainted", "involved"]);
  expect(laterAnswers("acquainted")).toEqual(["involved"]);
});
