import { createImportFileHandlers } from "#server/api/import-file.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projects } from "#server/database/tables/project.ts";
import { anOrganisation, aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { anEditor } from "#test/project-drafts.ts";

const head = "Jaar;Titel;Samenvatting;Organisatie;Postcode;Gemeente;Thema;Vestiging;Bedrag";
const back = "/en/office/projects/import";

async function drop(fund: Fund, me: Me | null, ...lines: string[]) {
  const handlers = createImportFileHandlers(
    async () => fund.context(me),
    (value) => String(value),
  );
  const url = await serveHandlers(...handlers);
  const form = new FormData();
  form.append("file", new Blob([lines.join("\n")]), "archive.csv");
  const answer = await fetch(`${url}/office/projects/list?back=${encodeURIComponent(back)}`, {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  return answer.headers.get("location");
}

const DryRun = `{
  projectImport {
    id fileName counts { kind count }
    lines(first: 50, skip: 0) { kind line title makesYear makesOrganisation problems { field code } }
  }
}`;
const Apply = `mutation ($id: ID!) { applyProjectImport(id: $id) }`;
type Answer = { projectImport: { id: string; counts: unknown; lines: Record<string, unknown>[] } };

async function dryRun(fund: Fund, me: Me) {
  const { data, errors } = await fund.ask(me, DryRun);
  expect(errors).toBeUndefined();
  return (data as Answer).projectImport;
}

test("a list of earlier projects says what each line does, and publishes all of them at once", async ({ fund }) => {
  const editor = await anEditor(fund);
  const wilg = await anOrganisation(fund.db, { name: "De Wilg vzw", postalCode: "9000" });
  const list = [
    head,
    "2011;Speelbos;Een bos.;De Wilg vzw;9000;Gent;nature;gent;2000",
    "2011;Zwembad;Een bad.;Zwemclub;8500;Kortrijk;nature;gent;3000",
    "2012;Speelbos;Nog een bos.;de wilg vzw;9000;Gent;nature;gent;2500",
  ];
  expect(await drop(fund, editor, ...list)).toBe(back);
  const { id, counts, lines } = await dryRun(fund, editor);
  expect(counts).toEqual([
    { kind: "wrong", count: 0 },
    { kind: "added", count: 3 },
    { kind: "present", count: 0 },
  ]);
  expect(lines).toMatchObject([
    { line: 2, makesYear: true, makesOrganisation: false },
    { line: 3, makesYear: true, makesOrganisation: true },
    { line: 4, makesYear: true, makesOrganisation: false },
  ]);
  expect(await fund.db.$count(projects)).toBe(0);

  expect((await fund.ask(editor, Apply, { id })).data).toEqual({ applyProjectImport: 3 });
  const storedProjects = await fund.db
    .select({ slug: projects.slug, status: projects.status, call: calls.slug, organisation: organisations.name })
    .from(projects)
    .innerJoin(calls, eq(calls.id, projects.callId))
    .innerJoin(organisations, eq(organisations.id, projects.organisationId))
    .orderBy(projects.slug);
  expect(storedProjects).toEqual([
    { slug: "speelbos", status: "selected", call: "2011", organisation: wilg.name },
    { slug: "speelbos-2", status: "selected", call: "2012", organisation: wilg.name },
    { slug: "zwembad", status: "selected", call: "2011", organisation: "Zwemclub" },
  ]);
  const again = await fund.ask(editor, Apply, { id });
  expect(again.errors?.[0]?.extensions?.problem).toEqual({ code: "projectImport.noDraft" });

  // The same file once more changes nothing.
  await drop(fund, editor, ...list);
  const second = await dryRun(fund, editor);
  expect(second.lines.map(({ kind }) => kind)).toEqual(["present", "present", "present"]);
  expect((await fund.ask(editor, Apply, { id: second.id })).data).toEqual({ applyProjectImport: 0 });
  expect(await fund.db.$count(projects)).toBe(3);
});

test("takes over nothing while one line is wrong", async ({ fund }) => {
  const editor = await anEditor(fund);
  const right = "2011;Speelbos;Een bos.;De Wilg vzw;9000;Gent;nature;gent;2000";
  await drop(fund, editor, head, right, "2011;Zwembad;Een bad.;Zwemclub;8500;Kortrijk;ruimtevaart;gent;3000");
  const { id, lines } = await dryRun(fund, editor);
  expect(lines).toMatchObject([{ kind: "added" }, { kind: "wrong", problems: [{ field: "theme", code: "rule.in" }] }]);
  const refused = await fund.ask(editor, Apply, { id });
  expect(refused.errors?.[0]?.extensions?.problem).toEqual({ code: "projectImport.wrongLines", count: 1 });
  expect([await fund.db.$count(projects), await fund.db.$count(calls)]).toEqual([0, 0]);
});

test("only people who write projects drop a list, and each sees their own", async ({ fund }) => {
  const editor = await anEditor(fund);
  const member = loggedIn(await aPerson(fund.db), { roles: ["committee"], hasSecondFactor: true });
  expect(await drop(fund, member, head)).toContain("refused=permission.denied");
  expect(await drop(fund, editor, "a;b", "1;2")).toContain("refused=projectImport.columnsMissing&columns=year");
  await drop(fund, editor, head, "2011;Speelbos;Een bos.;De Wilg vzw;9000;Gent;nature;gent;2000");
  const other = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  expect((await fund.ask(other, DryRun)).data).toEqual({ projectImport: null });
});

test("a list names the winners and candidates of a year whose vote is not on the site", async ({ fund }) => {
  const editor = await anEditor(fund);
  const list = [
    `${head};Uitslag;Gevraagd`,
    "2011;Zwembad;Een bad.;Zwemclub;8500;Kortrijk;nature;gent;;kandidaat;3000",
    "2011;Speelbos;Een bos.;De Wilg vzw;9000;Gent;nature;gent;2000;winnaar;",
  ];
  expect(await drop(fund, editor, ...list)).toBe(back);
  const { id } = await dryRun(fund, editor);
  expect((await fund.ask(editor, Apply, { id })).data).toEqual({ applyProjectImport: 2 });
  const answer = await fund.ask(
    null,
    `{ call(slug: "2011") { results { rows { rank } } projects(first: 5, statuses: [winner, not_elected]) { status rank votes amountInCents } } }`,
  );
  expect(answer.data?.call).toEqual({
    results: null,
    projects: [
      { status: "winner", rank: 1, votes: null, amountInCents: 2000_00 },
      { status: "not_elected", rank: 2, votes: null, amountInCents: null },
    ],
  });
});
