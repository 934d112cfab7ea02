import fc from "fast-check";
import { expect, test } from "vitest";
import {
  checkMove,
  type DossierState,
  dossierStates,
  type Mover,
  type ProjectType,
  projectTypes,
} from "#domain/dossier.ts";

const movers: Mover[] = ["applicant", "coordinator", "committee", "count"];

/** Gives the states a dossier can move to from a state, and who can move it. */
const ways = (type: ProjectType, from: DossierState) =>
  dossierStates.flatMap((to) =>
    movers.filter((by) => checkMove({ type, from, to, by, reason: "Omdat." }) === null).map((by) => `${by} ${to}`),
  );

test("an external dossier moves from draft to report in these steps only", () => {
  expect(Object.fromEntries(dossierStates.map((from) => [from, ways("external", from)]))).toEqual({
    draft: ["applicant submitted"],
    submitted: ["coordinator incomplete", "coordinator in_review", "applicant withdrawn"],
    incomplete: ["applicant submitted", "applicant withdrawn"],
    in_review: ["committee shortlisted", "committee selected", "committee declined", "applicant withdrawn"],
    shortlisted: ["count winner", "count not_elected"],
    selected: ["coordinator agreement"],
    winner: ["coordinator agreement"],
    agreement: ["coordinator paid"],
    paid: ["coordinator reported"],
    declined: [],
    granted: [],
    not_elected: [],
    reported: [],
    withdrawn: [],
  });
});

test("an internal request is granted or declined, and never gets a vote", () => {
  expect(ways("internal", "in_review")).toEqual(["committee declined", "committee granted", "applicant withdrawn"]);
  expect(ways("internal", "granted")).toEqual(["coordinator paid"]);
  for (const from of ["shortlisted", "selected", "winner", "agreement", "paid"] as const)
    expect(ways("internal", from)).toEqual([]);
});

test("declining a dossier or asking for more needs a reason", () => {
  const declined = { type: "external", from: "in_review", to: "declined", by: "committee" } as const;
  const completionMove = { type: "internal", from: "submitted", to: "incomplete", by: "coordinator" } as const;
  for (const move of [declined, completionMove]) {
    for (const reason of ["", "  \n"]) expect(checkMove({ ...move, reason })).toEqual({ code: "dossier.reasonNeeded" });
    expect(checkMove({ ...move, reason: "Het budget is op." })).toBeNull();
  }
});

test("no order of moves brings an internal request to a vote or a dossier out of an end state", () => {
  const step = fc.record({ to: fc.constantFrom(...dossierStates), by: fc.constantFrom(...movers) });
  fc.assert(
    fc.property(fc.constantFrom(...projectTypes), fc.array(step, { maxLength: 60 }), (type, steps) => {
      let state: DossierState = "draft";
      for (const { to, by } of steps) {
        if (checkMove({ type, from: state, to, by, reason: "Omdat." })) continue;
        expect(["declined", "withdrawn", "not_elected", "reported"]).not.toContain(state);
        state = to;
        if (type === "internal") expect(["shortlisted", "winner", "not_elected", "selected"]).not.toContain(state);
      }
    }),
    { numRuns: 500 },
  );
});
