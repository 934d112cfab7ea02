import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { standingsOf } from "#domain/result.ts";
import { demoCalls } from "#server/database/demo/call.ts";
import { offers } from "#server/database/demo/content/offer.ts";
import { projects as content } from "#server/database/demo/content/project.ts";
import { deliveries } from "#server/database/demo/content/project-delivery.ts";
import { galleries } from "#server/database/demo/content/project-gallery.ts";
import { archiveProjects, ballotProjects } from "#server/database/demo/project.ts";

const days = ["2026-11-15T09:00:00Z", "2027-01-04T09:00:00Z", "2028-06-30T09:00:00Z"].map((day) => new Date(day));
const archiveOn = (now: Date) => archiveProjects(demoCalls(now).past, now);

test("the winners of the demo follow from the formula, on every day", () => {
  for (const { call, rows } of days.flatMap(archiveOn)) {
    const candidates = rows.flatMap(({ slug, votes, committeeScore, rank, status }) =>
      typeof votes === "number"
        ? [{ slug, votes, committeeScore: committeeScore ?? null, rank: null, is: { rank, status } }]
        : [],
    );
    expect(candidates.length, call.slug).toBeGreaterThanOrEqual(call.winnerCount);
    for (const { candidate, place, points } of standingsOf(candidates, call)) {
      const isWinner = place <= call.winnerCount;
      const expected = { rank: isWinner ? place : undefined, status: isWinner ? "winner" : "not_elected" };
      expect(candidate.is, `${call.slug} ${candidate.slug}`).toEqual(expected);
      expect(points).toBeGreaterThan(0);
      expect(points).toBeLessThanOrEqual(100);
    }
  }
});

test("no winner of the demo gets more than the one before it, nor more than it asked", () => {
  for (const { rows } of days.flatMap(archiveOn)) {
    const winners = rows.filter(({ rank }) => rank).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    for (const [index, { amountInCents, askedInCents }] of winners.entries()) {
      expect(amountInCents).toBeLessThanOrEqual(askedInCents);
      expect(amountInCents).toBeLessThanOrEqual(winners[index - 1]?.amountInCents ?? Number.POSITIVE_INFINITY);
    }
  }
});

test("only projects that got support a year ago have a report, with their promises", () => {
  for (const now of days) {
    const rows = archiveOn(now).flatMap(({ call, rows }) => rows.map((row) => ({ call, ...row })));
    const reports = rows.filter(({ followUp }) => followUp);
    expect(reports.length).toBeGreaterThan(8);
    for (const { call, slug, status, deliveries } of reports) {
      expect(["winner", "selected"], slug).toContain(status);
      expect(now.getTime() - call.awardsFrom.getTime()).toBeGreaterThan(364 * 86_400_000);
      expect(deliveries?.length, slug).toBeGreaterThanOrEqual(2);
    }
    const silent = rows.filter(({ followUp }) => !followUp);
    for (const { slug, deliveries } of silent) expect(deliveries, slug).toEqual([]);
  }
});

test("the figures of a promise are also in the story of the project, in every language", () => {
  const numbersIn = (words = "") => words.match(/\d[\d.,\u202f]*\d|\d/g) ?? [];
  for (const [key, pairs] of Object.entries(deliveries)) {
    const project = content.find((demoProject) => demoProject.key === key);
    const outcome = project?.use === "archive" ? project.outcome : undefined;
    expect(outcome?.followUp, key).toBeDefined();
    for (const language of languages) {
      const story = [project?.impact, project?.description, outcome?.followUp]
        .map((story) => story?.[language])
        .join(" ");
      for (const { promised, delivered } of pairs) {
        expect(delivered[language], key).toBeTruthy();
        for (const number of numbersIn(promised[language]))
          expect(numbersIn(story), `${key} ${language}`).toContain(number);
      }
    }
  }
});

test("every gallery belongs to a project and repeats no picture", () => {
  for (const [key, pictures] of Object.entries(galleries)) {
    const project = content.find((demoProject) => demoProject.key === key);
    expect(project, key).toBeDefined();
    const drawings = [project?.illustration, ...pictures.map(({ illustration }) => illustration)];
    expect(new Set(drawings).size, key).toBe(drawings.length);
    // A caption has the same languages as its project.
    for (const language of languages)
      for (const { caption } of pictures)
        expect(Boolean(caption[language]), key).toBe(Boolean(project?.title[language]));
  }
});

test("no drawing occurs twice on the ballot, in a call or among the offers of the demo", () => {
  const [now = new Date()] = days;
  const lists = [...archiveOn(now).map(({ rows }) => rows), ballotProjects(demoCalls(now).voting), offers];
  for (const list of lists) {
    const drawings = list.map(({ illustration }) => illustration);
    expect(drawings.filter((drawing, place) => drawings.indexOf(drawing) !== place)).toEqual([]);
  }
});
