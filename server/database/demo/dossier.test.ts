import { expect, test } from "vitest";
import { dossierStates } from "#domain/dossier.ts";
import { checkStep, stepsAsking } from "#domain/dossier-check.ts";
import { checkMove, moveConditions } from "#domain/dossier-move.ts";
import { activeCodes, workplacesOf } from "#domain/fund-list.ts";
import { demoCalls } from "#server/database/demo/call.ts";
import { demoLists } from "#server/database/demo/content/fund-list.ts";
import { demoDossiers } from "#server/database/demo/dossier.ts";
import { demoRoster } from "#server/database/demo/people.ts";
import { archiveProjects, ballotProjects } from "#server/database/demo/project.ts";
import { demoRoles } from "#server/database/demo/role.ts";

const days = ["2026-11-15T09:00:00Z", "2027-01-04T09:00:00Z", "2028-06-30T09:00:00Z"].map((day) => new Date(day));

function dossiersOn(now: Date) {
  const { past, voting, submission, review, scoring } = demoCalls(now);
  const decided = archiveProjects(past, now).slice(-2).toReversed();
  const ballot = ballotProjects(voting);
  return demoDossiers({ now, roster: demoRoster(), voting, submission, review, scoring, ballot, past: decided });
}

test("the demo has about sixty dossiers, in every state and of both types, each with a number of its own", () => {
  for (const dossiers of days.map(dossiersOn)) {
    expect(dossiers.length).toBeGreaterThanOrEqual(55);
    expect(new Set(dossiers.map(({ state }) => state))).toEqual(new Set(dossierStates));
    expect(dossiers.filter(({ type }) => type === "internal").length).toBeGreaterThan(10);
    const numbers = dossiers.flatMap(({ number }) => number ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(dossiers.map(({ person }) => person.employeeId)).size).toBe(dossiers.length);
  }
});

test("every dossier of the demo came to its state by the table of moves, in order and before today", () => {
  const facts = Object.fromEntries(moveConditions.map((condition) => [condition, true]));
  for (const now of days)
    for (const { key, type, isConfidential, state, moves } of dossiersOn(now)) {
      expect(moves.at(-1)?.to ?? "draft", key).toBe(state);
      for (const [place, { to, by, at, reason = "" }] of moves.entries()) {
        const before = moves[place - 1];
        const from = before?.to ?? "draft";
        expect(checkMove({ type, isConfidential, from, to, by, reason, facts }), `${key} ${from} ${to}`).toBeNull();
        expect(at.getTime(), key).toBeGreaterThanOrEqual(before?.at.getTime() ?? 0);
        expect(at.getTime(), key).toBeLessThan(now.getTime());
      }
    }
});

test("the form accepts every dossier of the demo", () => {
  const members = demoRoles(demoRoster()).map(({ employeeId }) => ({ id: employeeId, name: "" }));
  for (const now of days)
    for (const { key, type, answers, files, person, call } of dossiersOn(now)) {
      const situation = {
        now,
        maximum: call && { activeInCents: call.maximumWhenActiveInCents, otherInCents: call.maximumInCents },
        costShare: 100,
        asksRegisterNumber: true,
        knownEmail: person.email,
        workplaces: workplacesOf(demoLists),
        departments: activeCodes(demoLists.departments),
        members,
      };
      const whole = { ...answers, ...Object.fromEntries(files.map(({ field, name }) => [field, [name]])) };
      const problems = stepsAsking(type).flatMap((step) => checkStep(step, type, whole, situation));
      expect(problems, key).toEqual([]);
    }
});

test("the demo's committee has a chair and a deputy, and there are three coordinators", () => {
  const roles = demoRoles(demoRoster());
  expect(roles.flatMap(({ seat }) => seat ?? [])).toEqual(["chair", "deputy"]);
  expect(roles.filter(({ role }) => role === "coordinator")).toHaveLength(3);
});
