import type { GivenRole } from "#domain/permission.ts";
import { writeNote } from "#server/actions/dossier-note.ts";
import { enclose } from "#server/actions/mail-enclosure.ts";
import { writeMail } from "#server/actions/mail-template.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossierNotes } from "#server/database/tables/dossier-note.ts";
import { mails } from "#server/database/tables/mail.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { testSecret } from "#test/context.ts";
import { aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration, aStoredDossier } from "#test/stored-dossier.ts";

const anOfficer = async (fund: Fund, role: GivenRole) => {
  const person = await aPerson(fund.db);
  await fund.db.insert(personRoles).values({ personId: person.id, role, givenAt: fund.now });
  return loggedIn(person, { roles: [role], hasSecondFactor: true });
};

const problemOf = (act: Promise<unknown>) =>
  act.then(
    () => null,
    (error: { problem?: object }) => error.problem,
  );

const mayNotRead = { code: "form.invalid", fields: [{ field: "mentions", problem: { code: "rule.in" } }] };

/** Writes the waiting mail as if it is sent now; null if it would not be sent. */
async function written(fund: Fund) {
  const [mail] = await fund.db.select().from(mails);
  if (!mail) return null;
  const storedValues = mail.values as { address: string; dossierId: string; personId: string };
  const template = "dossier-mention" as const;
  const enclosed = await enclose(
    { db: fund.db, secret: testSecret },
    { template, storedValues, language: mail.language },
  );
  return enclosed && writeMail(template, enclosed.values, mail.language, await getFundSettings(fund.db));
}

test("a note mails the people whom it mentions, and tells them neither title nor number", async ({ fund }) => {
  await theSettings(fund.db);
  for (const confidential of ["no", "yes"]) {
    await fund.db.delete(mails);
    const dossier = await aStoredDossier(fund.db, { state: "in_review", answers: { confidential } });
    const [writer, reader] = [await anOfficer(fund, "committee"), await anOfficer(fund, "committee")];
    for (const { id: personId } of [writer, reader]) await aDeclaration(fund.db, { dossierId: dossier.id, personId });
    const note = { dossierId: dossier.id, text: "Kwispedoor", mentions: [reader.id, reader.id] };
    await writeNote(fund.context(writer), note);
    expect(await fund.db.select().from(mails)).toMatchObject([
      { template: "dossier-mention", recipient: reader.email, isConfidential: confidential === "yes" },
    ]);
    expect(await fund.db.select().from(dossierNotes).where(eq(dossierNotes.dossierId, dossier.id))).toMatchObject([
      { mentions: [reader.id] },
    ]);
    const mail = JSON.stringify(await written(fund));
    expect(mail).toContain(`/office/dossiers?open=${dossier.id}&panelTab=notes`);
    expect(mail).not.toMatch(new RegExp(`${dossier.number}|Snoezeltuin|Wilgentuin|Kwispedoor|${writer.lastname}`));

    const { data } = await fund.ask(
      writer,
      `query ($id: ID!) { officeDossier(id: $id) { otherReaders { id } notes { text mentions } } }`,
      { id: dossier.id },
    );
    const names = [`${reader.firstname} ${reader.lastname}`];
    expect(data?.officeDossier).toMatchObject({ notes: [{ text: "Kwispedoor", mentions: names }] });
  }
});

test("only people who may read a dossier can be mentioned, and nobody mentions themselves", async ({ fund }) => {
  await theSettings(fund.db);
  const { id: dossierId } = await aStoredDossier(fund.db, { type: "internal", state: "in_review" });
  const members = [await anOfficer(fund, "committee"), await anOfficer(fund, "committee")];
  const [writer, reader] = members as [(typeof members)[0], (typeof members)[0]];
  for (const { id: personId } of members) await aDeclaration(fund.db, { dossierId, personId });
  const aside = await anOfficer(fund, "committee");
  await aDeclaration(fund.db, { dossierId, personId: aside.id, answer: "involved" });
  const undeclared = await anOfficer(fund, "committee");
  await aDeclaration(fund.db, { dossierId, personId: undeclared.id, answer: null });
  const colleagues = [
    aside,
    undeclared,
    await anOfficer(fund, "coordinator"),
    await anOfficer(fund, "operator"),
    writer,
  ];
  for (const { id } of colleagues)
    expect(await problemOf(writeNote(fund.context(writer), { dossierId, text: "Dag", mentions: [id] }))).toEqual(
      mayNotRead,
    );
  expect(await problemOf(writeNote(fund.context(writer), { dossierId, text: "Dag", mentions: ["x"] }))).toEqual(
    mayNotRead,
  );
  expect(await fund.db.$count(dossierNotes)).toBe(0);
  const { data } = await fund.ask(writer, `query ($id: ID!) { officeDossier(id: $id) { otherReaders { id name } } }`, {
    id: dossierId,
  });
  const name = `${reader.firstname} ${reader.lastname}`;
  expect(data?.officeDossier).toEqual({ otherReaders: [{ id: reader.id, name }] });
  // The coordinator reads an ordinary project and can be mentioned there.
  const { id: ordinary } = await aStoredDossier(fund.db, { state: "submitted" });
  const [coordinator, other] = [await anOfficer(fund, "coordinator"), await anOfficer(fund, "coordinator")];
  await writeNote(fund.context(coordinator), { dossierId: ordinary, text: "Dag", mentions: [other.id] });
  expect(await fund.db.$count(dossierNotes)).toBe(1);
});

test("someone who lost the right to read before the mail leaves gets none", async ({ fund }) => {
  await theSettings(fund.db);
  const { id: dossierId } = await aStoredDossier(fund.db, { state: "in_review" });
  const [writer, reader] = [await anOfficer(fund, "coordinator"), await anOfficer(fund, "committee")];
  const own = { dossierId, personId: reader.id };
  await aDeclaration(fund.db, own);
  await writeNote(fund.context(writer), { dossierId, text: "Kijk eens", mentions: [reader.id] });
  const isMine = eq(declarations.personId, reader.id);
  expect(await written(fund)).not.toBeNull();
  await fund.db.update(declarations).set({ answer: "involved" }).where(isMine);
  expect(await written(fund)).toBeNull();
  await fund.db.update(declarations).set({ answer: "none" }).where(isMine);
  expect(await written(fund)).not.toBeNull();
  await fund.db.update(people).set({ leftAt: fund.now }).where(eq(people.id, reader.id));
  expect(await written(fund)).toBeNull();
});

test("a mention waits on the first page of the office until its reader opens the dossier", async ({ fund }) => {
  const { id: dossierId, number } = await aStoredDossier(fund.db, { state: "in_review" });
  const [writer, reader, other] = [
    await anOfficer(fund, "coordinator"),
    await anOfficer(fund, "committee"),
    await anOfficer(fund, "committee"),
  ];
  for (const { id: personId } of [reader, other]) await aDeclaration(fund.db, { dossierId, personId });
  await writeNote(fund.context(writer), { dossierId, text: "Kijk eens", mentions: [reader.id, other.id] });
  const waiting = async (me: Me) => (await fund.ask(me, "{ mentioningDossiers { number } }")).data?.mentioningDossiers;
  const open = (me: Me) => fund.ask(me, "query ($id: ID!) { officeDossier(id: $id) { id } }", { id: dossierId });
  expect(await waiting(reader)).toEqual([{ number }]);
  expect(await waiting(writer)).toEqual([]);
  await open(writer);
  await open(reader);
  expect(await waiting(reader)).toEqual([]);
  expect(await waiting(other)).toEqual([{ number }]);
  // Someone who steps aside hears nothing more of the dossier.
  await aDeclaration(fund.db, { dossierId, personId: other.id, answer: "involved" });
  expect(await waiting(other)).toEqual([]);
});
