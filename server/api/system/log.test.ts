import { randomUUID } from "node:crypto";
import { readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { writeList } from "#server/actions/list-export.ts";
import { queueMail } from "#server/actions/mail.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const MailLog = `query ($list: String!) {
  mailLog(list: $list) {
    rows { name(language: en) recipient language listedAt sentAt isConfidential state } total remarks { kind name }
  }
}`;
const AuditLog = `query ($list: String!) {
  auditLog(list: $list) { rows { act(language: en) actor subject(language: en) details(language: en) } total }
}`;

const aCoordinator = async (fund: Fund) =>
  loggedIn(await aPerson(fund.db, { firstname: "Hanne", lastname: "de Vries" }), {
    roles: ["coordinator"],
    hasSecondFactor: true,
  });

test("the mail log does not tell who got a confidential mail, at what hour, nor in which language", async ({
  fund,
}) => {
  const me = await aCoordinator(fund);
  const mail = { recipient: "anna@amandel.example", language: "nl" } as const;
  const bare = { number: "2026-I-0001", address: "https://fonds.example" };
  await queueMail(fund.context(null), { ...mail, template: "dossier-moved-bare", isConfidential: true, values: bare });
  await queueMail(fund.context(null), { ...mail, template: "committee-grew", values: { name: "Sophie" } });
  const { data, errors } = await fund.askSystem(me, MailLog, { list: "" });
  expect(errors).toBeUndefined();
  const { mailLog } = data as { mailLog: { rows: { listedAt: string }[] } };
  expect(mailLog).toMatchObject({
    total: 2,
    rows: [
      { recipient: "anna@amandel.example", language: "nl", isConfidential: false, listedAt: fund.now.toISOString() },
      { name: null, recipient: null, language: null, isConfidential: true, sentAt: null },
    ],
  });
  // The filter on languages does not tell it either.
  const inDutch = await fund.askSystem(me, MailLog, { list: "language=nl" });
  expect(inDutch.data).toMatchObject({ mailLog: { total: 1, rows: [{ isConfidential: false }] } });
  // Midnight in Brussels.
  expect(mailLog.rows[1]?.listedAt).toMatch(/T2[23]:00:00\.000Z$/);
  expect(JSON.stringify(mailLog)).not.toContain("2026-I-0001");
});

test("the mail log is searched by the names and the whole addresses that it shows, and by no others", async ({
  fund,
}) => {
  const me = await aCoordinator(fund);
  const mail = { recipient: "Anna@Amandel.example", language: "nl" } as const;
  const bare = { number: "2026-I-0001", address: "https://fonds.example" };
  await queueMail(fund.context(null), { ...mail, template: "dossier-moved-bare", isConfidential: true, values: bare });
  await queueMail(fund.context(null), { ...mail, template: "committee-grew", values: { name: "Sophie" } });
  const { id: callId } = await aCall(fund.db);
  const closes = fund.now.toISOString();
  const values = { days: 3, closes, address: "https://fonds.example", callId, personId: me.id } as const;
  await queueMail(fund.context(null), { ...mail, template: "vote-reminder", values });
  const find = async (search: string) => {
    const { data } = await fund.askSystem(me, MailLog, { list: `q=${encodeURIComponent(search)}` });
    const { rows, total } = (data as { mailLog: { rows: { name: string | null }[]; total: number } }).mailLog;
    expect(rows).toHaveLength(total);
    return rows.map(({ name }) => name);
  };
  expect(await find("anna@amandel.example")).toEqual(["The committee has a new member"]);
  expect(await find("new MEMBER")).toEqual(["The committee has a new member"]);
  expect(await find("You can still vote")).toEqual(["You can still vote"]);
  // A part of an address could be tried letter by letter.
  expect(await find("anna@amandel")).toEqual([]);
  for (const search of ["News about your dossier", "dossier-moved-bare", "Confidential", "2026-I-0001", "%", "anna"])
    expect(await find(search), search).toEqual([]);
  const { question } = readList(lists.mails, new URLSearchParams("q=anna@amandel.example"));
  const lines = (await Array.fromAsync(writeList(fund.context(me), "mails", question, "en"))).flat();
  expect(lines).toHaveLength(2);
});

test("the audit log is searched by acts and by the names of people, not by what it does not show", async ({ fund }) => {
  const me = await aCoordinator(fund);
  const anna = await aPerson(fund.db, { firstname: "Anna", lastname: "Maës", employeeId: "00004711" });
  const context = fund.context(me);
  await recordAudit(context, { act: "give_role", subject: `person ${anna.id}`, details: { role: "editor" } });
  await recordAudit(fund.context(loggedIn(anna)), { act: "download_data", subject: `person ${anna.id}` });
  await recordAudit(context, { act: "change_settings", subject: "settings terms" });
  await recordAudit(context, { act: "read_dossier", subject: `dossier ${anna.id}` });
  const find = async (search: string) => {
    const { data } = await fund.askSystem(me, AuditLog, { list: `q=${encodeURIComponent(search)}` });
    const { rows, total } = (data as { auditLog: { rows: { act: string }[]; total: number } }).auditLog;
    expect(rows).toHaveLength(total);
    return rows.map(({ act }) => act);
  };
  expect(await find("maes")).toEqual(["Downloaded everything", "Gave a role"]);
  expect(await find("hanne vries")).toEqual(["Changed settings", "Gave a role"]);
  expect(await find("changed SETTINGS")).toEqual(["Changed settings"]);
  for (const search of ["00004711", "4711", "anna 4711", anna.email ?? "", anna.id, "dossier", "%", "'"])
    expect(await find(search), search).toEqual([]);
});

test("the audit log names people and calls, shows before and after, and leaves dossiers out", async ({ fund }) => {
  const me = await aCoordinator(fund);
  const { id } = await aPerson(fund.db, { firstname: "Anna", lastname: "Maes" });
  const call = await aCall(fund.db, { title: { nl: "Oproep", en: "Call of the year" } });
  const context = fund.context(me);
  await recordAudit(context, { act: "give_role", subject: `person ${id}`, details: { role: "editor" } });
  const details = { field: "budget", before: "€ 1", after: "€ 2" };
  await recordAudit(context, { act: "change_call", subject: `call ${call.id}`, details });
  await recordAudit(context, { act: "read_file", subject: `dossier ${id}` });
  const { data, errors } = await fund.askSystem(me, AuditLog, { list: "" });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    auditLog: {
      total: 2,
      rows: [
        { actor: "Hanne de Vries", subject: "Call of the year" },
        { actor: "Hanne de Vries", subject: "Anna Maes", details: [expect.stringContaining("Editor")] },
      ],
    },
  });
  expect(JSON.stringify(data)).toContain("€ 2");
  const onlyRoles = await fund.askSystem(me, AuditLog, { list: "act=give_role" });
  expect(onlyRoles.data).toMatchObject({ auditLog: { total: 1, rows: [{ subject: "Anna Maes" }] } });
});

test("the audit log speaks the language of its reader: subjects, fields, moments and values", async ({ fund }) => {
  const me = await aCoordinator(fund);
  const call = await aCall(fund.db, { title: { nl: "Oproep" } });
  const project = await aProject(fund.db, { title: { nl: "Bijen op het dak" }, callId: call.id });
  const context = fund.context(me);
  const aChange = (subject: string, field: string, before: string, after: string) =>
    recordAudit(context, { act: "change_call", subject, details: { field, before, after } });
  const criteria = [{ id: "a", name: { nl: "Impact" }, weight: 60 }];
  await aChange("settings helplines", "helpline.1.speaks.fr", "", "on");
  await aChange("settings branches", "gent.legal", "", "nl");
  await aChange(`call ${call.id}`, "votingOpens", "2026-11-20T22:30:00.000Z", "");
  await aChange(`call ${call.id}`, "criteria", "[]", JSON.stringify(criteria));
  await recordAudit(context, { act: "add_kiosk", subject: `kiosk ${randomUUID()}`, details: { branch: "gent" } });
  await recordAudit(context, { act: "write_page", subject: "page about", details: { languages: "nl, fr" } });
  await recordAudit(context, { act: "score_project", subject: `project ${project.id}`, details: { score: 40 } });
  await recordAudit(context, { act: "publish_project", subject: `project ${randomUUID()}` });
  await recordAudit(context, { act: "erase_data", subject: `person ${randomUUID()}` });
  await recordAudit(context, { act: "correct_details", subject: "roster", details: { fields: "firstname, branch" } });
  const token = { field: "Wacht", before: "", after: "readAuditLog, 2027-01-31" };
  await recordAudit(context, { act: "make_token", subject: `token ${randomUUID()}`, details: token });

  const { data, errors } = await fund.askSystem(me, AuditLog, { list: "" });

  expect(errors).toBeUndefined();
  const { rows } = (data as { auditLog: { rows: { subject: string; details: string[] }[] } }).auditLog;
  const written = rows.map(({ subject, details }) => [subject, ...details].join(" | ").replaceAll("\u00a0", " "));
  expect(written.reverse()).toEqual([
    "the settings: Helplines | part: Helpline 1: On pages in (Français) | before: No | after: Yes",
    "the settings: Branches | part: Ghent: Legal language | before: empty | after: Nederlands",
    "Oproep | part: Voting opens | before: 20 November 2026 at 23:30 | after: empty",
    "Oproep | part: Criteria | before: empty | after: Impact (60%)",
    "a voting tablet | branch: Ghent",
    "a page: About the fund | languages: Dutch, French",
    "a project: Bijen op het dak | score: 40",
    "a project",
    "a person",
    "the staff list | changed: First name, Branch",
    "a token | part: Wacht | before: empty | after: Read the audit log, 31 January 2027",
  ]);
  // A download says the same.
  const lines = await Array.fromAsync(
    writeList(context, "audit", readList(lists.audit, new URLSearchParams()).question, "fr"),
  );
  expect(lines.flat(2).join("\n")).toContain("Lignes d’aide");
  expect(lines.flat(2).join("\n")).not.toContain("2026-11-20T");
});

test("neither the ids nor the pages of the audit log tell how many entries are about dossiers", async ({ fund }) => {
  const me = await aCoordinator(fund);
  const context = fund.context(me);
  for (let time = 0; time < 26; time++) {
    await recordAudit(context, { act: "read_dossier", subject: `dossier ${me.id}` });
    await recordAudit(context, { act: "give_role", subject: `person ${me.id}`, details: { role: "editor" } });
  }
  const read = async (list: string) => {
    const query = `query ($list: String!) { auditLog(list: $list) { rows { id } next previous } }`;
    const { data } = await fund.askSystem(me, query, { list });
    return (data as { auditLog: { rows: { id: string }[]; next: string | null; previous: string | null } }).auditLog;
  };
  const [first, whole] = [await read("size=25"), await read("size=50")];
  for (const { id } of whole.rows) expect(id).toMatch(/^[\w-]{43}$/);
  const cursor = String(first.next);
  expect(() => JSON.parse(Buffer.from(cursor, "base64url").toString())).toThrow();
  const second = await read(`size=25&after=${cursor}`);
  expect([...first.rows, ...second.rows]).toEqual(whole.rows);
  expect((await read(`size=25&before=${second.previous}`)).rows).toEqual(first.rows);
});

test("only coordinators and operators read the logs", async ({ fund }) => {
  for (const roles of [["committee"], ["treasurer"], ["editor"], ["board"], []] as const) {
    const me = loggedIn(await aPerson(fund.db), { roles: [...roles], hasSecondFactor: true });
    for (const log of [MailLog, AuditLog])
      expect((await fund.askSystem(me, log, { list: "" })).errors?.[0]?.extensions?.problem).toEqual({
        code: "permission.denied",
      });
  }
});
