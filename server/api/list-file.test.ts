import { readSheet } from "read-excel-file/node";
import { writeToOffice } from "#server/actions/dossier-office.ts";
import { sendMessage } from "#server/actions/message.ts";
import { createListFileHandler } from "#server/api/list-file.ts";
import type { Me } from "#server/context.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

async function download(fund: Fund, me: Me | null, path: string) {
  const url = await serveHandlers(createListFileHandler(async () => fund.context(me)));
  return fetch(url + path);
}

const aCoordinator = async (fund: Fund) =>
  loggedIn(await aPerson(fund.db, { firstname: "Hanne", lastname: "Zwart", branch: "brussel" }), {
    roles: ["coordinator"],
    hasSecondFactor: true,
  });

test("downloads exactly what the list shows, on all its pages", async ({ fund }) => {
  const me = await aCoordinator(fund);
  for (let number = 10; number < 70; number++)
    await aPerson(fund.db, {
      firstname: `P${number}`,
      lastname: "Maes",
      employeeId: `000000${number}`,
      branch: "gent",
    });
  const answer = await download(
    fund,
    me,
    "/en/office/people.csv?branch=gent&sort=-employeeId&column=employeeId&size=25",
  );
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const lines = (await answer.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(61);
  expect(lines.slice(0, 2)).toEqual(["Name;Employee ID", "P69 Maes;00000069"]);

  const sheet = await download(fund, me, "/office/people.xlsx?q=p10");
  const rows = await readSheet(Buffer.from(await sheet.arrayBuffer()));
  expect(rows[0]?.slice(0, 3)).toEqual(["Naam", "Personeelsnummer", "Vestiging"]);
  expect(rows.slice(1).map((row) => row.slice(0, 3))).toEqual([["P10 Maes", "00000010", "Gent"]]);
});

test("a name that looks like a formula stays a text", async ({ fund }) => {
  const me = await aCoordinator(fund);
  await aPerson(fund.db, { firstname: "=1+1", lastname: "Maes", branch: "gent" });
  expect(await (await download(fund, me, "/en/office/people.csv?branch=gent")).text()).toContain("\r\n'=1+1 Maes;");
  const sheet = await download(fund, me, "/en/office/people.xlsx?branch=gent");
  expect((await readSheet(Buffer.from(await sheet.arrayBuffer())))[1]?.[0]).toBe("=1+1 Maes");
});

test("a spreadsheet has amounts, numbers and moments in the time of Brussels that it can add up; CSV has texts", async ({
  fund,
}) => {
  const me = await aCoordinator(fund);
  await aStoredDossier(fund.db, { state: "submitted", sentAt: new Date("2026-10-24T22:30:00Z") });
  fund.now = new Date("2026-10-24T22:30:15Z");
  const visitor = { topic: "vote", name: "Zoé", email: "zoe@peeters.example", language: "fr" } as const;
  await sendMessage(fund.context(null), { ...visitor, text: "=1+1", trap: "", seconds: 20 });
  const rowOf = async (path: string) => {
    const sheet = await download(fund, me, path);
    return (await readSheet(Buffer.from(await sheet.arrayBuffer())))[1];
  };
  const columns = "column=asked&column=sent";
  expect((await rowOf(`/en/office/dossiers.xlsx?${columns}`))?.slice(1)).toEqual([6200, new Date("2026-10-25T00:00Z")]);
  expect((await rowOf("/en/office/inbox.xlsx?column=preview&column=written"))?.slice(1)).toEqual([
    "=1+1",
    new Date("2026-10-25T00:30:15Z"),
  ]);
  const csv = await (await download(fund, me, `/en/office/dossiers.csv?${columns}`)).text();
  expect(csv).toContain(";€6,200;25/10/2026");
});

test("nobody else downloads the staff list", async ({ fund }) => {
  const person = await aPerson(fund.db);
  const others: [Me | null, number][] = [
    [null, 401],
    [loggedIn(person), 403],
    [loggedIn(person, { roles: ["committee"], hasSecondFactor: true }), 403],
    [loggedIn(person, { roles: ["coordinator"] }), 403],
  ];
  for (const [me, status] of others) {
    const answer = await download(fund, me, "/office/people.csv");
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain(person.lastname);
  }
});

test("the file of the inbox has the messages that its reader may answer, and no others", async ({ fund }) => {
  const coordinator = await aCoordinator(fund);
  const visitor = { topic: "vote", name: "Zoé", email: "zoe@peeters.example", language: "fr" } as const;
  await sendMessage(fund.context(null), { ...visitor, text: "Je vote où ?", trap: "", seconds: 20 });
  for (const confidential of ["no", "yes"]) {
    const person = await aPerson(fund.db, { firstname: "Lotte", lastname: confidential });
    const answers = { confidential };
    const { id } = await aStoredDossier(fund.db, { applicantId: person.id, state: "submitted", answers });
    await writeToOffice(fund.context(loggedIn(person)), { dossierId: id, text: `Kwispedoor ${confidential}` });
  }
  const path = "/en/office/inbox.csv?column=about&column=preview&column=state";
  const lines = (await (await download(fund, coordinator, path)).text()).trimEnd().split("\r\n");
  expect(lines[0]).toBe("From;About;Message;Status");
  expect(lines.slice(1).sort()).toEqual([
    expect.stringMatching(/^Lotte no;Dossier 2026-\w+;Kwispedoor no;Waits for an answer$/),
    "Zoé;The vote;Je vote où ?;Waits for an answer",
  ]);
  const member = loggedIn(await aPerson(fund.db), { roles: ["committee"], hasSecondFactor: true });
  expect((await (await download(fund, member, path)).text()).trimEnd().split("\r\n")).toHaveLength(1);
});

test("a browser comes back to the list that it cannot download, or logs in first", async ({ fund }) => {
  const leadFor = async (me: Me | null) => {
    const url = await serveHandlers(createListFileHandler(async () => fund.context(me)));
    const headers = { accept: "text/html" };
    const answer = await fetch(`${url}/en/office/people.xlsx?branch=gent`, { headers, redirect: "manual" });
    return decodeURIComponent(answer.headers.get("location") ?? "");
  };
  const member = loggedIn(await aPerson(fund.db), { roles: ["committee"], hasSecondFactor: true });
  expect(await leadFor(member)).toBe("/en/office/people?branch=gent&fileRefused=permission.denied");
  expect(await leadFor(null)).toBe("/en/login?next=/en/office/people?branch=gent");
});
