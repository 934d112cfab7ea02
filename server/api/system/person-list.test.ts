import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { savedViews } from "#server/database/tables/saved-view.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const People = `query ($list: String!) {
  people(list: $list) {
    rows { id firstname lastname employeeId branch roles { role seat } }
    first total hasMoreThanTotal next previous remarks { kind name }
  }
}`;
const Person = `query ($id: ID!) { person(id: $id) { firstname sessionCount factors roles { role seat } revision } }`;
const GiveSeat = `mutation ($personId: ID!, $seat: Seat) { giveSeat(personId: $personId, seat: $seat) }`;
const SaveView = `mutation ($name: String!, $address: String!, $isShared: Boolean!) {
  saveView(list: people, name: $name, address: $address, isShared: $isShared)
}`;
const Views = `{ savedViews(list: people) { id name address isShared mayChange } }`;
const RemoveView = `mutation ($id: ID!) { removeView(list: people, id: $id) }`;

const aCoordinator = async (fund: Fund) =>
  loggedIn(await aPerson(fund.db, { firstname: "Hanne", lastname: "Zwart", branch: "brussel" }), {
    roles: ["coordinator"],
    hasSecondFactor: true,
  });

type Page = {
  rows: { firstname: string; lastname: string; id: string }[];
  first: number;
  total: number;
  next: string | null;
  previous: string | null;
  remarks: { kind: string; name: string }[];
};

async function reader(fund: Fund) {
  const me = await aCoordinator(fund);
  return async (list: string) => {
    const { data, errors } = await fund.askSystem(me, People, { list });
    expect(errors).toBeUndefined();
    return (data as { people: Page }).people;
  };
}

const names = ({ rows }: Page) => rows.map(({ firstname }) => firstname);

test("finds people by the beginning of a name without accents, by ID without zeros, and by address", async ({
  fund,
}) => {
  const zoe = { firstname: "Zoë", lastname: "Mertens-Peña", employeeId: "00412345", email: "zoe@amandel.example" };
  await aPerson(fund.db, zoe);
  await aPerson(fund.db, { firstname: "Rik", lastname: "Torfs", employeeId: "00998877" });
  const read = await reader(fund);
  for (const typed of ["zoe", "ZOË", "pena", "mert zo", "412345", "00412345", "zoe@amandel.example"])
    expect(names(await read(`q=${encodeURIComponent(typed)}`)), typed).toEqual(["Zoë"]);
  for (const typed of ["oe", "zoe torfs", "' & !*:", "zoe:*|rik", "\\", "%"])
    expect(names(await read(`q=${encodeURIComponent(typed)}`)), typed).toEqual([]);
});

test("pages forwards and backwards in the order of names, and gives the place of the rows", async ({ fund }) => {
  for (let number = 0; number < 60; number++)
    await aPerson(fund.db, { firstname: `P${number}`, lastname: `Person ${String(number).padStart(2, "0")}` });
  const read = await reader(fund);
  const first = await read("size=25");
  expect(first).toMatchObject({ first: 1, total: 61, previous: null });
  const second = await read(`size=25&after=${first.next}`);
  expect(second.first).toBe(26);
  expect(names(second)[0]).toBe("P25");
  const third = await read(`size=25&after=${second.next}`);
  expect(third).toMatchObject({ first: 51, next: null });
  expect(names(third).at(-1)).toBe("Hanne");
  const back = await read(`size=25&before=${third.previous}`);
  expect(names(back)).toEqual(names(second));
  expect(back.first).toBe(26);
  expect(names(await read(`size=25&before=${back.previous}`))).toEqual(names(first));
  const last = await read("size=25&sort=-name");
  expect(names(last)[0]).toBe("Hanne");
  expect(names(await read(`size=25&sort=-name&after=${last.next}`))[0]).toBe("P35");
});

test("leaves out the parts of an address that the list does not have, and says so", async ({ fund }) => {
  await aPerson(fund.db, { branch: "gent" });
  const read = await reader(fund);
  const page = await read("colour=red&branch=atlantis&branch=gent&sort=-shoe&column=wage&size=7&after=broken");
  expect(page.rows).toHaveLength(1);
  expect(page.remarks).toEqual([
    { kind: "filter", name: "colour" },
    { kind: "value", name: "atlantis" },
    { kind: "sort", name: "-shoe" },
    { kind: "column", name: "wage" },
    { kind: "size", name: "7" },
    { kind: "page", name: "" },
  ]);
  // A page of another order would begin at a wrong place.
  const { next } = await read("size=25");
  expect(next).toBeNull();
});

test("shows who has which role, also those with a seat, and who left only on request", async ({ fund }) => {
  const sophie = await aPerson(fund.db, { firstname: "Sophie" });
  await fund.db
    .insert(personRoles)
    .values({ personId: sophie.id, role: "committee", givenAt: fund.now, seat: "chair" });
  const rik = await aPerson(fund.db, { firstname: "Rik" });
  await fund.db.update(people).set({ leftAt: fund.now }).where(eq(people.id, rik.id));
  const read = await reader(fund);
  expect((await read("role=any")).rows).toMatchObject([
    { firstname: "Sophie", roles: [{ role: "committee", seat: "chair" }] },
  ]);
  expect(names(await read("role=editor"))).toEqual([]);
  expect(names(await read("presence=left"))).toEqual(["Rik"]);
  expect(names(await read(""))).not.toContain("Rik");
  expect(names(await read("address=waiting"))).toEqual([]);
  await fund.db.update(people).set({ addressWaitsSince: fund.now }).where(eq(people.id, sophie.id));
  expect(names(await read("address=waiting"))).toEqual(["Sophie"]);
});

test("a seat of the committee is given when its holder has left it, and only to members", async ({ fund }) => {
  const me = await aCoordinator(fund);
  const [sophie, karim, lotte] = [await aPerson(fund.db), await aPerson(fund.db), await aPerson(fund.db)];
  for (const { id } of [sophie, karim])
    await fund.db.insert(personRoles).values({ personId: id, role: "committee", givenAt: fund.now });
  const give = (personId: string, seat: string | null) => fund.askSystem(me, GiveSeat, { personId, seat });
  const seats = async () => (await fund.db.select().from(personRoles)).map(({ seat }) => seat).sort();
  expect((await give(sophie.id, "chair")).data).toEqual({ giveSeat: true });
  expect((await give(karim.id, "deputy")).data).toEqual({ giveSeat: true });
  expect(await seats()).toEqual(["chair", "deputy"]);
  expect((await give(karim.id, "chair")).errors?.[0]?.extensions?.problem).toEqual({
    code: "seat.taken",
    name: `${sophie.firstname} ${sophie.lastname}`,
  });
  expect(await seats()).toEqual(["chair", "deputy"]);
  await give(sophie.id, null);
  expect((await give(karim.id, "chair")).data).toEqual({ giveSeat: true });
  expect(await seats()).toEqual(["chair", null]);
  expect((await give(lotte.id, "chair")).errors?.[0]?.extensions?.problem).toEqual({ code: "seat.notMember" });
  expect((await give(karim.id, null)).data).toEqual({ giveSeat: true });
});

test("a saved view is one's own or everyone's, without its page and the open row", async ({ fund }) => {
  const [hanne, colleague] = [await aCoordinator(fund), await aCoordinator(fund)];
  const save = (name: string, address: string, isShared: boolean) =>
    fund.askSystem(hanne, SaveView, { name, address, isShared });
  await save("No mailbox", "?mailbox=without&after=abc&open=1", false);
  await save("Ghent", "branch=gent&evil=1", true);
  expect((await fund.askSystem(hanne, Views)).data).toMatchObject({
    savedViews: [
      // Both were saved at the same moment.
      { name: "Ghent", address: "?branch=gent", isShared: true },
      { name: "No mailbox", address: "?mailbox=without", isShared: false },
    ],
  });
  expect((await fund.askSystem(colleague, Views)).data).toMatchObject({ savedViews: [{ name: "Ghent" }] });
  await save("Ghent", "branch=gent&status=retired", true);
  expect(await fund.db.select().from(savedViews)).toHaveLength(2);
  expect((await save(" ", "", false)).errors?.[0]?.extensions?.problem).toMatchObject({ code: "form.invalid" });
});

test("a shared view is replaced and removed by its maker or an operator, and by all once the maker left", async ({
  fund,
}) => {
  const [hanne, colleague] = [await aCoordinator(fund), await aCoordinator(fund)];
  const operator = loggedIn(await aPerson(fund.db), { roles: ["operator"], hasSecondFactor: true });
  const save = async (me: Me, isShared: boolean) => {
    const { errors } = await fund.askSystem(me, SaveView, { name: "Ghent", address: "branch=gent", isShared });
    return errors?.[0]?.extensions?.problem ?? null;
  };
  const read = async (me: Me) =>
    (await fund.askSystem(me, Views)).data as { savedViews: { id: string; isShared: boolean; mayChange: boolean }[] };
  const remove = async (me: Me) => {
    const shared = (await read(me)).savedViews.find(({ isShared }) => isShared);
    return (await fund.askSystem(me, RemoveView, { id: shared?.id })).errors?.[0]?.extensions?.problem ?? null;
  };
  expect(await save(hanne, true)).toBeNull();
  expect(await save(colleague, true)).toEqual({ code: "view.taken" });
  expect(await remove(colleague)).toEqual({ code: "view.ofOther" });
  // A view of one's own may have the same name.
  expect(await save(colleague, false)).toBeNull();
  const changeable = (await read(colleague)).savedViews.filter(({ mayChange }) => mayChange);
  expect(changeable).toMatchObject([{ isShared: false }]);
  expect((await read(hanne)).savedViews).toMatchObject([{ mayChange: true }]);
  expect(await save(hanne, true)).toBeNull();
  expect(await remove(operator)).toBeNull();

  expect(await save(hanne, true)).toBeNull();
  await fund.db.update(people).set({ leftAt: fund.now }).where(eq(people.id, hanne.id));
  expect(await remove(colleague)).toBeNull();
});

test("only coordinators and operators read the staff list", async ({ fund }) => {
  const { id } = await aPerson(fund.db);
  for (const roles of [["committee"], ["treasurer"], ["editor"], ["board"], []] as const) {
    const me = loggedIn(await aPerson(fund.db), { roles: [...roles], hasSecondFactor: true });
    const { errors } = await fund.askSystem(me, People, { list: "" });
    expect(errors?.[0]?.extensions?.problem, roles.join()).toEqual({ code: "permission.denied" });
    expect((await fund.askSystem(me, Person, { id })).errors).toHaveLength(1);
  }
});
