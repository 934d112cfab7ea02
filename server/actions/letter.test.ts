import { buffer } from "node:stream/consumers";
import { type LetterSelection, planAccessLetters, printAccessLetters } from "#server/actions/letter.ts";
import { loginWithLetter } from "#server/actions/login.ts";
import { findMe } from "#server/actions/session.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import type { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { lookInto, readPages, scanPage } from "#test/pdf.ts";

async function print(fund: Fund, selection: LetterSelection = {}, me: Me | null = null) {
  const { count, pdf } = await printAccessLetters(fund.context(me), selection);
  return { count, file: await buffer(pdf) };
}

/** Makes people with a role, and a coordinator and an operator who print. */
async function anOffice(fund: Fund) {
  const [member, operator] = [await aPerson(fund.db, { lastname: "Member" }), await aPerson(fund.db)];
  const coordinator = await aPerson(fund.db, { branch: "brussel" });
  const roleRows = [
    [member.id, "committee"],
    [operator.id, "operator"],
    [coordinator.id, "coordinator"],
  ] as const;
  for (const [personId, role] of roleRows)
    await fund.db.insert(personRoles).values({ personId, role, givenAt: fund.now });
  return {
    member,
    coordinator: loggedIn(coordinator, { roles: ["coordinator"], hasSecondFactor: true }),
    operator: loggedIn(operator, { roles: ["operator"], hasSecondFactor: true }),
  };
}

const codeOn = (page = "") => /\b[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(page)?.[0] ?? "";

const enter = (fund: Fund, { employeeId, firstname, lastname }: typeof people.$inferSelect, access_code: string) =>
  loginWithLetter(fund.context(null), {
    employee_id: employeeId,
    firstname,
    lastname,
    access_code,
    remember_me: false,
  });

test("a letter names its owner in their language, and its code lets them in", async ({ fund }) => {
  await theSettings(fund.db, { phone: "+32 2 512 34 56" });
  const zoe = await aPerson(fund.db, {
    firstname: "Zoë",
    lastname: "Lefèvre-Cœur d’Ĳzendoorn",
    language: "fr",
    email: null,
  });
  const { count, file } = await print(fund);
  expect(count).toBe(1);
  const [page = "", ...others] = readPages(file);
  expect(others).toEqual([]);
  for (const words of [
    "Zoë Lefèvre-Cœur d’Ĳzendoorn",
    `Numéro de personnel ${zoe.employeeId}`,
    "Gand",
    "15 novembre 2026",
    "Bonjour Zoë,",
    "« Se connecter »",
    "samen.example/fr/login/letter",
    "+32 2 512 34 56",
    "fonds@amandel.example",
    "Fonds social Amandel",
  ])
    expect(page.replaceAll("\u00a0", " ")).toContain(words);

  await enter(fund, zoe, codeOn(page));
  expect(await findMe(fund.context(null), fund.sessions[0] ?? "")).toMatchObject({ id: zoe.id });
  // The QR code contains the same code after the hash sign.
  const code = codeOn(page).replaceAll("-", "");
  expect(scanPage(file, 1)).toBe(`https://samen.example/fr/login/letter#code=${code}&id=${zoe.employeeId}`);
  expect(JSON.stringify(await fund.db.select().from(accessCodes))).not.toContain(code);
});

test("printing again makes a new code, and the old letter stops working", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const [first, second] = [await print(fund), await print(fund)].map(({ file }) => codeOn(readPages(file)[0]));
  expect(first).not.toBe(second);
  await expect(enter(fund, anna, first ?? "")).rejects.toThrow("login.wrongAccessCode");
  await enter(fund, anna, second ?? "");
  expect(await fund.db.$count(accessCodes)).toBe(1);
  expect(await fund.db.select().from(auditEntries).orderBy(auditEntries.number).limit(2)).toMatchObject([
    { act: "print_letters", details: { letters: 1, branch: "all", withoutMailbox: false } },
    { act: "print_letters" },
  ]);
});

test("letters are sorted by branch and name, for everyone or for selected people, and never for people who left", async ({
  fund,
}) => {
  const make = (lastname: string, values = {}) => aPerson(fund.db, { lastname, ...values });
  const [zeger, adams, maes] = [
    await make("Zeger"),
    await make("Adams", { email: null }),
    await make("Maes", { branch: "brussel", email: null }),
  ];
  await make("Gone", { leftAt: fund.now, email: null });
  await make("Unlisted", { employeeId: "mail:x@amandel.example" });
  const namesOn = async (selection: LetterSelection) =>
    readPages((await print(fund, selection)).file).map((page) => /Zeger|Adams|Maes|Gone|Unlisted/.exec(page)?.[0]);
  expect(await namesOn({})).toEqual(["Maes", "Adams", "Zeger"]);
  expect(await namesOn({ branch: "gent" })).toEqual(["Adams", "Zeger"]);
  expect(await namesOn({ withoutMailbox: true })).toEqual(["Maes", "Adams"]);
  expect(await namesOn({ employeeIds: [zeger.employeeId, maes.employeeId] })).toEqual(["Maes", "Zeger"]);
  const [storedCode] = await fund.db.select().from(accessCodes).where(eq(accessCodes.personId, adams.id));
  await expect(print(fund, { employeeIds: [adams.employeeId, "99999999"] })).rejects.toThrow("person.unknown");
  await expect(print(fund, { branch: "wevelgem" })).rejects.toThrow("letter.nobody");
  expect(await fund.db.select().from(accessCodes).where(eq(accessCodes.personId, adams.id))).toEqual([storedCode]);
});

test("the plan tells a coordinator how many letters there would be and whose, and changes no code", async ({
  fund,
}) => {
  const me = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const maes = await aPerson(fund.db, { firstname: "Lotte", lastname: "Maes", branch: "brussel", email: null });
  await aPerson(fund.db, { branch: "brussel", leftAt: fund.now, email: null });
  await print(fund);
  const codesBefore = await fund.db.select().from(accessCodes);
  const plan = (selection: LetterSelection, who: Me | null = me) => planAccessLetters(fund.context(who), selection);
  expect(await plan({})).toEqual({ count: 2, owner: null, leftOut: 0 });
  for (const selection of [
    { withoutMailbox: true },
    { branch: "brussel" as const },
    { employeeIds: [maes.employeeId] },
  ])
    expect(await plan(selection)).toEqual({ count: 1, owner: "Lotte Maes", leftOut: 0 });
  await expect(plan({ employeeIds: ["99999999"] })).rejects.toThrow("person.unknown");
  await expect(plan({ branch: "wevelgem" })).rejects.toThrow("letter.nobody");
  const member = loggedIn(maes, { roles: ["committee"], hasSecondFactor: true });
  for (const who of [null, loggedIn(maes), member]) await expect(plan({}, who)).rejects.toThrow();
  expect(await fund.db.select().from(accessCodes)).toEqual(codesBefore);
});

test("a coordinator prints no letter of somebody with a role, and learns how many were left out", async ({ fund }) => {
  const { coordinator, member } = await anOffice(fund);
  const karim = await aPerson(fund.db, { firstname: "Karim" });
  const plan = (selection: LetterSelection) => planAccessLetters(fund.context(coordinator), selection);
  expect(await plan({ branch: "gent" })).toEqual({ count: 1, owner: "Karim Peeters", leftOut: 2 });
  expect((await print(fund, { branch: "gent" }, coordinator)).count).toBe(1);
  expect(await fund.db.select().from(accessCodes)).toMatchObject([{ personId: karim.id }]);

  const refused = (count: number) => ({ problem: { code: "letter.needsOperator", count } });
  const choices: [LetterSelection, number][] = [
    [{ employeeIds: [member.employeeId] }, 1],
    [{ employeeIds: [karim.employeeId, member.employeeId] }, 1],
    [{ employeeIds: [coordinator.employeeId] }, 1],
    [{ branch: "brussel" }, 1],
  ];
  for (const [selection, count] of choices) {
    await expect(plan(selection)).rejects.toMatchObject(refused(count));
    await expect(print(fund, selection, coordinator)).rejects.toMatchObject(refused(count));
  }
  expect(await fund.db.$count(accessCodes)).toBe(1);
});

test("an operator prints every letter, and the audit log names each person with a role", async ({ fund }) => {
  const { operator, member, coordinator } = await anOffice(fund);
  const karim = await aPerson(fund.db, { email: null });
  const actorId = operator.id;
  expect((await print(fund, { employeeIds: [member.employeeId] }, operator)).count).toBe(1);
  expect((await print(fund, { withoutMailbox: true }, operator)).count).toBe(1);
  expect((await print(fund, {}, operator)).count).toBe(4);
  const entries = await fund.db.select().from(auditEntries).orderBy(auditEntries.number);
  expect(entries.slice(0, 3)).toMatchObject([
    { act: "print_letters", actorId, subject: `person ${member.id}`, details: { letters: 1 } },
    { act: "print_letters", actorId, subject: `person ${karim.id}`, details: { letters: 1, withoutMailbox: true } },
    { act: "print_letters", actorId, subject: "roster", details: { letters: 4, branch: "all" } },
  ]);
  expect(
    entries
      .slice(3)
      .map(({ act, subject }) => `${act} ${subject}`)
      .sort(),
  ).toEqual([member, operator, coordinator].map(({ id }) => `print_letters person ${id}`).sort());
});

test("the file is accessible to screen readers and embeds its fonts", async ({ fund }) => {
  await aPerson(fund.db, { firstname: "Łukasz €", lastname: "Ştefan 中" });
  const { file } = await print(fund);
  expect(lookInto("pdfinfo", file)).toMatch(/Tagged: +yes/);
  expect(lookInto("pdfinfo", file)).toMatch(/Page size: .*A4/);
  const [, , ...fonts] = lookInto("pdffonts", file).trim().split("\n");
  expect(fonts).toHaveLength(3);
  for (const font of fonts) expect(font).toMatch(/Identity-H +yes yes yes/);
  // Characters that no font of ours has are left out.
  expect(readPages(file)[0]).toContain("Łukasz € Ştefan");
});

test("letters are drawn while they are read, so nobody waits for the last to get the first", async ({ fund }) => {
  for (let number = 0; number < 30; number++) await aPerson(fund.db);
  const { pdf } = await printAccessLetters(fund.context(null), {});
  const sizes: number[] = [];
  for await (const bytes of pdf) sizes.push(bytes.length);
  // Each letter is a page, and the fonts come at the end.
  expect(sizes.length).toBeGreaterThanOrEqual(30);
  expect(Math.max(...sizes.slice(0, 29))).toBeLessThan(30_000);
});
