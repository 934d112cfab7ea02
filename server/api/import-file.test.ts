import writeExcelFile from "write-excel-file/node";
import { createImportFileHandlers } from "#server/api/import-file.ts";
import type { Me } from "#server/context.ts";
import { importDrafts } from "#server/database/tables/import-draft.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";

const Draft = `query ($kind: RosterLineKind) {
  rosterDraft {
    id fingerprint fileName unchanged lettersNeeded rolesEnding counts { kind count }
    lines(kind: $kind, first: 50, skip: 0) { kind line employeeId name doubt needsLetter hasRole changes { field before after } }
  }
}`;
const Apply = `mutation ($id: ID!, $fingerprint: String!, $many: Boolean!) {
  applyRosterDraft(id: $id, fingerprint: $fingerprint, allowManyLeavers: $many)
}`;

async function drop(fund: Fund, me: Me | null, file: BlobPart, name = "staff.csv") {
  const url = await serveHandlers(
    ...createImportFileHandlers(
      async () => fund.context(me),
      (value) => String(value),
    ),
  );
  const form = new FormData();
  form.append("file", new Blob([file]), name);
  const back = encodeURIComponent("/en/office/people/import");
  const answer = await fetch(`${url}/office/people/staff-list?back=${back}`, {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  return answer.headers.get("location");
}

const aCoordinator = async (fund: Fund) =>
  loggedIn(await aPerson(fund.db, { employeeId: "00000001" }), { roles: ["coordinator"], hasSecondFactor: true });

type DraftData = {
  rosterDraft: {
    id: string;
    fingerprint: string;
    rolesEnding: number;
    lines: Record<string, unknown>[];
    counts: { kind: string; count: number }[];
  };
};

async function read(fund: Fund, me: Me) {
  const { data, errors } = await fund.askSystem(me, Draft, {});
  expect(errors).toBeUndefined();
  return (data as DraftData).rosterDraft;
}

const seenIn = ({ id, fingerprint }: DraftData["rosterDraft"]) => ({ id, fingerprint });

test("a list in Windows-1252 with a French header shows its changes before anything is written", async ({ fund }) => {
  const me = await aCoordinator(fund);
  const anna = await aPerson(fund.db, {
    employeeId: "00000002",
    firstname: "Anna",
    lastname: "Maes",
    email: "anna@amandel.example",
  });
  await aPerson(fund.db, { employeeId: "00000003" });
  const list = [
    "Matricule;Prénom;Nom;Filiale;E-mail",
    `1;${me.firstname};${me.lastname};Gent;${me.email}`,
    "2;Anna;Maes;Gent;",
    "4;Zoë;Peña;Gent;zoe@amandel.example",
    "4;Zoë;Peña;Gent;",
    "5;;Empty;Gent;",
    "6;Far;Away;Mars;",
    "x;Bad;Number;Gent;",
    "7;Zoë;Peña;Gent;zoe.pena@amandel.example",
  ].join("\r\n");
  expect(await drop(fund, me, Buffer.from(list, "latin1"))).toBe("/en/office/people/import");
  const draft = await read(fund, me);
  expect(draft.counts).toEqual([
    { kind: "doubtful", count: 5 },
    { kind: "waiting", count: 0 },
    { kind: "renamed", count: 0 },
    { kind: "left", count: 1 },
    { kind: "changed", count: 1 },
    { kind: "added", count: 1 },
  ]);
  expect(draft.lines).toMatchObject([
    { kind: "doubtful", line: 4, doubt: "id_twice" },
    { kind: "doubtful", line: 5, doubt: "id_twice" },
    { kind: "doubtful", line: 6, doubt: "name_missing" },
    { kind: "doubtful", line: 7, doubt: "branch_unknown" },
    { kind: "doubtful", line: 8, doubt: "id_malformed" },
    { kind: "left", line: null, employeeId: "00000003" },
    { kind: "changed", line: 3, needsLetter: true, changes: [{ field: "email", before: anna.email, after: null }] },
    { kind: "added", line: 9, name: "Zoë Peña", needsLetter: false },
  ]);
  expect((await fund.db.select().from(people)).map(({ employeeId }) => employeeId)).not.toContain("00000007");
  // The file has everyone's data, so it is sealed.
  const [stored] = await fund.db.select().from(importDrafts);
  expect(stored?.sealedFile).not.toContain(Buffer.from("Anna").toString("base64"));

  expect((await fund.askSystem(me, Apply, { ...seenIn(draft), many: false })).data).toEqual({ applyRosterDraft: true });
  expect((await fund.db.select().from(people)).map(({ employeeId }) => employeeId)).toContain("00000007");
  expect(await fund.db.select().from(importDrafts)).toEqual([]);
  const again = await fund.askSystem(me, Apply, { ...seenIn(draft), many: false });
  expect(again.errors?.[0]?.extensions?.problem).toEqual({ code: "roster.noDraft" });
});

test("a spreadsheet of Excel works like a text file, and a damaged one is refused", async ({ fund }) => {
  const me = await aCoordinator(fund);
  const cells = [
    ["Personeelsnummer", "Voornaam", "Naam", "Vestiging", "E-mailadres"],
    ["00000001", me.firstname, me.lastname, "Gent", me.email ?? ""],
    ["00000009", "Noor", "Visser", "Gent", ""],
  ].map((row) => row.map((value) => ({ value, type: String })));
  const file = await writeExcelFile([
    ...cells,
    [
      { value: 12, type: Number },
      { value: "No", type: String },
    ],
  ]).toBuffer();
  expect(await drop(fund, me, new Uint8Array(file), "staff.xlsx")).toBe("/en/office/people/import");
  expect((await read(fund, me)).lines).toMatchObject([
    { kind: "doubtful", line: 4, employeeId: "00000012", doubt: "name_missing" },
    { kind: "added", line: 3, employeeId: "00000009", name: "Noor Visser" },
  ]);
  const broken = new Uint8Array(file.subarray(0, file.length / 2));
  expect(await drop(fund, me, broken, "broken.xlsx")).toBe("/en/office/people/import?refused=roster.unreadable");
});

test("refuses a file without the columns, and more leavers than anyone confirmed", async ({ fund }) => {
  const me = await aCoordinator(fund);
  for (const employeeId of ["00000002", "00000003"]) await aPerson(fund.db, { employeeId });
  expect(await drop(fund, me, "a;b\n1;2")).toContain("refused=roster.columnsMissing&columns=employeeId");
  expect(await drop(fund, me, "")).toContain("refused=file.none");
  await drop(fund, me, `personeelsnummer;voornaam;naam;vestiging\n1;${me.firstname};${me.lastname};Gent`);
  const seen = seenIn(await read(fund, me));
  const refused = await fund.askSystem(me, Apply, { ...seen, many: false });
  expect(refused.errors?.[0]?.extensions?.problem).toEqual({ code: "roster.manyLeavers", leaving: 2, present: 3 });
  expect((await fund.askSystem(me, Apply, { ...seen, many: true })).data).toEqual({ applyRosterDraft: true });
});

test("a list that is sent after the session ended leads to the login, and from there to its page", async ({ fund }) => {
  const page = "/en/office/people/import";
  expect(await drop(fund, null, "personeelsnummer")).toBe(`/en/login?next=${encodeURIComponent(page)}`);
});

test("nobody takes over a list that ends their own access", async ({ fund }) => {
  const me = await aCoordinator(fund);
  await aPerson(fund.db, { employeeId: "00000002", firstname: "Anna", lastname: "Maes" });
  await drop(fund, me, "personeelsnummer;voornaam;naam;vestiging\n2;Anna;Maes;Gent\n3;Jan;Peeters;Gent");
  const seen = seenIn(await read(fund, me));
  const refused = await fund.askSystem(me, Apply, { ...seen, many: true });
  expect(refused.errors?.[0]?.extensions?.problem).toEqual({ code: "roster.withoutYou" });
  expect((await fund.db.select().from(people)).map(({ employeeId }) => employeeId)).not.toContain("00000003");
});

test("the address of a person with a role waits for an operator", async ({ fund }) => {
  const me = await aCoordinator(fund);
  const member = await aPerson(fund.db, { employeeId: "00000002", email: "member@amandel.example" });
  await fund.db.insert(personRoles).values({ personId: member.id, role: "committee", givenAt: fund.now });
  await drop(
    fund,
    me,
    `personeelsnummer;voornaam;naam;vestiging;email\n1;${me.firstname};${me.lastname};Gent;${me.email}\n` +
      `2;${member.firstname};${member.lastname};Gent;thief@amandel.example`,
  );
  expect((await read(fund, me)).lines).toMatchObject([{ kind: "waiting", employeeId: "00000002", hasRole: true }]);
});

test("each person looks through their own list, and only people who may import", async ({ fund }) => {
  const me = await aCoordinator(fund);
  await drop(fund, me, `personeelsnummer;voornaam;naam;vestiging\n1;${me.firstname};${me.lastname};Gent`);
  const other = loggedIn(await aPerson(fund.db), { roles: ["operator"], hasSecondFactor: true });
  expect((await fund.askSystem(other, Draft, {})).data).toEqual({ rosterDraft: null });
  const member = loggedIn(await aPerson(fund.db), { roles: ["committee"], hasSecondFactor: true });
  expect(await drop(fund, member, "personeelsnummer")).toContain("refused=permission.denied");
  expect((await fund.askSystem(member, Draft, {})).errors?.[0]?.extensions?.problem).toEqual({
    code: "permission.denied",
  });
});
