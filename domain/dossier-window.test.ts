import { describe, expect, test } from "vitest";
import { atBrussels } from "#domain/brussels-time.ts";
import { type Call, isSubmissionOpen } from "#domain/call.ts";
import { dossierStates } from "#domain/dossier.ts";
import { checkEdit, checkSending, type DossierTiming } from "#domain/dossier-window.ts";

const draft: DossierTiming = { type: "external", state: "draft", callId: null, completeBy: null };
const sentDossier: DossierTiming = { type: "external", state: "submitted", callId: "spring", completeBy: null };
const now = new Date("2026-11-15T12:00:00Z");

test("a draft can always be changed, but is sent only while a call accepts dossiers", () => {
  expect(checkEdit(draft, { now, openCallIds: [] })).toBeNull();
  expect(checkSending(draft, { now, openCallIds: [] })).toEqual({ code: "dossier.closed" });
  expect(checkSending(draft, { now, openCallIds: ["spring"] })).toBeNull();
});

test("a request for help can be sent all year, and changed until its review begins", () => {
  const request = { ...draft, type: "internal" } as const;
  expect(checkSending(request, { now, openCallIds: [] })).toBeNull();
  expect(checkEdit({ ...request, state: "submitted" }, { now, openCallIds: [] })).toBeNull();
  expect(checkEdit({ ...request, state: "in_review" }, { now, openCallIds: [] })).toEqual({ code: "dossier.notNow" });
});

test("a submitted dossier can be changed as long as its own call accepts dossiers", () => {
  expect(checkEdit(sentDossier, { now, openCallIds: ["spring"] })).toBeNull();
  expect(checkEdit(sentDossier, { now, openCallIds: ["autumn"] })).toEqual({ code: "dossier.closedSinceSent" });
});

test("an incomplete dossier can be sent until its own date, also after the deadline", () => {
  const incompleteDossier = {
    ...sentDossier,
    state: "incomplete",
    completeBy: new Date("2026-11-20T23:00:00Z"),
  } as const;
  const checkAt = (instant: string) => checkSending(incompleteDossier, { now: new Date(instant), openCallIds: [] });
  expect(checkAt("2026-11-20T22:59:59.999Z")).toBeNull();
  expect(checkAt("2026-11-20T23:00:00Z")).toEqual({ code: "dossier.completionOver" });
});

test("a dossier cannot be changed once its review begins", () => {
  const closed = dossierStates.filter((state) => !["draft", "submitted", "incomplete"].includes(state));
  for (const state of closed)
    expect(checkEdit({ ...sentDossier, state }, { now, openCallIds: ["spring"] })).toEqual({ code: "dossier.notNow" });
});

describe("the last second before the deadline counts and the next one does not", () => {
  // A day in winter, one in summer, and midnights before and after the clock changes.
  for (const day of ["2023-11-14", "2026-07-01", "2026-03-29", "2026-10-25", "2026-03-30", "2026-10-26"])
    test(day, () => {
      const closes = atBrussels(`${day}T00:00`);
      const call = { submissionsOpen: new Date(0), submissionsClose: closes } as Call;
      expect(isSubmissionOpen(call, new Date(closes.getTime() - 1000))).toBe(true);
      expect(isSubmissionOpen(call, new Date(closes.getTime() - 1))).toBe(true);
      expect(isSubmissionOpen(call, closes)).toBe(false);
      const clock = new Intl.DateTimeFormat("nl-BE", { timeZone: "Europe/Brussels", timeStyle: "medium" });
      expect(clock.format(new Date(closes.getTime() - 1))).toBe("23:59:59");
    });
});
