import { createImportFileHandlers } from "#server/api/import-file.ts";
import { people } from "#server/database/tables/person.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";

const lineCount = 50_000;
/** Some lines of the list are wrong, each in a way of its own. */
const wrongLines: Record<number, { line: (number: number) => string; doubt: string }> = {
  17: { line: (number) => `${number};;Vermeulen;Gent;`, doubt: "name_missing" },
  20: { line: (number) => `${number};Zoë;Peña ${number};Gent;`, doubt: "id_twice" },
  4321: { line: () => "17x;Zoë;Peña;Gent;", doubt: "id_malformed" },
  25000: { line: () => "20;Zoë;Peña;Gent;", doubt: "id_twice" },
  49999: { line: (number) => `${number};Zoë;Peña;Atlantis;`, doubt: "branch_unknown" },
};

const Draft = `query {
  rosterDraft { counts { kind count } lines(kind: doubtful, first: 50, skip: 0) { line doubt } }
}`;

test("a list of 50 000 people in Windows-1252 names each wrong line and writes nothing", async ({ fund }) => {
  const me = loggedIn(await aPerson(fund.db, { employeeId: "00000001" }), {
    roles: ["coordinator"],
    hasSecondFactor: true,
  });
  const lines = Array.from({ length: lineCount }, (_, index) => {
    const number = index + 2;
    return wrongLines[number]?.line(number) ?? `${number};Zoë;Peña ${number};Gent;p${number}@amandel.example`;
  });
  const own = `1;${me.firstname};${me.lastname};Gent;${me.email}`;
  const list = ["Matricule;Prénom;Nom;Filiale;E-mail", own, ...lines].join("\r\n");
  const url = await serveHandlers(
    ...createImportFileHandlers(
      async () => fund.context(me),
      (value) => String(value),
    ),
  );
  const form = new FormData();
  form.append("file", new Blob([Buffer.from(list, "latin1")]), "personnel.csv");
  const answer = await fetch(`${url}/office/people/staff-list?back=${encodeURIComponent("/fr/office/people/import")}`, {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  expect(answer.headers.get("location")).toBe("/fr/office/people/import");
  const { data } = await fund.askSystem(me, Draft, {});
  const { rosterDraft } = data as {
    rosterDraft: { counts: { kind: string; count: number }[]; lines: { line: number; doubt: string }[] };
  };
  // The heading and the coordinator are the first two lines of the file, and people of the list begin at number 2.
  expect(rosterDraft.lines).toEqual(
    Object.entries(wrongLines).map(([number, { doubt }]) => ({ line: Number(number) + 1, doubt })),
  );
  expect(rosterDraft.counts).toContainEqual({ kind: "added", count: lineCount - 5 });
  expect(await fund.db.$count(people)).toBe(1);
});
