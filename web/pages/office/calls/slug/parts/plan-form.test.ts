import { expect, test } from "vitest";
import { drawableDates, readDates, sumWeights } from "#web/pages/office/calls/slug/parts/plan-form.ts";

test("the sum of the weights counts what was typed so far", () => {
  const weights: Record<string, string> = {
    "criterion-0-weight": "40",
    "criterion-1-weight": "3",
    "criterion-2-weight": "x",
  };
  expect(sumWeights((name) => weights[name] ?? "")).toBe(43);
});

test("the dates of a plan that is being typed count from each other, without those that nobody can read yet", () => {
  const form = new FormData();
  form.set("hasVote", "yes");
  form.set("submissionsOpen-day", "01/09/2026");
  form.set("submissionsClose-day", "+14");
  form.set("votingOpens-day", "02/11/20");
  const { submissionsOpen, submissionsClose, votingOpens } = readDates(form);
  expect(submissionsOpen).toEqual(new Date("2026-08-31T22:00:00Z"));
  expect(submissionsClose).toEqual(new Date("2026-09-15T22:00:00Z"));
  expect(votingOpens).toBeNull();
});

test("the calendar draws the dates that are typed, except while one is unreadable or before an earlier one", () => {
  const form = new FormData();
  const days = {
    submissionsOpen: "01/09/2026",
    submissionsClose: "+14",
    votingOpens: "02/11/2026",
    votingCloses: "20/11/2026",
    resultsPublished: "01/12/2026",
  };
  for (const [name, day] of Object.entries(days)) form.set(`${name}-day`, day);
  form.set("hasVote", "yes");
  expect(drawableDates(readDates(form))?.submissionsClose).toEqual(new Date("2026-09-15T22:00:00Z"));
  form.set("votingOpens-day", "02/11/20");
  expect(drawableDates(readDates(form))).toBeNull();
  form.set("votingOpens-day", "02/08/2026");
  expect(drawableDates(readDates(form))).toBeNull();
  form.set("hasVote", "no");
  expect(drawableDates(readDates(form))).toMatchObject({ votingOpens: null, votingCloses: null });
});
