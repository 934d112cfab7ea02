import { expect, test } from "vitest";
import { readCsv } from "#domain/csv.ts";
import { checkColumns, checkLeavers, planImport, type RosterPerson, unlistedId } from "#domain/roster.ts";
import { linesOfPlan } from "#domain/roster-line.ts";
import { testLists } from "#test/fund-lists.ts";

const anna: RosterPerson = {
  employeeId: "00412345",
  firstname: "Anna",
  lastname: "Peeters",
  email: "anna@amandel.example",
  branch: "gent",
  department: "finance",
  employmentStatus: "employed",
  language: "nl",
};
const jan: RosterPerson = { ...anna, employeeId: "00412346", firstname: "Jan", email: "jan@amandel.example" };

const head = "employee ID;first name;name;email;branch;department;employment status;language";
const lineOf = (person: RosterPerson) =>
  [
    person.employeeId,
    person.firstname,
    person.lastname,
    person.email ?? "",
    person.branch,
    person.department ?? "",
    person.employmentStatus,
    person.language,
  ].join(";");
const plan = (lines: (RosterPerson | string)[], present: RosterPerson[] = [], keepAddress: RosterPerson[] = []) =>
  planImport(
    readCsv([head, ...lines.map((line) => (typeof line === "string" ? line : lineOf(line)))].join("\n")),
    present,
    { lists: testLists, keepAddress: new Set(keepAddress.map(({ employeeId }) => employeeId)) },
  );

test("plans who is added, changed, unchanged and removed, each with its line", () => {
  const lotte = { ...anna, employeeId: "00000007", firstname: "Lotte", email: null };
  const moved = { ...jan, branch: "wevelgem" } as const;
  const leaver = { ...anna, employeeId: "00412399", email: null };
  expect(plan([anna, moved, lotte], [anna, jan, leaver])).toEqual({
    added: [{ line: 4, after: lotte }],
    changed: [{ line: 3, before: jan, after: moved }],
    left: [leaver],
    unchanged: 1,
    doubtful: [],
    waiting: [],
  });
});

test.each([
  ["Personeelsnummer;Voornaam;Naam;Vestiging;Taal;Statuut", "412345;Anna;Peeters;Gent;Nederlands;Vast"],
  ["Matricule,Prénom,Nom,Filiale,Langue,Statut", "00412345,Anna,Peeters,GENT,nl-BE,actif"],
  ['"employee_id"\t"First name"\t"Name"\t"Branch"', '"00 412.345"\t" Anna"\t"Peeters "\tgent'],
])("understands headings of many forms: %s", (heading, line) => {
  const { added, doubtful } = planImport(readCsv(`${heading}\n${line}`), [], { lists: testLists });
  expect(doubtful).toEqual([]);
  expect(added[0]?.after).toMatchObject({
    employeeId: "00412345",
    firstname: "Anna",
    lastname: "Peeters",
    branch: "gent",
  });
});

test.each(["Pers.nr.", "Personeelsnr.", "N° pers.", "N° matricule", "Staff no."])(
  "reads %s as the number",
  (heading) => {
    expect(checkColumns(readCsv(`${heading};voornaam;naam;vestiging`))).toBeNull();
  },
);

test.each([
  ["employed", ["Arbeider", "Bediende", "Kaderlid", "Ouvrière", "Employé", "Cadre", "worker", "Employee", "Staff"]],
  ["retired", ["Gepensioneerd", "Met pensioen", "Retraitée", "Pensionné", "Retired"]],
])("understands the usual words for %s", (employmentStatus, words) => {
  const lines = words.map((word, index) => `${index + 1};Anna;Peeters;gent;${word}`);
  const list = readCsv(["personeelsnummer;voornaam;naam;vestiging;statuut", ...lines].join("\n"));
  const { added, doubtful } = planImport(list, [], { lists: testLists });
  expect(doubtful).toEqual([]);
  expect(added.map(({ after }) => after.employmentStatus)).toEqual(words.map(() => employmentStatus));
});

test("names the word that it does not know", () => {
  expect(plan([lineOf({ ...anna, branch: "Parijs" }), lineOf(jan).replace("employed", "gast")]).doubtful).toEqual([
    { line: 2, employeeId: anna.employeeId, doubt: "branch_unknown", word: "Parijs" },
    { line: 3, employeeId: jan.employeeId, doubt: "status_unknown", word: "gast" },
  ]);
});

test("refuses a list that lacks a required column, and names it", () => {
  expect(checkColumns(readCsv("voornaam;naam;vestiging\nAnna;Peeters;gent"))).toEqual({
    code: "roster.columnsMissing",
    columns: "employeeId",
  });
  expect(checkColumns(readCsv(""))).toMatchObject({ code: "roster.columnsMissing" });
  expect(checkColumns(readCsv(head))).toBeNull();
});

test("leaves values unchanged for a column that the list does not have", () => {
  const text = `employeeId;firstname;name;branch\n${anna.employeeId};Anna;Peeters;gent`;
  expect(planImport(readCsv(text), [{ ...anna, language: "fr" }], { lists: testLists })).toMatchObject({
    unchanged: 1,
    changed: [],
  });
});

test.each([
  ["id_malformed", { employeeId: "123456789" }],
  ["id_malformed", { employeeId: "" }],
  ["name_missing", { firstname: "" }],
  ["name_too_long", { lastname: "x".repeat(81) }],
  ["email_malformed", { email: "anna@amandel" }],
  ["branch_unknown", { branch: "parijs" }],
  ["department_unknown", { department: "magie" }],
  ["status_unknown", { employmentStatus: "gast" }],
  ["language_unknown", { language: "deutsch" }],
])("skips and reports a line with %s, and does not remove its person", (doubt, wrong) => {
  const line = lineOf({ ...anna, ...wrong } as RosterPerson);
  const { doubtful, left, added, changed } = plan([jan, line], doubt === "id_malformed" ? [jan] : [jan, anna]);
  expect(doubtful).toMatchObject([{ line: 3, doubt }]);
  expect([left, added, changed]).toEqual([[], [], []]);
});

test("skips a line in a language that the fund does not offer", () => {
  const list = readCsv([head, lineOf({ ...anna, language: "en" }), lineOf({ ...jan, language: "fr" })].join("\n"));
  const { added, doubtful } = planImport(list, [], { lists: testLists, offered: ["nl", "fr"] });
  expect(doubtful).toEqual([{ line: 2, employeeId: anna.employeeId, doubt: "language_unknown", word: "en" }]);
  expect(added.map(({ after }) => after.language)).toEqual(["fr"]);
});

test("leaves out all lines with the same number, and changes nothing about their person", () => {
  const { doubtful, ...changes } = plan(
    [
      { ...anna, branch: "gent" },
      { ...anna, firstname: "Hanna" },
    ],
    [anna],
  );
  expect(changes).toEqual({ added: [], changed: [], left: [], unchanged: 0, waiting: [] });
  expect(doubtful).toEqual([
    { line: 2, employeeId: anna.employeeId, doubt: "id_twice" },
    { line: 3, employeeId: anna.employeeId, doubt: "id_twice" },
  ]);
});

test("uses the first line when an address occurs twice", () => {
  const { added, doubtful } = plan([anna, { ...jan, email: anna.email }]);
  expect(added).toEqual([{ line: 2, after: anna }]);
  expect(doubtful).toEqual([{ line: 3, employeeId: jan.employeeId, doubt: "email_twice" }]);
});

test("two people can swap their addresses", () => {
  const { changed, doubtful } = plan(
    [
      { ...anna, email: jan.email },
      { ...jan, email: anna.email },
    ],
    [anna, jan],
  );
  expect(doubtful).toEqual([]);
  expect(changed).toHaveLength(2);
});

test("gives nobody the address of a person on a doubtful line, nor the address of a person refused for that", () => {
  const lotte = { ...anna, employeeId: "00412347", firstname: "Lotte", email: "lotte@amandel.example" };
  const lines = [{ ...anna, branch: "parijs" } as never, { ...jan, email: anna.email }, { ...lotte, email: jan.email }];
  const { changed, doubtful } = plan(lines, [anna, jan, lotte]);
  expect(changed).toEqual([]);
  expect(doubtful.map(({ line, doubt }) => `${line} ${doubt}`)).toEqual([
    "2 branch_unknown",
    "3 email_twice",
    "4 email_twice",
  ]);
});

test("imports and reports another name for the same number, but does not report another spelling", () => {
  const { changed, doubtful } = plan(
    [
      { ...anna, lastname: "Janssens" },
      { ...jan, firstname: "JAN", lastname: "peeters" },
    ],
    [anna, jan],
  );
  expect(changed).toHaveLength(2);
  expect(doubtful).toEqual([{ line: 2, employeeId: anna.employeeId, doubt: "name_differs" }]);
});

test("retired people need no branch and have no department", () => {
  const { added, doubtful } = plan(["00000001;Roger;D'Hondt;;;finance;gepensioneerd;"]);
  expect(doubtful).toEqual([]);
  expect(added[0]?.after).toMatchObject({ branch: "retired", department: null, employmentStatus: "retired" });
});

test("removes characters that no database accepts", () => {
  const { added } = plan(["00000001;An\0na;Pee\u202eters;;gent;;;"]);
  expect(added[0]?.after).toMatchObject({ firstname: "Anna", lastname: "Peeters" });
});

test("finds people who logged in before the first list by their address", () => {
  const early = { ...anna, employeeId: unlistedId("anna@amandel.example"), branch: "brussel" } as const;
  const stranger = { ...jan, employeeId: unlistedId("x@amandel.example"), email: "x@amandel.example" };
  const roster = plan([anna], [early, stranger]);
  expect(roster).toMatchObject({ changed: [{ before: early, after: anna }], added: [], left: [stranger] });
  expect(checkLeavers(roster)).toBeNull();
});

test("refuses a list that would remove more than half of the people", () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ ...anna, employeeId: `1000000${index}`, email: null }));
  expect(checkLeavers(plan(many.slice(5), many))).toBeNull();
  expect(checkLeavers(plan(many.slice(6), many))).toEqual({ code: "roster.manyLeavers", leaving: 6, present: 10 });
  expect(checkLeavers(plan(many))).toBeNull();
});

test("changes everything else of a person whose new address waits for an operator", () => {
  const elsewhere = { ...anna, email: "elsewhere@amandel.example", branch: "wevelgem" } as const;
  expect(plan([elsewhere], [anna], [anna])).toMatchObject({
    changed: [{ line: 2, before: anna, after: { ...elsewhere, email: anna.email } }],
    waiting: [{ line: 2, before: anna, after: elsewhere }],
  });
  expect(plan([{ ...anna, email: null }], [anna], [anna])).toMatchObject({ unchanged: 1, changed: [], waiting: [{}] });
  expect(plan([anna], [anna], [anna])).toMatchObject({ unchanged: 1, waiting: [] });
});

test("gives nobody an address that its owner keeps, in any order of the lines", () => {
  const moved = { ...anna, email: "elsewhere@amandel.example" };
  const taking = { ...jan, email: anna.email };
  for (const lines of [
    [moved, taking],
    [taking, moved],
  ]) {
    const { changed, unchanged, waiting, doubtful } = plan(lines, [anna, jan], [anna]);
    expect([changed, unchanged]).toEqual([[], 1]);
    expect(waiting).toMatchObject([{ before: anna }]);
    expect(doubtful).toMatchObject([{ employeeId: jan.employeeId, doubt: "email_twice" }]);
  }
  expect(plan([taking], [anna, jan], [anna])).toMatchObject({ left: [anna], changed: [{ after: taking }] });
});

test("lists a person with another name once, apart from the lines that are left out", () => {
  const renamed = { ...anna, lastname: "Janssens" };
  const lines = linesOfPlan(plan([renamed, { ...jan, branch: "parijs" } as never], [anna, jan]));
  expect(lines).toMatchObject([
    { kind: "doubtful", employeeId: jan.employeeId, doubt: "branch_unknown", changes: [] },
    { kind: "renamed", line: 2, doubt: "name_differs", changes: [{ field: "lastname", after: "Janssens" }] },
  ]);
});
