import { expect, test } from "vitest";
import { readCsv } from "#domain/csv.ts";
import {
  checkProjectTable,
  type ImportSituation,
  mostImported,
  organisationKey,
  planProjects,
  projectKey,
} from "#domain/project-import.ts";

const item = (code: string, nl: string) => ({ code, names: { nl }, isActive: true });
const situation: ImportSituation = {
  themes: [item("nature", "Natuur"), item("care", "Zorg")],
  branches: [{ ...item("gent", "Gent") }],
  languages: ["nl", "en", "fr"],
  lastYear: 2025,
  years: new Map([
    ["2020", { isOver: true, hasVote: true }],
    ["2026", { isOver: false, hasVote: true }],
  ]),
  projects: new Set([projectKey("2020", "Speelbos")]),
  organisations: new Set([organisationKey("De Wilg vzw", "9000")]),
};
const head = "Jaar;Titel;Titre FR;Samenvatting;Organisatie;Postcode;Gemeente;Thema;Vestiging;Bedrag";
const plan = (...lines: string[]) => planProjects(readCsv([head, ...lines].join("\n")), situation);

test("each line says what it would do, and reads names of lists and amounts as people write them", () => {
  const [added, present] = plan(
    '2012;Bijen op het dak;Abeilles;Kort.;"Imkers; Gent";9000;Gent;natuur;GENT;"2.500,50"',
    "2020;Speel-Bos;;Kort.;De Wilg vzw;9000;Gent;Zorg;Gent;1000",
  );
  expect(added).toMatchObject({ kind: "added", line: 2, makesYear: true, makesOrganisation: true, problems: [] });
  expect(added?.project).toEqual({
    title: { nl: "Bijen op het dak", fr: "Abeilles" },
    summary: { nl: "Kort." },
    description: { nl: "" },
    impact: { nl: "" },
    year: "2012",
    organisation: { name: "Imkers; Gent", postalCode: "9000", town: "Gent", region: "east-flanders", website: null },
    theme: "nature",
    branch: "gent",
    status: "selected",
    rank: null,
    amountInCents: 2500_50,
    askedInCents: 2500_50,
    costInCents: 2500_50,
  });
  expect(present).toMatchObject({ kind: "present", line: 3, makesYear: false, makesOrganisation: false });
});

test("a wrong line names each column that is wrong", () => {
  const lines = plan(
    "2026;A;;Kort.;De Wilg;9000;Gent;Zorg;Gent;1000",
    "1949;B;;Kort.;De Wilg;9000;Gent;Zorg;Gent;1000",
    "2012;;;;;;;;;",
    "2012;C;;Kort.;De Wilg;99999;Gent;Ruimtevaart;Mars;veel",
    "2012;D;;Kort.;De Wilg;9000;Gent;Zorg;Gent;1000",
    "2012; d ;;Kort.;De Wilg;9000;Gent;Zorg;Gent;1000",
  );
  expect(lines.map(({ kind, problems }) => [kind, ...problems.map(({ field }) => field)])).toEqual([
    ["wrong", "year"],
    ["wrong", "year"],
    [
      "wrong",
      "title.nl",
      "summary.nl",
      "organisation",
      "postalCode",
      "town",
      "region",
      "theme",
      "branch",
      "given",
      "asked",
      "cost",
    ],
    ["wrong", "postalCode", "region", "theme", "branch", "given", "asked", "cost"],
    ["added"],
    ["wrong", "title.nl"],
  ]);
});

test("refuses a list without its columns, and one that is too long", () => {
  expect(checkProjectTable(readCsv("titel;jaar\nA;2012"))).toEqual({
    code: "projectImport.columnsMissing",
    columns: "summary.nl, organisation, postalCode, town, theme, branch, given",
  });
  const long = [head, ...Array.from({ length: mostImported + 1 }, () => "2012")].join("\n");
  expect(checkProjectTable(readCsv(long))).toEqual({ code: "projectImport.tooLong", most: mostImported });
});

test("a website without https:// becomes a whole address, so that a link to it works", () => {
  const line = "2012;Bijen;;Kort.;De Wilg;9000;Gent;Zorg;Gent;1000;www.dewilg.example";
  const [added] = planProjects(readCsv([`${head};Website`, line].join("\n")), situation);
  expect(added?.project?.organisation.website).toBe("https://www.dewilg.example/");
});

test("a line can say who won a vote of its year, in the words and at the places of the list", () => {
  const rows = [
    "2012;A;;Kort.;De Wilg;9000;Gent;Zorg;Gent;;Kandidaat;;500",
    "2012;B;;Kort.;De Wilg;9000;Gent;Zorg;Gent;1000;Winnaar;;",
    "2012;C;;Kort.;De Wilg;9000;Gent;Zorg;Gent;1000;lauréate;1;",
    "2012;D;;Kort.;De Wilg;9000;Gent;Zorg;Gent;1000;;;",
  ];
  const lines = planProjects(readCsv([`${head};Uitslag;Rang;Gevraagd`, ...rows].join("\n")), situation);
  expect(lines.flatMap(({ problems }) => problems)).toEqual([]);
  expect(lines.map(({ project }) => [project?.status, project?.rank, project?.amountInCents])).toEqual([
    ["not_elected", 3, null],
    ["winner", 2, 1000_00],
    ["winner", 1, 1000_00],
    ["selected", null, 1000_00],
  ]);
});

test("a line names no winner of a vote on this site, no unknown result and no strange place", () => {
  const rows = [
    "2020;A;;Kort.;De Wilg;9000;Gent;Zorg;Gent;1000;winnaar;1",
    "2020;B;;Kort.;De Wilg;9000;Gent;Zorg;Gent;1000;;",
    "2012;C;;Kort.;De Wilg;9000;Gent;Zorg;Gent;1000;kampioen;",
    "2012;D;;Kort.;De Wilg;9000;Gent;Zorg;Gent;1000;winnaar;nul",
    "2012;E;;Kort.;De Wilg;9000;Gent;Zorg;Gent;;winnaar;",
  ];
  const lines = planProjects(readCsv([`${head};Uitslag;Rang;Gevraagd`, ...rows].join("\n")), situation);
  expect(lines.map(({ problems }) => problems.map(({ field, problem }) => `${field} ${problem.code}`))).toEqual([
    ["status rule.taken"],
    [],
    ["status rule.in"],
    ["place rule.between.number"],
    ["given rule.required", "asked rule.required", "cost rule.required"],
  ]);
});
