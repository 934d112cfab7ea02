import { expect, test } from "vitest";
import { brusselsTime } from "#domain/brussels-time.ts";
import { callMoments, firstDates, moveToNextYear, readMoment, writeMoment } from "#domain/call-moment.ts";

const now = new Date("2026-11-15T09:00:00Z");
const dates = {
  submissionsOpen: new Date("2023-09-18T07:00:00Z"),
  submissionsClose: new Date("2023-11-13T23:00:00Z"),
  committeeMeets: new Date("2023-12-05T13:00:00Z"),
  votingOpens: new Date("2023-12-10T23:00:00Z"),
  votingCloses: new Date("2024-01-12T23:00:00Z"),
  resultsPublished: new Date("2024-01-25T09:00:00Z"),
  awardsFrom: new Date("2024-02-29T23:00:00Z"),
  reportsDue: null,
};
const weekday = (moment: Date) => new Date(`${brusselsTime(moment).slice(0, 10)}T12:00Z`).getUTCDay();

test("a call of next year has the same weekdays and hours, also across summer time", () => {
  const moved = moveToNextYear(dates, new Date("2024-03-01T09:00:00Z"));
  expect(brusselsTime(moved.submissionsOpen)).toBe("2024-09-16T09:00:00");
  for (const name of callMoments) {
    const [before, after] = [dates[name], moved[name]];
    if (!before || !after) expect(after).toBe(before);
    else
      expect([weekday(after), brusselsTime(after).slice(11)]).toEqual([
        weekday(before),
        brusselsTime(before).slice(11),
      ]);
  }
});

test("after an old call the dates move on until submissions open in the future", () => {
  expect(moveToNextYear(dates, now).submissionsOpen > now).toBe(true);
});

test("the dates of a first call are in the future, begin on a Monday and follow each other", () => {
  for (let day = 0; day < 7; day++) {
    const from = new Date(now.getTime() + day * 86_400_000);
    const first = firstDates(from);
    const inOrder = callMoments.map((name) => first[name]?.getTime() ?? 0);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    expect(weekday(first.submissionsOpen)).toBe(1);
    expect(first.submissionsOpen > from).toBe(true);
  }
});

test("a closing moment is typed and shown as its last minute", () => {
  const deadline = new Date("2023-11-13T23:00:00Z");
  expect(writeMoment("submissionsClose", deadline)).toEqual({ day: "13/11/2023", time: "23:59" });
  expect(readMoment("submissionsClose", { day: "13/11/2023", time: "23:59" }, null)).toEqual(deadline);
  expect(readMoment("submissionsClose", { day: "13/11/2023", time: "" }, null)).toEqual(deadline);
});

test("every moment that is written can be read again", () => {
  for (const name of callMoments) {
    const moment = dates[name];
    expect(readMoment(name, writeMoment(name, moment), null)).toEqual(moment);
  }
});

test.each([
  ["16/9/2024", "9:00"],
  ["16-09-2024", "09.00"],
  ["16.09.2024", "9h00"],
  ["2024-09-16", "9u"],
  ["16 sep 2024", "09:00"],
])("reads %s %s the way people write it", (day, time) => {
  expect(readMoment("submissionsOpen", { day, time }, null)).toEqual(new Date("2024-09-16T07:00:00Z"));
});

test("reads a number of days after the previous moment", () => {
  const before = new Date("2024-09-16T07:00:00Z");
  expect(readMoment("submissionsClose", { day: "+58", time: "" }, before)).toEqual(new Date("2024-11-13T23:00:00Z"));
  expect(readMoment("submissionsClose", { day: "+58", time: "" }, null)).toBeUndefined();
});

test.each([
  ["31/02/2024", "09:00"],
  ["soon", "09:00"],
  ["16/09/2024", "25:00"],
  ["16/09/2024", "noon"],
])("does not read %s %s", (day, time) => {
  expect(readMoment("submissionsOpen", { day, time }, null)).toBeUndefined();
});

test("an empty day is no moment", () => {
  expect(readMoment("committeeMeets", { day: " ", time: "14:00" }, null)).toBeNull();
});
