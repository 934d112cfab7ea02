import { randomUUID } from "node:crypto";
import { type GraphQLField, type GraphQLObjectType, getNamedType, isObjectType } from "graphql";
import { type GivenRole, givenRoles, mayDo } from "#domain/permission.ts";
import { checkLevels, type Level, levelsOfField, quietTypes, visibility } from "#domain/visibility.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { beginDossier, saveDossier, sendDossier } from "#server/actions/dossier.ts";
import { writeToOffice } from "#server/actions/dossier-office.ts";
import type { Me } from "#server/context.ts";
import { passkeys } from "#server/database/tables/second-factor.ts";
import { sessions } from "#server/database/tables/session.ts";
import { everyQuery, schemas, waysTo, written } from "#test/api-walk.ts";
import { anInternalDossier } from "#test/dossiers.ts";
import { aCall, anOffer, aPerson, aProject, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

type Asker = { roles: GivenRole[]; hasSecondFactor: boolean; isAtKiosk?: boolean };

/** Every kind of user. A conflict of interest is declared per dossier; otherwise such a member is like the others. */
const askers: Record<string, Asker | null> = {
  visitor: null,
  "coordinator who votes at a kiosk": { roles: ["coordinator"], hasSecondFactor: true, isAtKiosk: true },
  employee: { roles: [], hasSecondFactor: false },
  "committee member without second factor": { roles: ["committee"], hasSecondFactor: false },
  "coordinator without second factor": { roles: ["coordinator"], hasSecondFactor: false },
  ...Object.fromEntries(givenRoles.map((role): [string, Asker] => [role, { roles: [role], hasSecondFactor: true }])),
};

/** Others of the same kinds, for what one person may not see of another. */
const askersAndOthers: typeof askers = {
  ...askers,
  "other employee": { roles: [], hasSecondFactor: false },
  "other committee member": { roles: ["committee"], hasSecondFactor: true },
};

const refusals = ["setUp.noSession", "login.required", "permission.denied", "secondFactor.required"];

/** Tells whether there is a value at the end of a path. */
function reaches(data: unknown, path: readonly string[]): boolean {
  let here: unknown = data;
  for (const step of path) {
    here = Array.isArray(here) ? here[0] : here;
    if (typeof here !== "object" || here === null) return false;
    here = (here as Record<string, unknown>)[step];
  }
  return (Array.isArray(here) ? here[0] : here) != null;
}

/** A fund with its settings and a row of every public kind. */
async function aPublicFund({ db }: Fund) {
  await theSettings(db, { requestBudgetInCents: 9_000_00 });
  const call = await aCall(db, { slug: "call" });
  await aProject(db, { slug: "project", callId: call.id });
  await anOffer(db, { slug: "offer" });
}

/** Users of every kind with a session. */
async function storePeople(fund: Fund, kinds = askers) {
  const people = new Map<string, Me | null>();
  for (const [name, asker] of Object.entries(kinds)) people.set(name, asker && (await someone(fund, asker)));
  return people;
}

/** A fund with a row of every kind, and users of every kind with a session. */
async function aWholeFund(fund: Fund, kinds = askers) {
  await aPublicFund(fund);
  const people = await storePeople(fund, kinds);
  for (const me of people.values()) {
    if (!me) continue;
    await recordAudit(fund.context(me), { act: "login", subject: `person ${me.id}` });
    await aPasskey(fund, me);
    // A kiosk cannot make a dossier, so the person makes it on another device.
    await aDossierOf(fund, { ...me, isAtKiosk: false });
  }
  return people;
}

async function someone(fund: Fund, asker: Asker): Promise<Me> {
  const person = await aPerson(fund.db);
  const me = loggedIn(person, asker);
  const sessionTimes = { startedAt: fund.now, seenAt: fund.now, expiresAt: new Date(fund.now.getTime() + 3_600_000) };
  await fund.db.insert(sessions).values({
    id: me.sessionId,
    tokenHash: randomUUID(),
    personId: person.id,
    way: "mail_code",
    device: `Phone of ${person.employeeId}`,
    isRemembered: false,
    ...sessionTimes,
    secondFactorAt: asker.hasSecondFactor ? fund.now : null,
  });
  return me;
}

async function aPasskey(fund: Fund, { id: personId, employeeId }: Me) {
  await fund.db.insert(passkeys).values({
    id: randomUUID(),
    personId,
    credentialId: randomUUID(),
    publicKey: "",
    counter: 0,
    transports: [],
    name: `Key of ${employeeId}`,
    madeAt: fund.now,
  });
}

/** A submitted request for help and a draft project, both with a mark of their applicant. */
async function aDossierOf(fund: Fund, me: Me) {
  const context = fund.context(me);
  const mark = `Trouble of ${me.employeeId}`;
  const request = await anInternalDossier(context, { reason: mark });
  await sendDossier(context, { dossierId: request.id });
  await writeToOffice(context, { dossierId: request.id, text: mark });
  const project = await beginDossier(context, { type: "external" });
  const changes = { title_of_the_project: mark, confidential: "yes" };
  await saveDossier(context, { dossierId: project.id, basedOn: 1, changes });
}

/** Whether a user should see a field with these levels. Everyone has dossiers of their own here, and nobody has a link. */
const isFor = (me: Me | null, levels: readonly Level[]) =>
  checkLevels(me, levels, () => (mayDo(me, "submitDossier") ? ["applicant"] : [])) === null;

/** Whether the list decides who may have this, and this test asks for it of one list only. */
const isOfOneList = (type: string, field: string) =>
  ["SavedView", "ListRemark"].includes(type) || ["savedViews", "saveView", "removeView"].includes(field);

type Field = GraphQLField<unknown, unknown>;
type Way = { path: readonly string[]; wrap(inside: string): string };
type Sight = { shown: string[]; refused: { name: string; codes: string[] }[] };

/**
 * Tells which fields of a type an answer shows and which it refuses. One document asks for all of them; a field about
 * which its answer says nothing then gets a document of its own.
 */
async function sightOf(
  fields: readonly Field[],
  { path, wrap }: Way,
  ask: (query: string) => ReturnType<Fund["ask"]>,
): Promise<Sight> {
  if (fields.length === 0) return { shown: [], refused: [] };
  const { data, errors = [] } = await ask(`{ ${wrap(fields.map((field) => written(field, "__typename")).join(" "))} }`);
  const names = fields.map(({ name }) => name);
  if (errors.length === 0) return { shown: path.length === 0 || reaches(data, path) ? names : [], refused: [] };
  const refusals = errors.map((error) => ({
    code: (error.extensions?.problem as { code?: string })?.code ?? "?",
    steps: error.path?.filter((step) => typeof step === "string"),
  }));
  // The test tries many wrong links, so the limit may refuse it.
  if (refusals.every(({ code }) => code === "limit.tooMany") && !reaches(data, path)) return { shown: [], refused: [] };
  const codesOf = (name: string) =>
    refusals
      // An error without a path refuses the document, because all fields together cost too much.
      .filter(
        ({ steps }) => fields.length === 1 || (steps && (steps.length <= path.length || steps[path.length] === name)),
      )
      .map(({ code }) => code);
  const sights: Sight[] = [];
  for (const field of fields) {
    const codes = codesOf(field.name);
    if (codes.length > 0) sights.push({ shown: [], refused: [{ name: field.name, codes }] });
    // A refused field can take the whole answer with it, so we ask for the others again.
    else sights.push(await sightOf([field], { path, wrap }, ask));
  }
  return { shown: sights.flatMap(({ shown }) => shown), refused: sights.flatMap(({ refused }) => refused) };
}

for (const endpoint of ["fund", "system"] as const) {
  test(`every kind of user sees only the fields of ${endpoint} that the table allows`, async ({ fund }) => {
    const people = await aWholeFund(fund);
    const schema = schemas[endpoint];
    const ask = endpoint === "fund" ? fund.ask : fund.askSystem;
    const wrong: string[] = [];
    let seen = 0;
    for (const [typeName, way] of waysTo(schema)) {
      // The fields of these are null for those who may not see them; the test of the office asks for them by dossier.
      if (quietTypes.includes(typeName)) continue;
      const fields = Object.values((schema.getType(typeName) as GraphQLObjectType).getFields());
      const levelsOf = (name: string) => levelsOfField(visibility[endpoint], typeName, name);
      for (const [who, me] of people) {
        const [ownFields, otherFields] = [true, false].map((isOwn) =>
          fields.filter(({ name }) => isFor(me, levelsOf(name)) === isOwn),
        ) as [Field[], Field[]];
        const own = await sightOf(ownFields, way, (query) => ask(me, query));
        seen += own.shown.length;
        // A field without any data yet, such as a result, is visible to nobody.
        for (const { name, codes } of own.refused)
          if (!isOfOneList(typeName, name)) wrong.push(`${who} misses ${typeName}.${name} ${codes}`);
        const others = await sightOf(otherFields, way, (query) => ask(me, query));
        for (const name of others.shown) wrong.push(`${who} sees ${typeName}.${name}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(100);
  });

  test(`remarks about the address of a list of ${endpoint} are for those who may read the list`, async ({ fund }) => {
    const people = await storePeople(fund);
    const ask = endpoint === "fund" ? fund.ask : fund.askSystem;
    const query = schemas[endpoint].getQueryType() as GraphQLObjectType;
    const lists = Object.values(query.getFields()).filter(({ type }) => {
      const answer = getNamedType(type);
      return isObjectType(answer) && "remarks" in answer.getFields();
    });
    expect(lists.length).toBeGreaterThan(2);
    for (const { name } of lists) {
      const levels = levelsOfField(visibility[endpoint], "Query", name);
      for (const [who, me] of people) {
        const { data } = await ask(me, `{ ${name}(list: "nonsense=1") { remarks { kind name } } }`);
        expect(reaches(data, [name, "remarks", "name"]), `${who}, ${name}`).toBe(isFor(me, levels));
      }
    }
  });

  test(`every kind of user can run only the mutations of ${endpoint} that the table allows`, async ({ fund }) => {
    await aPublicFund(fund);
    const ask = endpoint === "fund" ? fund.ask : fund.askSystem;
    const mutation = schemas[endpoint].getMutationType() as GraphQLObjectType;
    const wrong: string[] = [];
    for (const [who, asker] of Object.entries(askers)) {
      let me = asker && (await someone(fund, asker));
      for (const [name, field] of Object.entries(mutation.getFields())) {
        const { errors = [] } = await ask(me, `mutation { ${written(field, "__typename")} }`);
        const codes = errors.map(({ extensions }) => (extensions?.problem as { code?: string })?.code ?? "?");
        const isRefused = codes.some((code) => refusals.includes(code));
        const levels = levelsOfField(visibility[endpoint], "Mutation", name);
        if (isRefused === isFor(me, levels) && !(isRefused && isOfOneList("Mutation", name)))
          wrong.push(`${who}, ${name}: ${codes}`);
        // The mutation may have ended the session, so the next one gets a new person.
        if (!isRefused && asker) me = await someone(fund, asker);
      }
    }
    expect(wrong).toEqual([]);
  });
}

/** The texts that identify one person in any answer. */
const marksOf = ({ id, employeeId, email, sessionId }: Me) =>
  [
    id,
    employeeId,
    email ?? id,
    sessionId,
    `Phone of ${employeeId}`,
    `Key of ${employeeId}`,
    `Trouble of ${employeeId}`,
  ] as const;

/** The texts of the staff list, which people of the office see who look after it. */
const staffMarksOf = ({ id, employeeId, email }: Me) => [id, employeeId, email ?? id];

test("every person sees their own data and nothing of others, except on the staff list", async ({ fund }) => {
  const people = await aWholeFund(fund, askersAndOthers);
  const wrong: string[] = [];
  for (const [who, me] of people) {
    const answers: unknown[] = [];
    for (const endpoint of ["fund", "system"] as const) {
      const ask = endpoint === "fund" ? fund.ask : fund.askSystem;
      for (const query of everyQuery(schemas[endpoint])) answers.push(await ask(me, query));
    }
    const all = JSON.stringify(answers);
    for (const [other, them] of people) {
      const seen = them ? marksOf(them).filter((mark) => all.includes(mark)) : [];
      if (them === me) expect(seen, who).toEqual(me && mayDo(me, "seeOwnAccount") ? marksOf(me) : []);
      else {
        const allowedMarks = them && mayDo(me, "correctPerson") ? staffMarksOf(them) : [];
        wrong.push(
          ...seen.filter((mark) => !allowedMarks.includes(mark)).map((mark) => `${who} sees ${mark} of ${other}`),
        );
      }
    }
  }
  expect(wrong).toEqual([]);
});
