import type { GraphQLObjectType } from "graphql";
import type { Declaration } from "#domain/conflict.ts";
import type { GivenRole, Seat } from "#domain/permission.ts";
import { findReadableFile } from "#server/actions/dossier-file-read.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import type { Me } from "#server/context.ts";
import { aPerson, aProject, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration, aSentVersion, aStoredDossier, aStoredFile, storedAnswers } from "#test/stored-dossier.ts";

// Who sees what of a dossier in the office, in every channel. A field of the API that is in no column below fails.

/** The fields that each part of a dossier shows, as the office reads them. */
const parts = {
  row: "number type isConfidential state sentAt answerBy completeBy isUrgent reviewSince call",
  aside: "number type",
  workplace: "branch department",
  name: "applicant branch department",
  organisation: "organisation",
  summary: "title organisation town applicant responsible language theme",
  content:
    "title organisation town applicant responsible language theme branch department askedInCents costInCents versions files messages history notes ofSameOrganisation otherReaders",
  declare: "isLikelyConflict",
  handle: "points",
  chair: "closedFor",
  payment: "number",
  outcome: "number title organisation state",
  nothing: "",
} as const;
type Part = keyof typeof parts;

/** What each viewer sees of each kind of dossier. */
type Row = Record<Kind, readonly Part[]>;
const kinds = {
  draft: { type: "external", state: "draft", answers: { confidential: "no" } },
  sent: { type: "external", state: "submitted", answers: { confidential: "no" } },
  ordinary: { type: "external", state: "in_review", answers: { confidential: "no" } },
  confidential: { type: "external", state: "in_review", answers: { confidential: "yes" } },
  internal: { type: "internal", state: "submitted", answers: {} },
  awarded: { type: "external", state: "selected", answers: { confidential: "no" } },
  "awarded in confidence": { type: "external", state: "selected", answers: { confidential: "yes" } },
} as const;
type Kind = keyof typeof kinds;

const nothing: Row = {
  draft: [],
  sent: [],
  ordinary: [],
  confidential: [],
  internal: [],
  awarded: [],
  "awarded in confidence": [],
};
const all = ["row", "content"] as const;
const allAndHandle = ["row", "content", "handle"] as const;
const asMember = (parts: Partial<Row>): Row => ({ ...nothing, ...parts });

type Viewer = {
  roles: GivenRole[];
  seat?: Seat;
  hasSecondFactor?: boolean;
  declaration?: Partial<Declaration>;
  isApplicant?: true;
  sees: Row;
};

const viewers: Record<string, Viewer> = {
  employee: { roles: [], sees: nothing },
  operator: { roles: ["operator"], sees: nothing },
  editor: { roles: ["editor"], sees: nothing },
  "coordinator without second factor": { roles: ["coordinator"], hasSecondFactor: false, sees: nothing },
  "coordinator who applied": { roles: ["coordinator"], isApplicant: true, sees: nothing },
  "member who applied": { roles: ["committee"], declaration: { answer: "none" }, isApplicant: true, sees: nothing },
  "member without a note": { roles: ["committee"], sees: nothing },
  "member excluded by rule": { roles: ["committee"], declaration: { exclusion: "rule" }, sees: nothing },
  "member excluded by the applicant": {
    roles: ["committee", "coordinator"],
    declaration: { exclusion: "applicant", answer: "none" },
    sees: nothing,
  },
  coordinator: {
    roles: ["coordinator"],
    sees: {
      draft: [],
      sent: allAndHandle,
      ordinary: allAndHandle,
      confidential: ["row"],
      internal: ["row"],
      awarded: allAndHandle,
      "awarded in confidence": ["row"],
    },
  },
  treasurer: {
    roles: ["treasurer"],
    sees: asMember({ awarded: ["payment", "outcome"], "awarded in confidence": ["payment"] }),
  },
  board: { roles: ["board"], sees: asMember({ awarded: ["outcome"] }) },
  "member, undeclared": {
    roles: ["committee"],
    declaration: {},
    sees: asMember({
      ordinary: ["row", "declare", "summary"],
      confidential: ["row", "declare", "organisation"],
      internal: ["row", "declare", "workplace"],
      awarded: ["row", "declare", "summary"],
      "awarded in confidence": ["row", "declare", "organisation"],
    }),
  },
  "member, after the first question": {
    roles: ["committee"],
    declaration: { nameShownAt: new Date(0) },
    sees: asMember({
      ordinary: ["row", "declare", "summary"],
      confidential: ["row", "declare", "organisation"],
      internal: ["row", "declare", "workplace", "name"],
      awarded: ["row", "declare", "summary"],
      "awarded in confidence": ["row", "declare", "organisation"],
    }),
  },
  ...Object.fromEntries(
    (["none", "acquainted"] as const).flatMap((answer) =>
      [null, "chair" as const].map((seat): [string, Viewer] => {
        const asSeat = seat ? (["chair"] as const) : [];
        const viewer: Viewer = {
          roles: ["committee"],
          ...(seat && { seat }),
          declaration: { answer },
          sees: asMember({
            ordinary: [...all, ...asSeat],
            confidential: [...allAndHandle, ...asSeat],
            internal: [...allAndHandle, ...asSeat],
            awarded: [...all, ...asSeat],
            "awarded in confidence": [...allAndHandle, ...asSeat],
          }),
        };
        return [`${seat ?? "member"}, ${answer}`, viewer];
      }),
    ),
  ),
  "member who stepped aside, and every other role": {
    roles: ["committee", "coordinator", "treasurer", "board"],
    declaration: { answer: "involved" },
    sees: {
      draft: [],
      sent: ["aside", "summary"],
      ordinary: ["aside", "summary"],
      confidential: ["aside", "organisation"],
      internal: ["aside", "workplace"],
      awarded: ["aside", "summary"],
      "awarded in confidence": ["aside", "organisation"],
    },
  },
  "member with a likely conflict": {
    roles: ["committee"],
    declaration: { isLikely: true },
    sees: asMember({
      ordinary: ["row", "declare", "summary"],
      confidential: ["row", "declare", "organisation"],
      internal: ["row"],
      awarded: ["row", "declare", "summary"],
      "awarded in confidence": ["row", "declare", "organisation"],
    }),
  },
};

const dossierType = fundSchema.getType("OfficeDossier") as GraphQLObjectType;
const fieldNames = Object.keys(dossierType.getFields()).filter((name) => !["id", "levels", "acts"].includes(name));
const leaves: Record<string, string> = {
  points: "points { id }",
  closedFor: "closedFor { id }",
  call: "call { id }",
  versions: "versions { version answers { field value } }",
  files: "files { id }",
  messages: "messages { id }",
  history: "history { toState }",
  notes: "notes { id }",
  ofSameOrganisation: "ofSameOrganisation { id }",
  otherReaders: "otherReaders { id }",
};
const selection = fieldNames.map((name) => leaves[name] ?? name).join(" ");
/** What a list can ask for: lists of lists cost too much. */
const columns = fieldNames.filter((name) => name === "call" || !(name in leaves)).map((name) => leaves[name] ?? name);

/** Tells whether a field of a dossier has no value, whoever looks. */
const mayBeEmpty = (kind: Kind, name: string) =>
  ["answerBy", "completeBy", "theme", "language", "reviewSince"].includes(name) ||
  (kinds[kind].type === "internal" &&
    ["call", "title", "organisation", "town", "responsible", "askedInCents", "costInCents"].includes(name));

async function aFundWithDossiers(fund: Fund) {
  await theSettings(fund.db, { asksRegisterNumber: true });
  await aProject(fund.db);
  const applicant = await aPerson(fund.db, { firstname: "Zjwpa", lastname: "Zjwpb", department: "other" });
  const dossiers = {} as Record<Kind, { id: string; number: string; word: string; fileId: string }>;
  for (const [index, [kind, { answers, ...values }]] of Object.entries(kinds).entries()) {
    const word = `Zjwq${index}`;
    const said =
      values.type === "internal"
        ? { reason: `${word}reason` }
        : {
            ...answers,
            title_of_the_project: `${word}title`,
            name_organisation: `${word}name`,
            description_of_the_project: `${word}reason`,
            headquarter_city: `${word}town`,
            responsible_lastname: `${word}responsible`,
          };
    const dossier = await aStoredDossier(fund.db, { ...values, answers: said, applicantId: applicant.id });
    const fileId = await aStoredFile(fund.db, dossier.id, { name: `${word}.pdf` });
    const last = { ...storedAnswers[values.type], ...said, project_files_articles: [fileId] };
    if (values.state !== "draft") await aSentVersion(fund.db, dossier, last);
    dossiers[kind as Kind] = { id: dossier.id, number: dossier.number ?? "none", word, fileId };
  }
  return { dossiers, applicant };
}

async function meAs(
  fund: Fund,
  viewer: Viewer,
  { dossiers, applicant }: Awaited<ReturnType<typeof aFundWithDossiers>>,
) {
  const person = viewer.isApplicant ? applicant : await aPerson(fund.db);
  const { roles, seat = null, hasSecondFactor = true, declaration } = viewer;
  for (const { id: dossierId } of Object.values(dossiers))
    if (declaration)
      await aDeclaration(fund.db, { dossierId, personId: person.id, answer: null, nameShownAt: null, ...declaration });
  return loggedIn(person, { roles, seat, hasSecondFactor });
}

/** Gives the fields of each kind that a viewer should see. */
const expectedFields = (viewer: Viewer, kind: Kind) =>
  fieldNames.filter((name) => viewer.sees[kind].some((part) => parts[part].split(" ").includes(name)));

type Dossier = Record<string, unknown>;
const askFor = async (fund: Fund, me: Me, id: string): Promise<Dossier | null> => {
  const { data } = await fund.ask(me, `query ($id: ID!) { officeDossier(id: $id) { ${selection} } }`, { id });
  return (data?.officeDossier as Dossier | null | undefined) ?? null;
};
const listFor = async (fund: Fund, me: Me, address: string): Promise<Dossier[]> => {
  const query = `query ($list: String!) { officeDossiers(list: $list) { total rows { id ${columns.join(" ")} } } }`;
  const { data } = await fund.ask(me, query, { list: address });
  const list = data?.officeDossiers as { total: number; rows: Dossier[] } | null | undefined;
  expect(list?.total ?? 0).toBe(list?.rows.length ?? 0);
  return list?.rows ?? [];
};
const shownIn = (dossier: Dossier) => fieldNames.filter((name) => dossier[name] != null);

test("every part names fields that exist, and every field is in a part", () => {
  const named = new Set(
    Object.values(parts)
      .flatMap((names) => names.split(" "))
      .filter(Boolean),
  );
  expect([...named].filter((name) => !fieldNames.includes(name))).toEqual([]);
  expect(fieldNames.filter((name) => !named.has(name))).toEqual([]);
});

for (const [who, viewer] of Object.entries(viewers)) {
  test(`${who}: one dossier, list, counts, search, order and files show the same`, async ({ fund }) => {
    const setting = await aFundWithDossiers(fund);
    const me = await meAs(fund, viewer, setting);
    const visible = (Object.keys(kinds) as Kind[]).filter((kind) => viewer.sees[kind].length > 0);

    // One dossier, field by field.
    for (const kind of Object.keys(kinds) as Kind[]) {
      const dossier = await askFor(fund, me, setting.dossiers[kind].id);
      const seen = dossier ? shownIn(dossier) : [];
      const answers = JSON.stringify(dossier);
      expect(answers.includes(`${setting.dossiers[kind].word}reason`), `${kind} reason`).toBe(
        viewer.sees[kind].includes("content"),
      );
      const expected = expectedFields(viewer, kind);
      expect(
        seen.filter((name) => !expected.includes(name)),
        kind,
      ).toEqual([]);
      expect(
        expected.filter((name) => !seen.includes(name) && !mayBeEmpty(kind, name)),
        kind,
      ).toEqual([]);
      expect(dossier !== null, kind).toBe(visible.includes(kind));
    }

    // The list, with the same fields.
    const rows = await listFor(fund, me, "");
    expect(rows.map(({ id }) => id).toSorted()).toEqual(visible.map((kind) => setting.dossiers[kind].id).toSorted());
    const words = JSON.stringify(rows);
    for (const kind of Object.keys(kinds) as Kind[]) {
      const sees = viewer.sees[kind];
      const { word } = setting.dossiers[kind];
      const said = (what: string) => words.includes(`${word}${what}`);
      const has = (...wanted: Part[]) => wanted.some((part) => sees.includes(part));
      const isProject = kinds[kind].type === "external";
      expect(said("title"), `${kind} title`).toBe(isProject && has("summary", "content", "outcome"));
      expect(said("name"), `${kind} organisation`).toBe(
        isProject && has("summary", "content", "organisation", "outcome"),
      );
      expect(said("town"), `${kind} town`).toBe(isProject && has("summary", "content"));
      expect(said("responsible"), `${kind} responsible`).toBe(isProject && has("summary", "content"));
    }

    // Counts by state have the dossiers whose state the viewer sees.
    const counted = visible.filter((kind) => viewer.sees[kind].some((part) => part === "row" || part === "outcome"));
    const { data } = await fund.ask(me, `{ officeDossierCounts(list: "") { state count } }`);
    const counts = (data?.officeDossierCounts as { count: number }[] | null | undefined) ?? [];
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(counted.length);

    // A search finds a dossier only by what the viewer sees of it.
    for (const kind of Object.keys(kinds) as Kind[]) {
      const { id, word, number } = setting.dossiers[kind];
      const finds = async (what: string) => (await listFor(fund, me, `q=${what}`)).some((row) => row.id === id);
      const sees = viewer.sees[kind];
      const isOrdinary = kinds[kind].type === "external" && kinds[kind].answers.confidential === "no";
      const reads = sees.includes("content");
      const byTitle = kinds[kind].type === "external" && (reads || (isOrdinary && sees.length > 0));
      expect(await finds(number), `${kind} by number`).toBe(visible.includes(kind));
      expect(await finds(`${word}title`), `${kind} by title`).toBe(byTitle);
      expect(await finds(`${word}name`), `${kind} by organisation`).toBe(byTitle);
      const byTown = isOrdinary && (sees.includes("summary") || reads);
      expect(await finds(`${word}town`), `${kind} by town`).toBe(byTown);
      expect(await finds(`${word}reason`), `${kind} by reason`).toBe(false);
    }

    // Files of a dossier open with its content only.
    for (const kind of Object.keys(kinds) as Kind[]) {
      if (viewer.isApplicant) continue;
      const file = await findReadableFile(fund.context(me), setting.dossiers[kind].fileId);
      expect(file !== null, `file of ${kind}`).toBe(viewer.sees[kind].includes("content"));
    }
  });
}

test("the order by amount tells nothing about amounts that a viewer may not read", async ({ fund }) => {
  const person = await aPerson(fund.db);
  const ids: string[] = [];
  for (const amount of ["900", "100", "500"]) {
    const { id } = await aStoredDossier(fund.db, { state: "in_review", answers: { financial_support: amount } });
    ids.push(id);
    await aDeclaration(fund.db, { dossierId: id, personId: person.id, answer: null });
  }
  const member = loggedIn(person, { roles: ["committee"], hasSecondFactor: true });
  const order = async (me: Me) => (await listFor(fund, me, "sort=asked")).map(({ id }) => id);
  expect(await order(member)).toEqual(ids.toSorted());
  for (const dossierId of ids) await aDeclaration(fund.db, { dossierId, personId: person.id, answer: "none" });
  expect(await order(member)).toEqual([ids[1], ids[2], ids[0]]);
});

test("members read no account and register number, and coordinators read them masked", async ({ fund }) => {
  await theSettings(fund.db, { asksRegisterNumber: true });
  const secret = { iban_code: "BE68539007547034", responsible_national_register_number: "85073003328" };
  const person = await aPerson(fund.db);
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const member = loggedIn(person, { roles: ["committee"], hasSecondFactor: true });
  for (const confidential of ["no", "yes"]) {
    const { id } = await aStoredDossier(fund.db, { state: "in_review", answers: { ...secret, confidential } });
    await aDeclaration(fund.db, { dossierId: id, personId: person.id });
    for (const me of [coordinator, member]) {
      const text = JSON.stringify(await askFor(fund, me, id));
      for (const value of Object.values(secret)) expect(text).not.toContain(value);
      const isMasked = text.includes("BE68 •••• •••• 7034");
      expect(isMasked).toBe(me === coordinator ? confidential === "no" : confidential === "yes");
    }
  }
});
