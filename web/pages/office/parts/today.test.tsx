import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import type { Today } from "#web/pages/office/page.tsx";
import { BeforeMeeting } from "#web/pages/office/parts/before-meeting.tsx";
import { NextEvents } from "#web/pages/office/parts/next-events.tsx";
import { useWaitingWork } from "#web/pages/office/parts/waiting-work.ts";
import { Year } from "#web/pages/office/parts/year.tsx";
import { Work } from "#web/ui/work/work.tsx";

const call = {
  id: "1",
  slug: "2026",
  title: "Call 2026",
  phase: "selection" as const,
  winnerCount: 4,
  submissionsOpen: "2026-09-15T22:00:00Z",
  submissionsClose: "2026-11-13T23:00:00Z",
  votingOpens: "2026-12-10T23:00:00Z",
  votingCloses: "2027-01-12T23:00:00Z",
  resultsPublished: "2027-01-25T09:00:00Z",
  awardsFrom: "2027-02-01T09:00:00Z",
  plan: { publishedAt: "2026-09-01T10:00:00Z", committeeMeets: "2026-12-04T13:00:00Z", reportsDue: null },
};

const today: Today = {
  firstname: "Ilse",
  roles: ["coordinator"],
  isJustOpened: false,
  now: "2026-11-30T09:00:00Z",
  waiting: [
    { kind: "text", count: 9 },
    { kind: "failedMail", count: 2 },
    { kind: "address", count: 1 },
  ],
  calls: [call],
  lateAccesses: [{ id: "a", until: "2026-12-02T23:00:00Z", person: "Bram Okafor", slug: "2026", title: "Call 2026" }],
  draftCount: 12,
  releases: [{ at: "2026-12-09T07:00:00Z", count: 3 }],
  dossiers: [
    { step: "check", count: 12, day: "2026-12-04" },
    { step: "answer", count: 1, day: "2026-12-01" },
    { step: "overdue", count: 3, day: "2026-11-27" },
  ],
  inbox: { count: 5, since: "2026-11-28T09:00:00Z" },
  threads: [],
  mentions: [],
  round: {
    committeeMeets: "2026-12-04T13:00:00Z",
    endedAt: null,
    members: [{ id: "m", name: "Koen Maes", finished: 14, due: 21 }],
  },
  scoringEnds: "2026-12-04T13:00:00Z",
  staffList: null,
};

function WaitingWork({ data }: { data: Today }) {
  return <Work items={useWaitingWork(data)} />;
}

const plain = (html: string) =>
  html
    .replaceAll(/<(li|p|small|span|time)\b[^>]*>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/[\s\u00a0]+/g, " ");

test("work is in the order of its terms: what is over, then what is near, then the rest", async () => {
  const html = await renderPart(<WaitingWork data={today} />, "calls");
  const text = plain(html);
  const inOrder = [
    "since Fri 27 Nov",
    "by Tue 1 Dec",
    "before Fri 4 Dec",
    "vote opens Fri 11 Dec",
    // This waits without a term.
    "since Sat 28 Nov",
    "did not arrive",
  ];
  const places = inOrder.map((words) => text.replaceAll(",", "").indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const tones = [...html.matchAll(/work__item--(\w+)/g)].map(([, tone]) => tone);
  expect(tones).toEqual(["late", "soon", "plain", "plain", "plain"]);
  expect(html).toContain("state=failed&amp;from=2026-11-23");
});

test("a term on the last working day before a weekend is near, and one after it is not", async () => {
  const check = (day: string) => ({
    ...today,
    waiting: [],
    inbox: null,
    dossiers: [{ step: "check" as const, count: 1, day }],
  });
  const toneOf = async (day: string) =>
    /work__item--(\w+)/.exec(await renderPart(<WaitingWork data={check(day)} />, "calls"))?.[1];
  expect(await toneOf("2026-12-02")).toBe("soon");
  expect(await toneOf("2026-12-03")).toBe("plain");
  expect(await toneOf("2026-11-30")).toBe("soon");
  expect(await toneOf("2026-11-29")).toBe("late");
});

test("the year shows what is over, what goes on and what comes, with the present day", async () => {
  const draft = { ...call, id: "2", slug: "2027", title: "Call 2027", plan: { ...call.plan, publishedAt: null } };
  const later = { ...draft, submissionsOpen: "2027-06-15T22:00:00Z", resultsPublished: "2027-09-25T09:00:00Z" };
  const old = { ...call, id: "0", title: "Call 2020", ...datesIn("2020"), plan: { ...call.plan, reportsDue: null } };
  const html = await renderPart(<Year calls={[later, call, old]} now={today.now} />, "calls");
  const bars = [...html.matchAll(/time-bar--(\w+)"[^>]*>([^<]*)/g)].map(([, tone, label]) => [tone, label]);
  expect(bars).toEqual([
    ["planned", expect.stringContaining("Draft: opens")],
    ["done", "Submitting"],
    ["now", "Selection"],
    ["strong", "Voting"],
  ]);
  expect(html).toContain("Today");
  expect(html).not.toContain("Call 2020");
  // Nothing is drawn of a fund without calls.
  expect(await renderPart(<Year calls={[]} now={today.now} />, "calls")).toBe("");
});

const datesIn = (year: string) => ({
  submissionsOpen: `${year}-01-15T22:00:00Z`,
  submissionsClose: `${year}-02-15T22:00:00Z`,
  votingOpens: null,
  votingCloses: null,
  resultsPublished: `${year}-04-15T22:00:00Z`,
  awardsFrom: `${year}-05-15T22:00:00Z`,
});

test("the clock says when extra time ends and decisions are released, among the dates of the calls", async () => {
  const text = plain(await renderPart(<NextEvents {...today} />, "calls")).replaceAll(",", "");
  const inOrder = [
    "Wed 2 Dec 23:59 The extra time of Bram Okafor ends.",
    "Fri 4 Dec",
    "Wed 9 Dec 08:00 3 decisions are released.",
    "Voting opens.",
  ];
  const places = inOrder.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("the deadline of an open call says how many projects are begun and not submitted", async () => {
  const open = { ...call, phase: "submission" as const, submissionsClose: "2026-12-10T23:00:00Z" };
  const said = async (draftCount: number | null) =>
    plain(await renderPart(<NextEvents {...today} calls={[open]} draftCount={draftCount} />, "calls"));
  expect(await said(12)).toContain("12 projects are begun and not submitted.");
  expect(await said(null)).not.toContain("not submitted");
});

test("before the committee meets, a coordinator sees how far each member is, and afterwards nothing", async () => {
  const html = await renderPart(<BeforeMeeting round={today.round} now={today.now} />, "calls");
  expect(plain(html)).toContain("Koen Maes 14 of 21");
  expect(await renderPart(<BeforeMeeting round={today.round} now="2026-12-04T13:00:00Z" />, "calls")).toBe("");
});
