import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { isLasting, ownRecordKinds } from "#domain/own-record.ts";
import { chooseLanguage, collectOwnData, eraseOwnData } from "#server/actions/account.ts";
import { hashAccessCode, loginWithLetter } from "#server/actions/login.ts";
import { findMe } from "#server/actions/session.ts";
import { ownRecords } from "#server/database/queries/own-record.ts";
import * as tables from "#server/database/tables/index.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { messages } from "#server/database/tables/message.ts";
import { people } from "#server/database/tables/person.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test, testSecret } from "#test/fund.ts";

const code = "ABCDEFGH2345";

/** Someone with a session, an access letter, a message and a gift. */
async function someoneKnown(fund: Fund) {
  const person = await aPerson(fund.db);
  const { id: personId, employeeId, firstname, lastname, email } = person;
  await fund.db.insert(accessCodes).values({ personId, codeHash: hashAccessCode(testSecret, code), madeAt: fund.now });
  await loginWithLetter(fund.context(null), {
    employee_id: employeeId,
    firstname,
    lastname,
    access_code: code,
    remember_me: false,
  });
  const written = { id: randomUUID(), name: "Anna", email: email?.toUpperCase() ?? "", language: "nl" } as const;
  await fund.db.insert(messages).values({ ...written, topic: "other", text: "Dag", sentAt: fund.now });
  await fund.db.insert(pledges).values({
    ...written,
    reference: "090933755493",
    amountInCents: 5000,
    pledgedAt: fund.now,
  });
  return { person, me: loggedIn(person), token: fund.sessions.at(-1) ?? "" };
}

test("whoever asks gets everything that is kept about them, and nothing about others", async ({ fund }) => {
  const other = await someoneElse(fund);
  const { me, person } = await someoneKnown(fund);
  const kept = await collectOwnData(fund.context(me));
  const counts = Object.fromEntries(ownRecordKinds.map((kind) => [kind, kept[kind].length]));
  expect(counts).toMatchObject({ person: 1, session: 1, access_code: 1, message: 1, pledge: 1 });
  expect(kept.person[0]).toMatchObject({ employeeId: person.employeeId, email: person.email });
  expect(kept.audit.map(({ act }) => act)).toEqual(["login", "download_data"]);
  const text = JSON.stringify(kept);
  expect(text).not.toContain(other.employeeId);
  for (const secret of [code, hashAccessCode(testSecret, code)]) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/hash/i);
});

test("erasing takes all that may go, ends every session, and leaves the others' records alone", async ({ fund }) => {
  const other = await someoneElse(fund);
  const { me, token, person } = await someoneKnown(fund);
  await eraseOwnData(fund.context(me));
  expect(await findMe(fund.context(null), token)).toBeNull();
  expect(fund.sessions.at(-1)).toBeNull();
  const kept = await collectOwnData(fund.context(me));
  for (const kind of ownRecordKinds) expect(kept[kind].length > 0, kind).toBe(isLasting(kind) && kind !== "role");
  expect(await fund.db.$count(messages)).toBe(1);
  // What was given can still be counted.
  const [gift] = await fund.db.select().from(pledges);
  expect(gift).toMatchObject({ amountInCents: 5000, name: null, email: null });
  const left = await fund.db.select().from(people);
  expect(left.map(({ id }) => id).sort()).toEqual([person.id, other.id].sort());
});

test("the language someone chose counts, whatever the list says", async ({ fund }) => {
  const { me, token, person } = await someoneKnown(fund);
  await chooseLanguage(fund.context(me), { language: "fr" });
  await fund.db.update(people).set({ language: "en" }).where(eq(people.id, person.id));
  expect(await findMe(fund.context(null), token)).toMatchObject({ language: "fr" });
});

test("a visitor has no account", async ({ fund }) => {
  const refusal = { problem: { code: "login.required" } };
  await expect(collectOwnData(fund.context(null))).rejects.toMatchObject(refusal);
  await expect(eraseOwnData(fund.context(null))).rejects.toMatchObject(refusal);
});

test("every table that names a person is part of what they can download and have erased", () => {
  const personal = Object.values(tables).filter((table) => "personId" in table || "email" in table);
  const known = Object.values(ownRecords).map(({ table }) => table);
  // An organisation's address is its own.
  const strangers = personal.filter((table) => table !== tables.organisations && !known.includes(table as never));
  expect(personal.length).toBeGreaterThan(5);
  expect(strangers).toEqual([]);
});

async function someoneElse(fund: Fund) {
  const person = await aPerson(fund.db, { firstname: "Bram" });
  const written = { id: randomUUID(), name: "Bram", email: person.email ?? "", language: "nl" } as const;
  await fund.db.insert(messages).values({ ...written, topic: "other", text: "Dag", sentAt: fund.now });
  return person;
}
