import { expect, test } from "vitest";
import { type Act, type Asker, checkPermission, permissions } from "#domain/permission.ts";

const one = (role: Asker["roles"][number], hasSecondFactor = true): Asker => ({ roles: [role], hasSecondFactor });
const askers = {
  visitor: null,
  voter: { ...one("coordinator"), isAtKiosk: true },
  employee: { roles: [], hasSecondFactor: false },
  committee: one("committee"),
  coordinator: one("coordinator"),
  operator: one("operator"),
} satisfies Record<string, Asker | null>;

// Written out once more by hand, cell by cell: whoever changes the table must mean it.
//                        visitor voter employee committee coordinator operator; a voter stands at a kiosk, whoever they are
const expected: Record<Act, string> = {
  submitDossier: /*         */ "- - x x x x",
  castVote: /*              */ "- x x x x x",
  seeOwnAccount: /*         */ "- - x x x x",
  eraseOwnAccount: /*       */ "- - x x x x",
  addSecondFactor: /*       */ "- - - x x x",
  openOffice: /*            */ "- - - x x x",
  readConfidentialDossier: /**/ "- - - x - -",
  reviewDossier: /*         */ "- - - x - -",
  runCall: /*               */ "- - - - x -",
  scoreProject: /*          */ "- - - x - -",
  decideTie: /*             */ "- - - x - -",
  askForCompletion: /*      */ "- - - x x -",
  importRoster: /*          */ "- - - - x x",
  correctPerson: /*         */ "- - - - x x",
  printAccessLetters: /*    */ "- - - - x x",
  changeAccessOfOfficer: /* */ "- - - - - x",
  giveRole: /*              */ "- - - - x x",
  writePage: /*             */ "- - - - x -",
  readMailLog: /*           */ "- - - - x x",
  readAuditLog: /*          */ "- - - - x x",
};

test("who may do what, cell by cell", () => {
  for (const act of Object.keys(permissions) as Act[]) {
    const cells = Object.values(askers).map((asker) => (checkPermission(asker, act) === null ? "x" : "-"));
    expect(cells.join(" "), act).toBe(expected[act]);
  }
});

test("a visitor is asked to log in, an employee is refused, and an officer shows a second factor first", () => {
  expect(checkPermission(null, "runCall")).toEqual({ code: "login.required" });
  expect(checkPermission(askers.employee, "runCall")).toEqual({ code: "permission.denied" });
  expect(checkPermission(one("committee"), "runCall")).toEqual({ code: "permission.denied" });
  expect(checkPermission(one("coordinator", false), "runCall")).toEqual({ code: "secondFactor.required" });
  expect(checkPermission(one("coordinator", false), "addSecondFactor")).toBeNull();
  expect(checkPermission(one("coordinator", false), "castVote")).toBeNull();
});

test("whoever has two roles may do what either may", () => {
  const both: Asker = { roles: ["committee", "operator"], hasSecondFactor: true };
  expect(checkPermission(both, "readConfidentialDossier")).toBeNull();
  expect(checkPermission(both, "readAuditLog")).toBeNull();
  expect(checkPermission(both, "runCall")).toEqual({ code: "permission.denied" });
});
