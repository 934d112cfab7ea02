import { expect, test } from "vitest";
import { type Act, type Asker, checkPermission, permissions } from "#domain/permission.ts";

const askerWith = (role: Asker["roles"][number], hasSecondFactor = true): Asker => ({ roles: [role], hasSecondFactor });
const askers = {
  visitor: null,
  voter: { ...askerWith("coordinator"), isAtKiosk: true },
  employee: { roles: [], hasSecondFactor: false },
  committee: askerWith("committee"),
  coordinator: askerWith("coordinator"),
  treasurer: askerWith("treasurer"),
  editor: askerWith("editor"),
  board: askerWith("board"),
  operator: askerWith("operator"),
  substitute: askerWith("substitute"),
} satisfies Record<string, Asker | null>;

// This copy of the table makes sure that nobody changes it by accident.
// The columns: visitor, voter, employee, committee, coordinator, treasurer, editor, board, operator,
// substitute. Everyone at a kiosk is a voter.
const expected: Record<Act, string> = {
  submitDossier: /*         */ "- - x x x x x x x x",
  castVote: /*              */ "- x x x x x x x x x",
  seeOwnAccount: /*         */ "- - x x x x x x x x",
  eraseOwnAccount: /*       */ "- - x x x x x x x x",
  addSecondFactor: /*       */ "- - - x x x x x x x",
  openOffice: /*            */ "- - - x x x x x x x",
  readConfidentialDossier: /**/ "- - - x - - - - - -",
  reviewDossier: /*         */ "- - - x - - - - - -",
  standIn: /*               */ "- - - - - - - - - x",
  runCall: /*               */ "- - - - x - - - - -",
  readCallPlan: /*          */ "- - - - x - x - - -",
  scoreProject: /*          */ "- - - x - - - - - -",
  decideTie: /*             */ "- - - x - - - - - -",
  attendMeeting: /*         */ "- - - x x - - - - -",
  askForCompletion: /*      */ "- - - x x - - - - x",
  readDossiers: /*          */ "- - - x x x - x - x",
  readInbox: /*             */ "- - - x x - - - - x",
  readOutbox: /*            */ "- - - x x - - - - -",
  payGrant: /*              */ "- - - - - x - - - -",
  readOutcome: /*           */ "- - - - - - - x - -",
  importRoster: /*          */ "- - - - x - - - x -",
  correctPerson: /*         */ "- - - - x - - - x -",
  printAccessLetters: /*    */ "- - - - x - - - x -",
  changeAccessOfOfficer: /* */ "- - - - - - - - x -",
  giveRole: /*              */ "- - - - x - - - x -",
  writePage: /*             */ "- - - - x - x - - -",
  writeProject: /*          */ "- - - - x - x - - -",
  writeNews: /*             */ "- - - - x - x - - -",
  writeMail: /*             */ "- - - - x - x - - -",
  changeSettings: /*        */ "- - - - x - - - x -",
  manageConnections: /*     */ "- - - - - - - - x -",
  readMailLog: /*           */ "- - - - x - - - x -",
  readAuditLog: /*          */ "- - - - x - - - x -",
};

test("each role may do exactly the acts in this table", () => {
  for (const act of Object.keys(permissions) as Act[]) {
    const cells = Object.values(askers).map((asker) => (checkPermission(asker, act) === null ? "x" : "-"));
    expect(cells.join(" "), act).toBe(expected[act]);
  }
});

test("asks a visitor to log in, refuses an employee, and asks an officer for a second factor", () => {
  expect(checkPermission(null, "runCall")).toEqual({ code: "login.required" });
  expect(checkPermission(askers.employee, "runCall")).toEqual({ code: "permission.denied" });
  expect(checkPermission(askerWith("committee"), "runCall")).toEqual({ code: "permission.denied" });
  expect(checkPermission(askerWith("coordinator", false), "runCall")).toEqual({ code: "secondFactor.required" });
  expect(checkPermission(askerWith("coordinator", false), "addSecondFactor")).toBeNull();
  expect(checkPermission(askerWith("coordinator", false), "castVote")).toBeNull();
});

test("a person with two roles may do the acts of both", () => {
  const both: Asker = { roles: ["committee", "operator"], hasSecondFactor: true };
  expect(checkPermission(both, "readConfidentialDossier")).toBeNull();
  expect(checkPermission(both, "readAuditLog")).toBeNull();
  expect(checkPermission(both, "runCall")).toEqual({ code: "permission.denied" });
});
