import { expect, test } from "vitest";
import { type ActingOfficer, checkDossierAct, dossierActs } from "#domain/dossier-act.ts";
import type { OfficeLevel } from "#domain/dossier-level.ts";
import type { MoveFacts } from "#domain/dossier-move.ts";

const ordinary = { type: "external", isConfidential: false } as const;
const confidential = { type: "external", isConfidential: true } as const;
const internal = { type: "internal", isConfidential: true } as const;

const coordinator = (levels: OfficeLevel[], facts: MoveFacts = {}): ActingOfficer => ({
  officer: { roles: ["coordinator"], hasSecondFactor: true },
  levels,
  facts,
});
const member = (levels: OfficeLevel[], facts: MoveFacts = {}): ActingOfficer => ({
  officer: { roles: ["committee"], hasSecondFactor: true },
  levels,
  facts,
});
const ofCoordinator: OfficeLevel[] = ["row", "summary", "content", "personal", "handle"];
const ofReader: OfficeLevel[] = ["row", "content", "judge", "handle"];

const actsOf = (acting: ActingOfficer, dossier: Parameters<typeof checkDossierAct>[2]) =>
  dossierActs.filter((act) => checkDossierAct(act, acting, dossier) === null);

test("a coordinator handles an ordinary project, and hands it over once the deadline is over", () => {
  const submitted = { ...ordinary, state: "submitted" } as const;
  const always = ["askForCompletion", "withdraw", "setTheme", "judgePoints", "write", "note"];
  expect(actsOf(coordinator(ofCoordinator), submitted)).toEqual(always);
  expect(checkDossierAct("giveToCommittee", coordinator(ofCoordinator), submitted)).toEqual({
    code: "dossier.deadlineAhead",
  });
  expect(actsOf(coordinator(ofCoordinator, { isDeadlineOver: true }), submitted)).toEqual([
    "giveToCommittee",
    "askForCompletion",
    "declineAsIneligible",
    "withdraw",
    "setTheme",
    "judgePoints",
    "write",
    "note",
  ]);
  // Once it is decided, nobody judges its conditions any more.
  expect(actsOf(coordinator(ofCoordinator), { ...ordinary, state: "selected" })).not.toContain("judgePoints");
});

test("a coordinator can only pass a confidential project on, and take it back as long as nobody answered", () => {
  const over = { isDeadlineOver: true };
  expect(actsOf(coordinator(["row"], over), { ...confidential, state: "submitted" })).toEqual(["giveToCommittee"]);
  expect(actsOf(coordinator(["row"], over), { ...confidential, state: "in_review" })).toEqual([]);
  const untouched = coordinator(["row"], { ...over, isUntouched: true });
  expect(actsOf(untouched, { ...confidential, state: "in_review" })).toEqual(["takeBack"]);
});

test("a project is handed over from new only; one that was not completed is judged as it is", () => {
  const overdue = coordinator(ofCoordinator, { isDeadlineOver: true, isCompletionOver: true });
  const acts = actsOf(overdue, { ...ordinary, state: "incomplete" });
  expect(acts).toContain("judgeAsItIs");
  expect(acts).not.toContain("giveToCommittee");
});

test("a member without conflict takes up a request for help, and handles it as the fund", () => {
  expect(actsOf(member(ofReader), { ...internal, state: "submitted" })).toEqual([
    "takeUp",
    "askForCompletion",
    "withdraw",
    "setUrgent",
    "write",
    "note",
  ]);
});

test("a member who has not answered about conflicts, or stepped aside, can do nothing", () => {
  for (const levels of [
    ["row", "declare", "workplace"],
    ["row", "closed"],
    ["aside", "workplace"],
  ] as OfficeLevel[][])
    expect(actsOf(member(levels, { isUntouched: true }), { ...internal, state: "submitted" })).toEqual([]);
});

const ofChair: OfficeLevel[] = [...ofReader, "chair"];

test("the chair decides about a project with the committee, and takes a pending decision back", () => {
  const deciding = (acts: string[]) => acts.filter((act) => ["decide", "takeDecisionBack", "moveUp"].includes(act));
  const project = { ...ordinary, state: "in_review" } as const;
  expect(deciding(actsOf(member(ofChair), project))).toEqual(["decide"]);
  expect(deciding(actsOf(member(ofChair, { hasNothingPending: false }), project))).toEqual(["decide", "takeDecisionBack"]);
  expect(deciding(actsOf(member(ofReader), project))).toEqual([]);
  const reserve = { ...ordinary, state: "reserve" } as const;
  expect(deciding(actsOf({ ...member(ofChair), hasWithdrawnAward: true }, reserve))).toEqual(["decide", "moveUp"]);
});

test("members give their opinion on a request for help until a decision is pending", () => {
  const request = { ...internal, state: "in_review" } as const;
  expect(actsOf(member(ofReader), request)).toContain("giveOpinion");
  expect(actsOf(member(ofReader, { hasNothingPending: false }), request)).not.toContain("giveOpinion");
  expect(actsOf(member(ofReader, { hasNothingPending: false }), request)).not.toContain("askForCompletion");
});

test("only the chair gives a declined dossier a second look", () => {
  const declined = { ...ordinary, state: "declined" } as const;
  expect(actsOf(member(ofChair), declined)).toContain("giveSecondLook");
  expect(actsOf(member(ofReader), declined)).not.toContain("giveSecondLook");
});
