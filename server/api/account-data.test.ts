import { randomBytes, randomUUID } from "node:crypto";
import type { Language } from "#domain/language.ts";
import { type OwnRecordKind, ownRecordKinds } from "#domain/own-record.ts";
import { printOwnData } from "#server/actions/account.ts";
import { sealLetter, sealMessage, sealNote } from "#server/actions/dossier-content.ts";
import { hashAccessCode } from "#server/actions/login.ts";
import { giveRole } from "#server/actions/role.ts";
import { castVote } from "#server/actions/vote.ts";
import { createAccountDataHandler } from "#server/api/account-data.ts";
import type { Me } from "#server/context.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { decisions, requestOpinions } from "#server/database/tables/decision.ts";
import { dossierMessages, handOvers, lateAccesses } from "#server/database/tables/dossier.ts";
import { dossierNotes } from "#server/database/tables/dossier-note.ts";
import { accessCodes, logins } from "#server/database/tables/login.ts";
import { mails } from "#server/database/tables/mail.ts";
import { messages } from "#server/database/tables/message.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { codeApps, passkeys } from "#server/database/tables/second-factor.ts";
import { sessions } from "#server/database/tables/session.ts";
import { messageReplies } from "#server/database/tables/thread.ts";
import { volunteers } from "#server/database/tables/volunteer.ts";
import { testSecret } from "#test/context.ts";
import { anOffer, aPerson, aProject, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { lookInto, readPages, readTags } from "#test/pdf.ts";
import { aReview } from "#test/review-round.ts";
import { aDeclaration, aMove, aStoredDossier, aStoredFile } from "#test/stored-dossier.ts";

async function ask(fund: Fund, me: Me | null, file: "data.json" | "data.pdf", method = "GET", language = "") {
  const url = await serveHandlers(createAccountDataHandler(async () => fund.context(me)));
  return fetch(`${url}${language}/account/${file}`, { method, redirect: "manual" });
}

const secretCode = "ABCDEFGH2345";
const secrets = {
  tokenHash: "the-token-hash",
  codeHash: "the-code-hash",
  linkHash: "the-link-hash",
  publicKey: "the-public-key",
  sealedSecret: "the-sealed-secret",
};

/** A person with a record of every kind. */
async function aPersonWithRecords(fund: Fund, language: Language): Promise<Me> {
  const { db } = fund;
  const person = await aPerson(db, { firstname: "Zoë", lastname: "Lefèvre", language, department: "human_resources" });
  const personId = person.id;
  const coordinator = loggedIn(await aPerson(db, { firstname: "Karim", lastname: "De Smet" }), {
    roles: ["coordinator"],
    hasSecondFactor: true,
  });
  await giveRole(fund.context(coordinator), { personId, role: "committee" });
  const moment = new Date("2026-07-01T22:30:00Z");
  const later = new Date("2026-07-02T10:00:00Z");
  await db.insert(sessions).values({
    id: randomUUID(),
    personId,
    tokenHash: secrets.tokenHash,
    way: "mail_link",
    device: "Firefox, Android",
    isRemembered: true,
    startedAt: moment,
    seenAt: later,
    expiresAt: later,
  });
  await db.insert(logins).values({
    id: randomUUID(),
    personId,
    codeHash: secrets.codeHash,
    linkHash: secrets.linkHash,
    isRemembered: false,
    language,
    tries: 3,
    askedAt: moment,
    expiresAt: later,
  });
  await db.insert(accessCodes).values({ personId, codeHash: hashAccessCode(testSecret, secretCode), madeAt: moment });
  await db.insert(passkeys).values({
    id: randomUUID(),
    personId,
    credentialId: "C".repeat(300),
    publicKey: secrets.publicKey,
    counter: 7,
    transports: ["internal", "pigeon"],
    name: "Sleutelhanger",
    madeAt: moment,
  });
  const lastStep = moment.getTime() / 30_000;
  await db.insert(codeApps).values({ personId, sealedSecret: secrets.sealedSecret, lastStep, confirmedAt: moment });
  const written = { name: "Zoë", email: person.email?.toUpperCase() ?? "", language } as const;
  const text = "Eerste regel\nTweede regel 漢字 einde";
  const writtenId = randomUUID();
  await db.insert(messages).values({ id: writtenId, ...written, topic: "privacy", text, sentAt: moment });
  const reply = { messageId: writtenId, authorId: coordinator.id, writtenAt: later };
  await db.insert(messageReplies).values([
    { id: randomUUID(), ...reply, isNote: false, text: "We bewaren dit een jaar." },
    { id: randomUUID(), ...reply, isNote: true, text: "Eerst nagevraagd." },
  ]);
  const project = await aProject(db, { title: { nl: "Bijen op het dak", fr: "Des abeilles sur le toit" } });
  const gift = { ...written, amountInCents: 123_450, projectId: project.id, pledgedAt: moment };
  await db.insert(pledges).values({ id: randomUUID(), ...gift, reference: "090933755493" });
  const offer = await anOffer(db);
  const help = { ...written, phone: "+32 470 12 34 56", text: "Op dinsdag", offeredAt: moment };
  await db.insert(volunteers).values({ id: randomUUID(), ...help, offerId: offer.id });
  await db.insert(mails).values({
    id: randomUUID(),
    template: "login-code",
    recipient: person.email ?? "",
    language,
    values: { code: "135790" },
    queuedAt: moment,
  });
  const dossier = await aStoredDossier(db, { applicantId: personId, state: "declined", answers: { box: "" } });
  const { id: dossierId } = dossier;
  await aMove(db, dossier, { to: "declined", reason: "Het begint pas over twee jaar." });
  await aStoredFile(db, dossierId, { name: "statuten van de vzw.pdf" });
  const messageId = randomUUID();
  const sealedText = sealMessage(testSecret, messageId, "Wat ontbreekt er nog?");
  const ownMessage = { authorId: personId, isFromOffice: false, writtenAt: moment };
  await db.insert(dossierMessages).values({ id: messageId, dossierId, ...ownMessage, sealedText });
  const { tokenHash } = secrets;
  const noteId = randomUUID();
  const note = {
    authorId: coordinator.id,
    sealedText: sealNote(testSecret, noteId, "Vraag het na."),
    writtenAt: moment,
  };
  await db.insert(dossierNotes).values({ id: noteId, dossierId, ...note });
  await aReview(fund, { dossierId, personId: coordinator.id, note: "De offerte is volledig." });
  const decisionId = randomUUID();
  const sealedLetter = sealLetter(testSecret, decisionId, { nl: "Helaas\n\nHet begint pas over twee jaar." });
  const decided = { outcome: "declined", decidedAt: moment, releasedAt: moment, sealedLetter } as const;
  await db.insert(decisions).values({ id: decisionId, dossierId, ...decided });
  const opinion = { personId: coordinator.id, sealedReason: null, givenAt: moment };
  await db.insert(requestOpinions).values({ id: randomUUID(), dossierId, ...opinion });
  const judged = await aStoredDossier(db, { state: "in_review" });
  await aDeclaration(db, { dossierId: judged.id, personId, answer: "acquainted", answeredAt: moment });
  await db.insert(handOvers).values({ dossierId, tokenHash, madeAt: moment, expiresAt: later });
  const leave = { callId: dossier.callId ?? "", personId, tokenHash, givenAt: moment, until: later };
  await db.insert(lateAccesses).values({ id: randomUUID(), ...leave });
  const me = loggedIn(person, { roles: ["committee"] });
  await castVote(fund.context(me), { projectId: project.id });
  return me;
}

async function someoneElse(fund: Fund) {
  const person = await aPerson(fund.db, { firstname: "Bram", lastname: "Verhulst" });
  const written = { id: randomUUID(), name: "Bram", email: person.email ?? "", language: "nl" } as const;
  await fund.db.insert(messages).values({ ...written, topic: "other", text: "Geheim van Bram", sentAt: fund.now });
  return person;
}

const expected = {
  nl: [
    /Naam +Personeelsnummer/,
    /Gemaakt op +Fonds/,
    /15 november 2026 om 10:00 +Amandel Sociaal Fonds/,
    /Afdeling +Personeelszaken/,
    /Rol in het fonds +Lid van de selectiecommissie/,
    /Hoe je binnenkwam +met de link uit de mail/,
    // Past midnight in Brussels.
    /Aangemeld op +2 juli 2026 om 00:30/,
    /Onthouden op dit toestel +ja/,
    /Gebruikt op +niet gebruikt/,
    /Aantal ingevulde codes +3/,
    /Verbinding +in het toestel zelf, pigeon/,
    /Laatste code gebruikt op +2 juli 2026 om 00:30/,
    /Onderwerp +Mijn persoonsgegevens/,
    /Wat je schreef +Eerste regel\n +Tweede regel \[…\] einde/,
    /Soort +antwoord\n+Bericht +We bewaren dit een jaar\./,
    /Soort +notitie van het kantoor\n+Bericht +Eerst nagevraagd\./,
    /Bedrag +€ 1\.234,50/,
    /Voor +Bijen op het dak/,
    /mededeling +\+\+\+090\/9337\/55493\+\+\+/,
    /Vrijwilligersoproep +Soep koken/,
    /Telefoon +\+32 470 12 34 56/,
    /Status +Niet toegekend/,
    /Titel van het project +Snoezeltuin/,
    /Van +Ingediend\n+Naar +Niet toegekend\n+Wie +het fonds\n+Reden +Het begint pas over twee jaar\./,
    /Bericht +Wat ontbreekt er nog\?/,
    /Bestand +statuten van de vzw\.pdf\n+Voor +Statuten/,
    /Gekozen project +Bijen op het dak\n+Code +[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/,
    /Mail +Je code om je aan te melden/,
    /Status +wacht op verzending/,
    /Wat +Een rol gegeven\n+Wie +Karim De Smet\n+Bijzonderheden +rol: Lid van de selectiecommissie/,
    /Wat +Alles gedownload\n+Wie +jij/,
    /Pagina 1\n/,
  ],
  fr: [
    /Nom +Numéro de personnel/,
    /15 novembre 2026 à 10:00 +Fonds social Amandel/,
    /Département +Ressources humaines/,
    /Rôle au sein du fonds +Membre du comité de sélection/,
    /Connecté le +2 juillet 2026 à 00:30/,
    /Mémorisé sur cet appareil +oui/,
    /Montant +1 234,50 €/,
    /Pour +Des abeilles sur le toit/,
    /Demande de bénévoles +Faire la soupe/,
    /État +Non accordé/,
    /Fichier +statuten van de vzw\.pdf/,
    /Projet choisi +Des abeilles sur le toit/,
    /E-mail +Votre code de connexion/,
    /Quoi +Rôle attribué\n+Qui +Karim De Smet\n+Précisions +rôle : Membre du comité de sélection/,
    /Page 1\n/,
  ],
};

const title = {
  nl: "Wat Amandel Sociaal Fonds over jou bewaart",
  fr: "Ce que Fonds social Amandel conserve à votre sujet",
};

for (const language of ["nl", "fr"] as const)
  test(`the PDF contains everything that the fund keeps about someone, in ${language}`, async ({ fund }) => {
    await theSettings(fund.db);
    const other = await someoneElse(fund);
    const me = await aPersonWithRecords(fund, language);
    const response = await ask(fund, me, "data.pdf");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="samen-${me.employeeId}-2026-11-15.pdf"`,
    );
    expect(response.headers.get("cache-control")).toBe("private, no-store");

    const file = Buffer.from(await response.bytes());
    const text = readPages(file).join("\n").replaceAll("\u00a0", " ");
    expect(text).toMatch(new RegExp(`Zoë Lefèvre +${me.employeeId}`));
    for (const words of expected[language]) expect(text).toMatch(words);
    // The employee may not read the answers of the organisation.
    for (const theirs of ["jan@wilgentuin.example", "5390"]) expect(text).not.toContain(theirs);
    for (const secret of [...Object.values(secrets), secretCode, hashAccessCode(testSecret, secretCode), "135790"])
      expect(text).not.toContain(secret);
    for (const theirs of ["Bram", other.employeeId, other.id]) expect(text).not.toContain(theirs);
    // A key that is longer than a line continues on the next line.
    expect(text.replaceAll(/[^C]/g, "").length).toBeGreaterThanOrEqual(300);

    expect(lookInto("pdfinfo", file)).toMatch(/Tagged: +yes/);
    expect(lookInto("pdfinfo", file)).toContain(title[language]);
    expect(file.includes(`/Lang (${language}-BE)`)).toBe(true);
  });

test("the PDF is tagged part by part for screen readers and names the parts that are empty", async ({ fund }) => {
  const me = loggedIn(await aPerson(fund.db));
  const file = await (await ask(fund, me, "data.pdf")).bytes();
  const tags = readTags(file);
  expect(tags.filter(({ depth }) => depth === 0)).toEqual([{ tag: "Document", depth: 0 }]);
  const headings = tags.map(({ tag }) => tag).filter((tag) => tag.startsWith("H"));
  expect(headings).toEqual(["H1", ...ownRecordKinds.map(() => "H2")]);
  const text = readPages(file).join("\n");
  // Only two kinds are not empty: the line on the staff list, and the log with this download.
  expect(text.match(/Hiervan bewaren we niets\./g)).toHaveLength(ownRecordKinds.length - 2);
  expect(text).toContain("Alles gedownload");
});

test("the JSON file has the same records and nothing about other people", async ({ fund }) => {
  const other = await someoneElse(fund);
  const me = await aPersonWithRecords(fund, "nl");
  const response = await ask(fund, me, "data.json");
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="samen-${me.employeeId}-2026-11-15.json"`,
  );
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const text = await response.text();
  const ownRecords = JSON.parse(text) as Record<string, unknown[]>;
  // The new member of the committee also got a mail about the role, and their message an answer and a note.
  const twice: OwnRecordKind[] = ["mail", "audit", "message_reply"];
  const counts = ownRecordKinds.map((kind) => (twice.includes(kind) ? 2 : 1));
  expect(Object.values(ownRecords).map((records) => records.length)).toEqual(counts);
  expect(text).toContain("漢字");
  for (const secret of [...Object.values(secrets), secretCode, "135790"]) expect(text).not.toContain(secret);
  for (const theirs of ["Bram", other.employeeId, other.id]) expect(text).not.toContain(theirs);
  // Numbers of the audit log tell how much the office does.
  for (const entry of ownRecords.audit ?? []) expect(entry).not.toHaveProperty("number");
});

test("every download is written in the audit log, but a HEAD request is not", async ({ fund }) => {
  const me = loggedIn(await aPerson(fund.db, { employeeId: "mail:anna@amandel.example" }));
  for (const file of ["data.pdf", "data.json"] as const) {
    const response = await ask(fund, me, file, "HEAD");
    expect([response.status, await response.text()]).toEqual([200, ""]);
    const name = `samen-mail-anna-amandel-example-2026-11-15.${file.slice(5)}`;
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
  }
  expect(await fund.db.$count(auditEntries)).toBe(0);
  const subject = `person ${me.id}`;
  for (const file of ["data.pdf", "data.json"] as const) await (await ask(fund, me, file)).bytes();
  expect(await fund.db.select().from(auditEntries).orderBy(auditEntries.number)).toMatchObject([
    { act: "download_data", subject, actorId: me.id },
    { act: "download_data", subject, actorId: me.id },
  ]);
});

test("a visitor who is not logged in is sent to the login and no file is made", async ({ fund }) => {
  for (const file of ["data.pdf", "data.json"] as const)
    for (const method of ["GET", "HEAD"]) {
      const response = await ask(fund, null, file, method);
      expect([response.status, response.headers.get("location")]).toEqual([303, "/login?next=%2Faccount"]);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    }
  const french = await ask(fund, null, "data.pdf", "GET", "/fr");
  expect(french.headers.get("location")).toBe("/fr/login?next=%2Ffr%2Faccount");
  expect(await fund.db.$count(auditEntries)).toBe(0);
  expect((await ask(fund, null, "data.pdf", "POST")).status).toBe(404);
});

test("a very large file is streamed page by page with each record once", async ({ fund }) => {
  const me = loggedIn(await aPerson(fund.db));
  // All rows have the same time, so paging cannot depend on the time alone.
  const mail = {
    template: "help-noted",
    recipient: me.email ?? "",
    language: "nl",
    values: {},
    queuedAt: fund.now,
  } as const;
  for (let number = 0; number < 2; number++)
    await fund.db.insert(mails).values(Array.from({ length: 550 }, () => ({ id: randomUUID(), ...mail })));
  const entry = {
    at: fund.now,
    actorId: me.id,
    act: "login",
    subject: `person ${me.id}`,
    previousHash: "",
  };
  for (let start = 0; start < 2000; start += 1000)
    await fund.db.insert(auditEntries).values(
      Array.from({ length: 1000 }, (_, index) => ({
        ...entry,
        number: start + index + 1,
        details: { letters: start + index + 1 },
        hash: randomBytes(16).toString("hex"),
      })),
    );
  const drawn = await Array.fromAsync(await printOwnData(fund.context(me)));
  const pages = readPages(Buffer.concat(drawn));
  const text = pages.join("\n");
  expect(text.match(/Iemand wil helpen, ter informatie/g)).toHaveLength(1100);
  const numbers = [...text.matchAll(/brieven: ([\d.]+)/g)].map(([, number]) => Number(number?.replace(".", "")));
  expect(numbers).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1));
  expect(pages.at(-1)).toContain(`Pagina ${pages.length}`);
  // No entry is split over two pages.
  const log = pages.findIndex((page) => page.includes("Het logboek van"));
  for (const page of pages.slice(log + 1)) expect(page.trimStart()).toMatch(/^Wanneer/);
  // The file comes page by page; the last chunk has the fonts and the page tree.
  expect(drawn.length).toBeGreaterThan(pages.length);
  expect(Math.max(...drawn.slice(0, -1).map(({ length }) => length))).toBeLessThan(30_000);
});
