import type { FieldTable, LevelsOnRow } from "#domain/visibility.ts";
import { createBuilder } from "#server/api/builder.ts";
import { createEndpoint } from "#server/api/endpoint.ts";
import { enforceVisibility } from "#server/api/visibility.ts";
import type { Me } from "#server/context.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { silentLog } from "#test/log.ts";

type Message = { text: string };
type Row = { applicantId: string; title: string; messages: Message[] };

const table: FieldTable = {
  Query: { everyone: "message myDossiers", runCall: "kiosks" },
  Dossier: { everyone: "id", applicant: "messages note title" },
  DossierMessage: { applicant: "text" },
};

/** A schema whose resolvers show every dossier and a message to everyone; only the table protects them. */
function aLeakySchema(rows: Row[], fields: FieldTable = table, levelsOnRows?: Record<string, LevelsOnRow>) {
  const builder = createBuilder();
  const MessageRef = builder.objectRef<Message>("DossierMessage").implement({
    fields: (t) => ({ text: t.exposeString("text") }),
  });
  const Dossier = builder.objectRef<Row>("Dossier").implement({
    fields: (t) => ({
      id: t.exposeID("applicantId"),
      title: t.exposeString("title"),
      note: t.exposeString("title", { nullable: true }),
      messages: t.expose("messages", { type: [MessageRef] }),
    }),
  });
  builder.queryType({
    fields: (t) => ({
      myDossiers: t.field({ type: [Dossier], resolve: () => rows }),
      message: t.field({ type: MessageRef, resolve: () => rows[0]?.messages[0] as Message }),
      kiosks: t.int({ resolve: () => 3 }),
    }),
  });
  return enforceVisibility(builder.toSchema(), fields, levelsOnRows);
}

/** Asks several times, because a query that comes again is compiled and its resolvers then run in another way. */
async function askRepeatedly(fund: Fund, schema: ReturnType<typeof aLeakySchema>, me: Me | null, query: string) {
  const endpoint = createEndpoint({ schema, log: silentLog, introspection: false });
  const ask = () => endpoint.run({ query }, { ...fund.context(me), requestId: "test", demo: null });
  const answer = await ask();
  for (const again of [await ask(), await ask()]) expect(plain(again)).toEqual(plain(answer));
  const problems = answer.errors?.map(({ extensions, path }) => [path?.join("."), extensions.problem]);
  return { data: plain(answer).data, problems };
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

async function twoApplicants(fund: Fund) {
  const [anna, bert] = [loggedIn(await aPerson(fund.db)), loggedIn(await aPerson(fund.db))];
  const rowOf = ({ id }: Me, title: string): Row => ({
    applicantId: id,
    title,
    messages: [{ text: `About ${title}` }],
  });
  return { anna, bert, rows: [rowOf(anna, "Bees"), rowOf(bert, "Choir")] };
}

test("refuses to build a schema with a field that has no level", () => {
  const { Dossier: _, ...rest } = table;
  const fields: FieldTable = { ...rest, Dossier: { applicant: "id messages note" } };
  expect(() => aLeakySchema([], fields)).toThrow("no level for Dossier.title");
});

test("refuses to build a schema without a field that the table names", () => {
  expect(() => aLeakySchema([], { ...table, Call: { everyone: "slug" } })).toThrow("no field Call.slug");
});

test("refuses to build a schema with a field that is for everyone and for one level", () => {
  const fields = { ...table, Dossier: { everyone: "id note", applicant: "messages note title" } };
  expect(() => aLeakySchema([], fields)).toThrow("no other level: note");
});

test("a dossier of another employee gives nothing, even when a resolver returns it", async ({ fund }) => {
  const { anna, bert, rows } = await twoApplicants(fund);
  const schema = aLeakySchema(rows);
  const denied = { code: "permission.denied" };
  const { data, problems } = await askRepeatedly(fund, schema, anna, "{ myDossiers { id note } }");
  expect(data).toEqual({
    myDossiers: [
      { id: anna.id, note: "Bees" },
      { id: bert.id, note: null },
    ],
  });
  expect(problems).toEqual([["myDossiers.1.note", denied]]);

  const whole = await askRepeatedly(fund, schema, anna, "{ myDossiers { title messages { text } } }");
  expect(whole.data).toBeNull();
  expect(whole.problems).toContainEqual(["myDossiers.1.title", denied]);
  expect((await askRepeatedly(fund, schema, null, "{ myDossiers { title } }")).problems).toContainEqual([
    "myDossiers.0.title",
    { code: "login.required" },
  ]);
});

test("a part shows itself only to a viewer who reaches it through a row of theirs", async ({ fund }) => {
  const { anna, rows } = await twoApplicants(fund);
  const own = await askRepeatedly(fund, aLeakySchema(rows.slice(0, 1)), anna, "{ myDossiers { messages { text } } }");
  expect(own).toEqual({ data: { myDossiers: [{ messages: [{ text: "About Bees" }] }] }, problems: undefined });

  const direct = await askRepeatedly(fund, aLeakySchema(rows.slice(0, 1)), anna, "{ message { text } }");
  expect(direct.data).toBeNull();
  expect(direct.problems).toEqual([["message.text", { code: "permission.denied" }]]);
});

test("asks for the level once per row and request", async ({ fund }) => {
  const { anna, rows } = await twoApplicants(fund);
  const rowsOfAnswers: Row[] = [];
  const levelsOnDossier: LevelsOnRow = (_viewer, row: Row) => {
    rowsOfAnswers.push(row);
    return ["applicant"];
  };
  const schema = aLeakySchema(rows, table, { Dossier: levelsOnDossier });
  const { problems } = await askRepeatedly(fund, schema, anna, "{ myDossiers { id title note messages { text } } }");
  expect(problems).toBeUndefined();
  // The query runs three times, each time as a request of its own.
  expect(rowsOfAnswers).toEqual([...rows, ...rows, ...rows]);
});

test("asks for no level where a field is for everyone", async ({ fund }) => {
  const { rows } = await twoApplicants(fund);
  const levelsOnDossier: LevelsOnRow = () => expect.unreachable();
  const schema = aLeakySchema(rows, table, { Dossier: levelsOnDossier });
  const { problems } = await askRepeatedly(fund, schema, null, "{ myDossiers { id } }");
  expect(problems).toBeUndefined();
});

test("a field at the top checks its act before its resolver runs", async ({ fund }) => {
  const schema = aLeakySchema([]);
  const person = await aPerson(fund.db);
  const problemOf = async (me: Me | null) =>
    (await askRepeatedly(fund, schema, me, "{ kiosks }")).problems?.map(([, problem]) => problem);
  expect(await problemOf(null)).toEqual([{ code: "login.required" }]);
  expect(await problemOf(loggedIn(person))).toEqual([{ code: "permission.denied" }]);
  expect(await problemOf(loggedIn(person, { roles: ["coordinator"], hasSecondFactor: false }))).toEqual([
    { code: "secondFactor.required" },
  ]);
  expect(await problemOf(loggedIn(person, { roles: ["coordinator"], hasSecondFactor: true }))).toBeUndefined();
});
