import { randomUUID } from "node:crypto";
import { type DossierState, dossierStates } from "#domain/dossier.ts";
import { isLasting, type OwnRecordKind, ownRecordKinds } from "#domain/own-record.ts";
import { chooseLanguage, collectOwnData, eraseOwnData } from "#server/actions/account.ts";
import { sealLetter, sealMessage, sealNote } from "#server/actions/dossier-content.ts";
import { hashAccessCode, loginWithLetter } from "#server/actions/login.ts";
import { findMe } from "#server/actions/session.ts";
import { castVote } from "#server/actions/vote.ts";
import { eq } from "#server/database/drizzle.ts";
import { countOwnRecords, ownRecords } from "#server/database/queries/own-record.ts";
import { decisions, requestOpinions } from "#server/database/tables/decision.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossierMessages, dossiers, handOvers, lateAccesses } from "#server/database/tables/dossier.ts";
import { dossierNotes } from "#server/database/tables/dossier-note.ts";
import { files } from "#server/database/tables/file.ts";
import * as tables from "#server/database/tables/index.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { messages } from "#server/database/tables/message.ts";
import { people } from "#server/database/tables/person.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { testSecret } from "#test/context.ts";
import { aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aReview } from "#test/review-round.ts";
import { aMove, aStoredDossier, aStoredFile } from "#test/stored-dossier.ts";

const code = "ABCDEFGH2345";

/** Makes someone with a session, a letter, a chosen language, a message, a gift and dossiers of both kinds. */
async function aPersonWithRecords(fund: Fund, { firstname = "Anna", reference = "090933755493" } = {}) {
  const person = await aPerson(fund.db, { firstname, chosenLanguage: "fr" });
  const { id: personId, employeeId, lastname, email } = person;
  await fund.db.insert(accessCodes).values({ personId, codeHash: hashAccessCode(testSecret, code), madeAt: fund.now });
  await loginWithLetter(fund.context(null), {
    employee_id: employeeId,
    firstname,
    lastname,
    access_code: code,
    remember_me: false,
  });
  const written = { id: randomUUID(), name: firstname, email: email?.toUpperCase() ?? "", language: "nl" } as const;
  await fund.db.insert(messages).values({ ...written, topic: "other", text: "Dag", sentAt: fund.now });
  await fund.db.insert(pledges).values({ ...written, reference, amountInCents: 5000, pledgedAt: fund.now });
  await aDossierOf(fund, personId, "declined");
  await aDossierOf(fund, personId, "draft");
  await castVote(fund.context(loggedIn(person)), { projectId: (await aProject(fund.db)).id });
  return { person, me: loggedIn(person), token: fund.sessions.at(-1) ?? "" };
}

/** Adds a dossier with everything that can belong to one. */
async function aDossierOf(fund: Fund, applicantId: string, state: DossierState) {
  const { db, now } = fund;
  const dossier = await aStoredDossier(db, { applicantId, state });
  const { id: dossierId } = dossier;
  await aMove(db, dossier, { to: state, reason: "Het is te laat." });
  await aStoredFile(db, dossierId, { name: "statuten.pdf" });
  const id = randomUUID();
  const sealedText = sealMessage(testSecret, id, "Wat ontbreekt er nog?");
  const message = { authorId: applicantId, isFromOffice: false, sealedText, writtenAt: now };
  await db.insert(dossierMessages).values({ id, dossierId, ...message });
  const noteId = randomUUID();
  const note = { authorId: applicantId, sealedText: sealNote(testSecret, noteId, "Vraag het na."), writtenAt: now };
  await db.insert(dossierNotes).values({ id: noteId, dossierId, ...note });
  await aReview(fund, { dossierId, personId: applicantId, note: "De offerte is volledig." });
  await db.insert(declarations).values({ dossierId, personId: applicantId, answer: "none", answeredAt: now });
  const decisionId = randomUUID();
  const sealedLetter = sealLetter(testSecret, decisionId, { nl: "Helaas\n\nHet is te laat." });
  const decided = { outcome: "declined", decidedAt: now, releasedAt: now, sealedLetter } as const;
  await db.insert(decisions).values({ id: decisionId, dossierId, ...decided });
  const opinion = { personId: applicantId, sealedReason: null, givenAt: now };
  await db.insert(requestOpinions).values({ id: randomUUID(), dossierId, ...opinion });
  await db.insert(handOvers).values({ dossierId, tokenHash: `token ${dossierId}`, madeAt: now, expiresAt: now });
  const callId = dossier.callId;
  const leave = { id: randomUUID(), tokenHash: `late ${dossierId}`, givenAt: now, until: now, personId: applicantId };
  if (callId) await db.insert(lateAccesses).values({ callId, ...leave });
  return dossier;
}

const someoneElse = (fund: Fund) => aPersonWithRecords(fund, { firstname: "Bram", reference: "090933755594" });

/** Counts the records of each kind, without the audit entry of the count itself. */
async function amounts(fund: Fund, { id, email }: { id: string; email: string | null }) {
  const ownCounts = await countOwnRecords(fund.db, { id, email });
  return Object.fromEntries(ownCounts.map(({ kind, count }) => [kind, count])) as Record<OwnRecordKind, number>;
}

test("a download contains everything we keep about its owner, and nothing about others", async ({ fund }) => {
  const { person: other } = await someoneElse(fund);
  const { me, person } = await aPersonWithRecords(fund);
  const ownData = await collectOwnData(fund.context(me));
  const counts = Object.fromEntries(ownRecordKinds.map((kind) => [kind, ownData[kind].length]));
  expect(counts).toMatchObject({ person: 1, session: 1, access_code: 1, message: 1, pledge: 1 });
  expect(ownData.person[0]).toMatchObject({ employeeId: person.employeeId, email: person.email });
  expect(ownData.audit.map(({ act }) => act)).toEqual(["login", "download_data"]);
  const text = JSON.stringify(ownData);
  for (const own of [other.id, other.employeeId, other.firstname]) expect(text).not.toContain(own);
  // Sealed columns are open to their owner, but the organisation's answers are not.
  expect(ownData.dossier_version).toMatchObject([{ answers: { title_of_the_project: "Snoezeltuin" } }]);
  expect(ownData.dossier_event[0]).toMatchObject({ reason: "Het is te laat." });
  expect(ownData.dossier_message[0]).toMatchObject({ text: "Wat ontbreekt er nog?" });
  expect(ownData.decision[0]).toMatchObject({ letter: "Helaas\n\nHet is te laat." });
  expect(ownData.dossier_file[0]).toMatchObject({ name: "statuten.pdf" });
  expect(ownData.vote[0]).toMatchObject({ projectId: expect.any(String), receipt: expect.any(String) });
  for (const theirs of ["BE68539007547034", "jan@wilgentuin.example", "85.07.30", "sealed"])
    expect(text).not.toContain(theirs);
  for (const secret of [code, hashAccessCode(testSecret, code)]) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/hash/i);
});

test("erasing deletes all that may go, ends every session, and leaves the records of others alone", async ({
  fund,
}) => {
  const { person: other, token: others } = await someoneElse(fund);
  const before = await amounts(fund, other);
  const { me, token, person } = await aPersonWithRecords(fund);
  await eraseOwnData(fund.context(me));
  expect(await findMe(fund.context(null), token)).toBeNull();
  expect(fund.sessions.at(-1)).toBeNull();
  const remainingAmounts = await amounts(fund, person);
  for (const kind of ownRecordKinds) expect(remainingAmounts[kind] > 0, kind).toBe(isLasting(kind) && kind !== "role");
  // The decided dossier stays with its file; the draft is gone with the data of its file.
  expect(
    await fund.db.select({ state: dossiers.state }).from(dossiers).where(eq(dossiers.applicantId, person.id)),
  ).toEqual([{ state: "declined" }]);
  expect(await fund.db.$count(files)).toBe(3);
  const { audit } = await collectOwnData(fund.context(me));
  expect(audit.map(({ act }) => act)).toEqual(["login", "erase_data", "download_data"]);

  expect(await amounts(fund, other)).toEqual(before);
  expect(await findMe(fund.context(null), others)).toMatchObject({ firstname: "Bram", language: "fr" });
  // The fund still counts the gift.
  const gifts = await fund.db.select().from(pledges).orderBy(pledges.reference);
  expect(gifts).toMatchObject([
    { amountInCents: 5000, name: null, email: null },
    { amountInCents: 5000, name: "Bram" },
  ]);
  const everyone = await fund.db.select().from(people).orderBy(people.firstname);
  expect(everyone).toMatchObject([
    { id: person.id, employeeId: person.employeeId, chosenLanguage: null },
    { id: other.id, chosenLanguage: "fr" },
  ]);
});

test("the language someone chose overrides the list, for them and nobody else", async ({ fund }) => {
  const { me, token } = await aPersonWithRecords(fund);
  const { token: others } = await someoneElse(fund);
  await chooseLanguage(fund.context(me), { language: "nl" });
  await fund.db.update(people).set({ language: "en" });
  expect(await findMe(fund.context(null), token)).toMatchObject({ language: "nl" });
  expect(await findMe(fund.context(null), others)).toMatchObject({ language: "fr" });
});

test("erasing deletes someone's dossiers, unless they are decided", async ({ fund }) => {
  const { me, person } = await aPersonWithRecords(fund);
  await fund.db.delete(dossiers);
  for (const state of dossierStates) await aDossierOf(fund, person.id, state);
  await eraseOwnData(fund.context(me));
  const remaining = await fund.db.select({ state: dossiers.state }).from(dossiers);
  expect(remaining.map(({ state }) => state).sort()).toEqual([
    "agreement",
    "declined",
    "granted",
    "not_elected",
    "paid",
    "reported",
    "selected",
    "shortlisted",
    "winner",
  ]);
});

test("a visitor has no account", async ({ fund }) => {
  const refusal = { problem: { code: "login.required" } };
  await expect(collectOwnData(fund.context(null))).rejects.toMatchObject(refusal);
  await expect(eraseOwnData(fund.context(null))).rejects.toMatchObject(refusal);
  await expect(chooseLanguage(fund.context(null), { language: "en" })).rejects.toMatchObject(refusal);
});

test("every table that names a person is part of the download and the erasure", () => {
  const columns = ["personId", "applicantId", "dossierId", "email"];
  const personal = Object.values(tables).filter((table) => columns.some((column) => column in table));
  const ownTables = Object.values(ownRecords).map(({ table }) => table);
  // An organisation's address is not personal data of an employee. A summary repeats answers, and a thread says only
  // whether the messages of a dossier were answered; both go with their dossier. A project, an offer and their drafts have
  // only what may become public, an assignment only says which member scores a dossier, and the minutes of a meeting
  // belong to the committee.
  const without: unknown[] = [
    tables.organisations,
    tables.dossierSummaries,
    tables.threads,
    tables.projects,
    tables.projectDrafts,
    tables.offerDrafts,
    tables.reviewAssignments,
    tables.meetings,
    tables.meetingSeats,
    tables.meetingEntries,
    tables.meetingRemarks,
  ];
  const strangers = personal.filter((table) => !without.includes(table) && !ownTables.includes(table as never));
  expect(personal.length).toBeGreaterThan(5);
  expect(strangers).toEqual([]);
});
