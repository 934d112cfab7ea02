import type { GivenRole } from "#domain/permission.ts";
import { saveDossier, sendDossier, withdrawDossier } from "#server/actions/dossier.ts";
import { findReadableFile } from "#server/actions/dossier-file-read.ts";
import { askForCompletion, giveToCommittee, revealAnswer } from "#server/actions/dossier-handling.ts";
import { writeToApplicant } from "#server/actions/dossier-office.ts";
import { takeRole } from "#server/actions/role.ts";
import { findMe } from "#server/actions/session.ts";
import type { Me } from "#server/context.ts";
import { and, eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { dossierEvents, dossierMessages, dossiers } from "#server/database/tables/dossier.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { sessions } from "#server/database/tables/session.ts";
import { aCall, aPerson, loggedIn, logsIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration, aSentVersion, aStoredDossier, aStoredFile, storedAnswers } from "#test/stored-dossier.ts";

const officer = async (fund: Fund, role: GivenRole = "coordinator"): Promise<Me> =>
  loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true });

const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => null,
    (error: { problem?: { code: string } }) => error.problem?.code,
  );

test("a coordinator who still has a withdrawn dossier on the screen changes nothing", async ({ fund }) => {
  await theSettings(fund.db);
  const applicant = await aPerson(fund.db);
  const { id: dossierId } = await aStoredDossier(fund.db, { state: "submitted", applicantId: applicant.id });
  const context = fund.context(await officer(fund));
  await withdrawDossier(fund.context(loggedIn(applicant)), { dossierId, reason: "" });
  const until = new Date(fund.now.getTime() + 5 * 86_400_000);
  const request = { dossierId, reason: "De offerte ontbreekt.", until };
  expect(await codeOf(askForCompletion(context, request))).toBe("dossier.notNow");
  expect(await codeOf(giveToCommittee(context, { dossierId }))).toBe("dossier.notNow");
  const events = await fund.db.select().from(dossierEvents).where(eq(dossierEvents.dossierId, dossierId));
  expect(events.map(({ toState }) => toState)).toEqual(["withdrawn"]);
});

test("of two coordinators who answer an applicant at once, the second reads the first answer", async ({ fund }) => {
  await theSettings(fund.db);
  const { id: dossierId } = await aStoredDossier(fund.db, { state: "submitted" });
  const send = async (text: string, seenMessages: number) =>
    codeOf(writeToApplicant(fund.context(await officer(fund)), { dossierId, text, seenMessages }));
  expect(await send("De offerte ontbreekt.", 0)).toBeNull();
  expect(await send("Stuur je de offerte?", 0)).toBe("record.changed");
  expect(await fund.db.$count(dossierMessages)).toBe(1);
  expect(await send("En de statuten.", 1)).toBeNull();
});

test("a project that becomes confidential closes for the coordinator who has it open", async ({ fund }) => {
  await theSettings(fund.db);
  const call = await aCall(fund.db, {
    submissionsClose: new Date("2026-11-18T23:00:00Z"),
    votingOpens: new Date("2026-11-20T08:00:00Z"),
  });
  const applicant = await aPerson(fund.db);
  const answers = { email: "lotte@amandel.example" };
  const dossier = await aStoredDossier(fund.db, {
    state: "submitted",
    callId: call.id,
    applicantId: applicant.id,
    answers,
  });
  const dossierId = dossier.id;
  const fileId = await aStoredFile(fund.db, dossierId, { name: "statuten.pdf" });
  await aSentVersion(fund.db, dossier, { ...storedAnswers.external, ...answers, project_files_articles: [fileId] });
  const coordinator = await officer(fund);
  const context = fund.context(coordinator);
  const readOpenDossier = async () => {
    const query = `query ($id: ID!) { officeDossier(id: $id) { number title versions { version } } }`;
    return (await fund.ask(coordinator, query, { id: dossierId })).data?.officeDossier;
  };
  expect(await readOpenDossier()).toMatchObject({ title: storedAnswers.external.title_of_the_project });
  expect(await findReadableFile(context, fileId)).not.toBeNull();

  const applying = fund.context(loggedIn(applicant));
  await saveDossier(applying, { dossierId, basedOn: 99, changes: { confidential: "yes" } });
  await sendDossier(applying, { dossierId });
  expect(await readOpenDossier()).toEqual({ number: dossier.number, title: null, versions: null });
  expect(await findReadableFile(context, fileId)).toBeNull();
  const reveal = { dossierId, field: "iban_code", reason: "De bank weigert hem." } as const;
  expect(await codeOf(revealAnswer(context, reveal))).toBe("permission.denied");
  const request = { dossierId, reason: "De offerte ontbreekt.", until: new Date("2026-11-17T12:00:00Z") };
  expect(await codeOf(askForCompletion(context, request))).toBe("permission.denied");
});

test("an officer whose role is taken away reads and changes nothing more, also after logging in again", async ({
  fund,
}) => {
  await theSettings(fund.db);
  const { id: dossierId } = await aStoredDossier(fund.db, { state: "submitted" });
  const person = await aPerson(fund.db);
  await fund.db.insert(personRoles).values({ personId: person.id, role: "coordinator", givenAt: fund.now });
  const logIn = async () => {
    await logsIn(fund, person.id);
    await fund.db.update(sessions).set({ secondFactorAt: fund.now }).where(eq(sessions.personId, person.id));
    const token = fund.sessions.at(-1) ?? "";
    return () => findMe(fund.context(null), token);
  };
  const query = `query ($id: ID!) { officeDossier(id: $id) { number } }`;
  const press = async (me: Me | null) => {
    const { data, errors } = await fund.ask(me, query, { id: dossierId });
    const code = await codeOf((async () => giveToCommittee(fund.context(me), { dossierId }))());
    return { number: (data?.officeDossier as { number: string } | null)?.number, isRefused: Boolean(errors), code };
  };
  const earlier = await logIn();
  expect(await fund.ask(await earlier(), query, { id: dossierId })).not.toHaveProperty("errors");

  await takeRole(fund.context(null), { personId: person.id, role: "coordinator" });
  expect(await press(await earlier())).toMatchObject({ number: undefined, code: "login.required" });
  expect(await press(await (await logIn())())).toMatchObject({ number: undefined, code: "permission.denied" });
  const [dossier] = await fund.db.select().from(dossiers).where(eq(dossiers.id, dossierId));
  expect(dossier?.state).toBe("submitted");
  expect(await fund.db.$count(dossierEvents, eq(dossierEvents.dossierId, dossierId))).toBe(0);
});

test("a reveal that is refused shows nothing and is not logged as one", async ({ fund }) => {
  await theSettings(fund.db);
  const { id: dossierId } = await aStoredDossier(fund.db, { state: "in_review" });
  const [member, stranger] = [await officer(fund, "committee"), await officer(fund, "operator")];
  await aDeclaration(fund.db, { dossierId, personId: member.id });
  const reveal = (me: Me | null, reason = "De bank weigert hem.") =>
    codeOf((async () => revealAnswer(fund.context(me), { dossierId, field: "iban_code", reason }))());
  expect(await reveal(member)).toBe("permission.denied");
  expect(await reveal(stranger)).toBe("dossier.unknown");
  expect(await reveal(null)).toBe("login.required");
  const coordinator = await officer(fund);
  expect(await reveal(coordinator, "")).toBe("dossier.reasonNeeded");
  expect(await reveal(coordinator, " \n ")).toBe("dossier.reasonNeeded");
  expect(await reveal({ ...coordinator, hasSecondFactor: false })).toBe("secondFactor.required");
  const reveals = and(eq(auditEntries.act, "reveal_answer"), eq(auditEntries.subject, `dossier ${dossierId}`));
  expect(await fund.db.$count(auditEntries, reveals)).toBe(0);
  expect(await reveal(coordinator)).toBeNull();
  expect(await fund.db.$count(auditEntries, reveals)).toBe(1);
});
