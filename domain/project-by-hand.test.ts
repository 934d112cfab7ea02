import { expect, test } from "vitest";
import { isBallotOpen, missingFigures, readProjectFigures, writeProjectFigures } from "#domain/project-by-hand.ts";

const before = {
  dossierId: null,
  status: "selected" as const,
  proposer: { status: "employed" as const, branch: "gent", department: null, firstname: null },
  costInCents: 100_00,
  askedInCents: 50_00,
  amountInCents: null,
};
const typed = { branch: "brussel", cost: "1.000", asked: "500,50", given: "400" };

test("reads the figures that people type about a project without a dossier", () => {
  const figures = readProjectFigures(typed, before);
  expect(figures).toMatchObject({
    proposer: { branch: "brussel" },
    costInCents: 1000_00,
    askedInCents: 500_50,
    amountInCents: 400_00,
  });
  const written = { branch: "brussel", costInCents: 1000_00, askedInCents: 500_50, amountInCents: 400_00 };
  expect(writeProjectFigures(written)).toEqual({ branch: "brussel", cost: "1000", asked: "500,50", given: "400" });
});

test("nobody types the figures of a dossier, and a candidate of the vote gets no amount", () => {
  expect(readProjectFigures(typed, { ...before, dossierId: "1" })).toEqual({});
  expect(readProjectFigures(typed, { ...before, status: "shortlisted" })).toMatchObject({ amountInCents: null });
  // A form without these fields leaves them as they are.
  expect(readProjectFigures({ "title.nl": "Bos" }, before)).toEqual({});
});

test("names the figures that a project lacks before it can be published", () => {
  const empty = { ...before, proposer: { ...before.proposer, branch: "" }, costInCents: 0, askedInCents: 0 };
  expect(missingFigures(empty).map(({ field }) => field)).toEqual(["branch", "cost", "asked"]);
  expect(missingFigures({ ...empty, dossierId: "1" })).toEqual([]);
  expect(missingFigures(before)).toEqual([]);
});

test("a ballot takes projects until the vote opens, and a call without a vote has none", () => {
  const votingOpens = new Date("2026-11-20T08:00:00Z");
  expect(isBallotOpen({ votingOpens }, new Date("2026-11-20T07:59:59Z"))).toBe(true);
  expect(isBallotOpen({ votingOpens }, votingOpens)).toBe(false);
  expect(isBallotOpen({ votingOpens: null }, votingOpens)).toBe(false);
});
