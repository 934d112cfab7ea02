import type { AddressInfo } from "node:net";
import ICAL from "ical.js";
import { onTestFinished } from "vitest";
import { createCalendarHandler } from "#server/api/calendar.ts";
import { createHttpServer } from "#server/platform/http/server.ts";
import { aCall, anOffer, anOrganisation, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { silentLog } from "#test/log.ts";
import { pathIn } from "#web/address.ts";

/** Starts a real server with the handler and returns a function that fetches from it. */
async function serve(fund: Fund) {
  const publicUrl = new URL("https://samen.example");
  const site = { publicUrl, pathIn, pages: [] };
  const server = createHttpServer({
    handlers: [createCalendarHandler({ db: fund.db, site, clock: () => fund.now })],
    publicUrl,
    log: silentLog,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

/** Reads a calendar the way a calendar program does. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  return { calendar, events };
}

function expectWellFormed(file: string) {
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(Buffer.from(file).toString()).not.toContain("\ufffd");
}

test("the calendar has the six dates of a call, the deadline on its last day", async ({ fund }) => {
  await theSettings(fund.db);
  const { id } = await aCall(fund.db, {
    title: { nl: "Oproep 2027", en: "Call 2027", fr: "Appel 2027" },
    // The call closes at midnight in Brussels, so the last day to submit is the 1st.
    submissionsClose: new Date("2026-10-01T22:00:00Z"),
    votingCloses: new Date("2026-11-30T17:00:00Z"),
    awardsFrom: new Date("2027-01-31T23:00:00Z"),
  });
  const get = await serve(fund);
  const answer = await get("/calendar/en.ics");
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const file = await answer.text();
  expectWellFormed(file);
  const { calendar, events } = read(file);
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Amandel Social Fund: dates of the calls");
  expect(events.map((event) => [event.startDate.toString(), event.endDate.toString(), event.summary])).toEqual([
    ["2026-08-01", "2026-08-02", "Call 2027: submissions open today"],
    ["2026-10-01", "2026-10-02", "Call 2027: last day to submit"],
    ["2026-11-01", "2026-11-02", "Call 2027: voting opens today"],
    ["2026-11-30", "2026-12-01", "Call 2027: last day to vote"],
    ["2026-12-15", "2026-12-16", "Call 2027: the results are announced"],
    ["2027-02-01", "2027-02-02", "Call 2027: the awards begin"],
  ]);
  expect(events[1]?.description?.replaceAll("\u00a0", " ")).toBe(
    "This is possible until and including 1 October 2026, 23:59.",
  );
  expect(events[2]?.description).toMatch(/^From 1 November 2026 at \d\d:\d\d\.$/);
  expect(events[5]?.description).toBe("From 1\u00a0February\u00a02027.");
  expect(events[1]?.uid).toBe(`submissionsClose-${id}@samen.example`);
  expect(events[2]?.component.getFirstPropertyValue("url")).toBe("https://samen.example/en/vote");
});

test("each language has its calendar; a call without a vote has four dates, an old one none", async ({ fund }) => {
  await aCall(fund.db, { title: { nl: "Noodoproep" }, votingOpens: null, votingCloses: null });
  const past = (day: string) => new Date(`2024-${day}T11:00:00Z`);
  await aCall(fund.db, {
    submissionsOpen: past("01-01"),
    submissionsClose: past("02-01"),
    votingOpens: past("03-01"),
    votingCloses: past("04-01"),
    resultsPublished: past("05-01"),
    awardsFrom: past("06-01"),
  });
  const get = await serve(fund);
  const titles = async (language: string) =>
    read(await (await get(`/calendar/${language}.ics`)).text()).events.map(({ summary }) => summary);
  expect(await titles("nl")).toEqual([
    "Noodoproep: indienen kan vanaf vandaag",
    "Noodoproep: laatste dag om in te dienen",
    "Noodoproep: bekendmaking van de uitslag",
    "Noodoproep: de uitreiking begint",
  ]);
  expect((await titles("fr"))[0]).toBe("Noodoproep\u00a0: on peut introduire un dossier dès aujourd’hui");
  for (const path of ["/calendar/de.ics", "/calendar/nl.ics/", "/calendar/.ics"]) {
    expect((await get(path)).status, path).toBe(404);
  }
});

const longTask =
  "Groenten snijden, ketels roeren; bokalen in kratten zetten \\ vullen.\nVrijwilligersverantwoordelijkenvergadering nadien 🥕👩🏽‍🍳 — ".repeat(
    6,
  );

test("the day of an offer comes as a file, with long texts, commas and emoji intact", async ({ fund }) => {
  const organisation = await anOrganisation(fund.db, { name: "Peddel & Raap, vzw; 🛶", town: "Rotselaar" });
  const { id } = await anOffer(fund.db, {
    slug: "soep-koken",
    organisationId: organisation.id,
    title: { nl: "Soep, brood; en 🥣", fr: "Soupe" },
    task: { nl: longTask },
    moment: null,
    startsAt: new Date("2026-11-20T17:00:00Z"),
    endsAt: new Date("2026-11-20T20:00:00Z"),
  });
  const get = await serve(fund);
  const answer = await get("/volunteer/soep-koken.ics");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="soep-koken.ics"');
  const file = await answer.text();
  expectWellFormed(file);
  const [event] = read(file).events;
  expect(event).toMatchObject({
    uid: `offer-${id}@samen.example`,
    summary: "Soep, brood; en 🥣",
    location: "Peddel & Raap, vzw; 🛶, Rotselaar",
    description: `${longTask}\n\nhttps://samen.example/volunteer/soep-koken`,
  });
  expect(event?.startDate.toJSDate()).toEqual(new Date("2026-11-20T17:00:00Z"));
  expect(event?.endDate.toJSDate()).toEqual(new Date("2026-11-20T20:00:00Z"));

  const french = read(await (await get("/fr/volunteer/soep-koken.ics")).text()).events[0];
  expect(french?.summary).toBe("Soupe");
  expect(french?.uid).toBe(event?.uid);
});

test("an offer that recurs or does not exist has no file", async ({ fund }) => {
  await anOffer(fund.db, { slug: "elke-week" });
  const get = await serve(fund);
  for (const path of [
    "/volunteer/elke-week.ics",
    "/volunteer/nowhere.ics",
    "/de/volunteer/x.ics",
    "/volunteer/%00.ics",
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
  expect((await get("/calendar/nl.ics", { method: "POST" })).status).toBe(404);
});

test("a program that has the calendar gets no bytes until a date changes", async ({ fund }) => {
  await aCall(fund.db);
  const get = await serve(fund);
  const first = await get("/calendar/nl.ics");
  const etag = first.headers.get("etag") ?? "";
  expect(await first.text()).toContain("DTSTAMP:20261115T090000Z");

  fund.now = new Date(fund.now.getTime() + 5000);
  const again = await get("/calendar/nl.ics", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("cache-control")).toContain("no-cache");

  await aCall(fund.db);
  expect((await get("/calendar/nl.ics", { headers: { "if-none-match": etag } })).status).toBe(200);
});
