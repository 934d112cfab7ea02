import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { webhookEvents } from "#domain/connection.ts";
import { isConfidential } from "#domain/dossier-draft.ts";
import { lists } from "#domain/office-list.ts";
import { contentActOf } from "#domain/visibility.ts";
import { announceMove } from "#server/actions/dossier-move.ts";
import { sendMail } from "#server/actions/mail.ts";
import { type DossierMailValues, dossierTemplates } from "#server/actions/mail-template-dossier.ts";
import { remindReviewers } from "#server/actions/review-round.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { calls } from "#server/database/tables/call.ts";
import { webhookDeliveries, webhooks } from "#server/database/tables/connection.ts";
import { dossiers as dossierTable } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import type { OutgoingMail } from "#server/platform/mail/mail.ts";
import { schemas } from "#test/api-walk.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { test as base, expect, openFund } from "#test/fund.ts";
import { type Channel, channels, mayReadScores, requestBudgetQuery } from "#test/office-channel.ts";
import { askForDossier, askForList, type DossierAnswer, fieldNames } from "#test/office-dossier.ts";
import { aFundWithDossiers, type Fact, factsIn, meAs, type OfficeFund } from "#test/office-fund.ts";
import { type Kind, kindNames, kinds, parts, type Viewer, viewers } from "#test/office-viewer.ts";
import { readPages } from "#test/pdf.ts";
import { aDeclaration, aStoredDossier } from "#test/stored-dossier.ts";

// Every viewer reads every kind of dossier in every channel of the office. A field, a query, an address, a list or a
// mail that has no row in the tables fails.

const test = base.extend<"office", OfficeFund>("office", { scope: "file" }, async ({ database }, { onCleanup }) => {
  const { fund, takeBack } = await openFund(database.db);
  const office = await aFundWithDossiers(fund);
  onCleanup(async () => {
    await office.site.close();
    await takeBack();
  });
  return office;
});

/** Queries that show nothing of a dossier to the office: the account of an applicant, public things, and settings. */
const queriesWithoutDossiers = {
  fund: "call calls catalogue currentCall dossier earlierCall editedNews editedPage editedPages giftAccount giftProjects handedPart latestResults mailText myDossiers myLateAccess news newsItem now offer offerCounts offers officeCall organisations page pledge previewMailText previewMarkdown project projectApproval projectImport projects savedAnswers years",
  system:
    "accessLetters apiTokens auditActs companyLogin demo fund fundPictures kiosk kiosks listUse mailFrom oldRecords rosterDraft savedViews senderCheck sessionsOfPeople settingForms setUp testMail webhooks",
};
/** The makers of handlers that show nothing of a dossier to the office. */
const handlersWithoutDossiers =
  "AccountData Brand CompanyLogin File FundPicture ImportFile Letter MailPreview Mailbox Manifest Picture Poster ProjectPicture ProjectUpload Robots Roster Upload VoteList";
/** The makers of public documents, which do not change because of a dossier. */
const publicHandlers = "Calendar Feed Sitemap";

const covered = [...new Set(Object.values(channels).flatMap(({ covers }) => covers))];

test("every part names fields that exist, and every field is in a part", () => {
  const names = Object.values(parts).flatMap((fields) => fields.split(" ").filter(Boolean));
  expect(names.filter((name) => !fieldNames.includes(name))).toEqual([]);
  expect(fieldNames.filter((name) => !names.includes(name))).toEqual([]);
});

test("every query of the API and every address of the site is in a channel, or has nothing of a dossier", () => {
  const queries = (["fund", "system"] as const).flatMap((name) =>
    Object.keys(schemas[name].getQueryType()?.getFields() ?? {})
      .filter((query) => !queriesWithoutDossiers[name].split(" ").includes(query))
      .map((query) => `${name}.${query}`),
  );
  const start = readFileSync(new URL("../../site.ts", import.meta.url), "utf8");
  const [, handlers = ""] = /handlers: \[\n([\s\S]*?)\n {4}\],/.exec(start) ?? [];
  const makers = [...handlers.matchAll(/create(\w+?)Handlers?\(/g)]
    .filter(([, name = ""]) => !`${handlersWithoutDossiers} ${publicHandlers} Http`.split(" ").includes(name))
    .map(([call]) => call.slice(0, -1));
  expect(makers.length).toBeGreaterThan(4);
  expect([...queries, ...makers].toSorted()).toEqual(covered.toSorted());
});

test("every field with content of a dossier is recorded when someone reads it of a confidential one", () => {
  // These say what the viewer may do and how far the committee is.
  const withoutContent = "conflictAnswer mayScore needsSubstitute possibleOutcomes reviewProgress waitsForScore".split(
    " ",
  );
  const fields = `${parts.content} ${parts.judge}`.split(" ").filter((name) => !withoutContent.includes(name));
  expect(fields.filter((name) => contentActOf("OfficeDossier", name) === null)).toEqual([]);
});

/** The field of a dossier that each column of a download shows; the first column always has a name. */
const columnFields: Record<keyof typeof lists.dossiers.columns, string> = {
  dossier: "title",
  asked: "askedInCents",
  sent: "sentAt",
  state: "state",
  number: "number",
  organisation: "organisation",
  call: "call",
  theme: "theme",
  language: "language",
};

/** Gives the fields of each kind that a viewer should see. */
const expectedFields = (viewer: Viewer, kind: Kind) =>
  fieldNames.filter((name) => viewer.sees[kind].some((part) => parts[part].split(" ").includes(name)));

/** Tells whether a field of a dossier can be empty for every viewer. */
const mayBeEmpty = (kind: Kind, name: string) =>
  ["answerBy", "completeBy", "theme", "language", "reviewSince"].includes(name) ||
  ["judgement", "myReview", "reviewProgress"].includes(name) ||
  (kinds[kind].state !== "selected" && name === "releasedInCents") ||
  (kinds[kind].type === "internal" &&
    ["call", "title", "organisation", "town", "responsible", "askedInCents", "costInCents"].includes(name));

const fieldsIn = (dossier: DossierAnswer | null) => fieldNames.filter((name) => dossier && dossier[name] != null);

/** Lists where a channel shows too much or too little. */
function mistakesOf(channel: string, text: string, { dossiers }: OfficeFund, viewer: Viewer): string[] {
  const { shows } = channels[channel] as Channel;
  return kindNames.flatMap((kind) => {
    const seen = factsIn(text, dossiers[kind]);
    const expected = shows(viewer, kind).filter((fact) => dossiers[kind].words[fact]);
    return [
      ...seen.filter((fact) => !expected.includes(fact)).map((fact) => `${channel} shows ${fact} of ${kind}`),
      ...expected.filter((fact) => !seen.includes(fact)).map((fact) => `${channel} hides ${fact} of ${kind}`),
    ];
  });
}

/** A viewer who reads confidential dossiers in every channel. */
const reader = "chair, none";

for (const [who, viewer] of Object.entries(viewers)) {
  // The tests of the audit log look at the channels of the reader.
  if (who !== reader)
    test(`${who}: every channel shows the facts that their levels open, and no others`, async ({ office }) => {
      const me = await meAs(office, viewer);
      const mistakes: string[] = [];
      for (const [channel, { read }] of Object.entries(channels))
        mistakes.push(...mistakesOf(channel, await read(office, me), office, viewer));
      expect(mistakes).toEqual([]);
    });

  test(`${who}: fields, lists, counts, downloads and searches agree`, async ({ office }) => {
    const me = await meAs(office, viewer);
    const visible = kindNames.filter((kind) => viewer.sees[kind].length > 0);
    for (const kind of kindNames) {
      const dossier = await askForDossier(office, me, office.dossiers[kind].id);
      const [seen, expected] = [fieldsIn(dossier), expectedFields(viewer, kind)];
      expect
        .soft(
          seen.filter((name) => !expected.includes(name)),
          `too much of ${kind}`,
        )
        .toEqual([]);
      const missing = expected.filter((name) => !seen.includes(name) && !mayBeEmpty(kind, name));
      expect.soft(missing, `too little of ${kind}`).toEqual([]);
    }
    const idsOf = (some: readonly Kind[]) => some.map((kind) => office.dossiers[kind].id).toSorted();
    const { rows, total } = await askForList(office, me, "");
    expect(rows.map(({ id }) => id).toSorted()).toEqual(idsOf(visible));
    expect(total).toBe(rows.length);
    await expectCounts(office, me, viewer);
    await expectDownload(office, me, viewer);
    for (const kind of kindNames) await expectSearch(office, me, viewer, kind);
  });
}

const closed = kindNames.filter((kind) => isConfidential(kinds[kind].type, kinds[kind].answers));
/** Everyone who gets a line of a dossier sees these. */
const ofRow: readonly Fact[] = ["id", "number"];

for (const [channel, { read }] of Object.entries(channels)) {
  test(`${channel}: shows a chair what their levels open, and the audit log has it of confidential dossiers`, async ({
    office,
  }) => {
    const viewer = viewers[reader] as Viewer;
    // Nobody else has read anything yet, so that no entry of another channel counts.
    const me = await meAs(office, viewer);
    const text = await read(office, me);
    expect(mistakesOf(channel, text, office, viewer)).toEqual([]);
    const readKinds = closed.filter((kind) =>
      factsIn(text, office.dossiers[kind]).some((fact) => !ofRow.includes(fact)),
    );
    const entries = await office.fund.db.select().from(auditEntries).where(eq(auditEntries.actorId, me.id));
    for (const kind of readKinds)
      expect.soft(entries.map(({ subject }) => subject)).toContain(`dossier ${office.dossiers[kind].id}`);
  });
}

/** Counts have the dossiers whose state the viewer sees, and the conversations that they answer. */
async function expectCounts({ site }: OfficeFund, me: Me, { sees }: Viewer) {
  const { data } = await site.ask(me, `{ officeDossierCounts(list: "") { state count } }`);
  const counts = (data?.officeDossierCounts as { count: number }[] | null | undefined) ?? [];
  const countedKinds = kindNames.filter((kind) => sees[kind].some((part) => part === "row" || part === "outcome"));
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(countedKinds.length);
  const today = await site.ask(me, "{ waitingThreads { count } }");
  const waiting = (today.data?.waitingThreads as { count: number } | null | undefined)?.count ?? 0;
  expect(waiting).toBe(kindNames.filter((kind) => sees[kind].includes("handle")).length);
}

/** A search finds a dossier only by what the viewer sees of it. */
async function expectSearch(office: OfficeFund, me: Me, { sees }: Viewer, kind: Kind) {
  const { id, words } = office.dossiers[kind];
  const { type, answers } = kinds[kind];
  const isOrdinary = !isConfidential(type, answers);
  const reads = sees[kind].includes("content");
  const byTitle = type === "external" && (reads || (isOrdinary && sees[kind].length > 0));
  const expected: Partial<Record<Fact, boolean>> = {
    number: sees[kind].length > 0,
    title: byTitle,
    organisation: byTitle,
    town: type === "external" && isOrdinary && (sees[kind].includes("summary") || reads),
    reason: false,
  };
  for (const [fact, isFound] of Object.entries(expected)) {
    const word = words[fact as Fact];
    if (!word) continue;
    const { rows } = await askForList(office, me, `q=${word}`, "");
    expect(
      rows.some((row) => row.id === id),
      `${kind} by ${fact}`,
    ).toBe(isFound);
  }
}

/** A download has a cell only for a field that the viewer sees. */
async function expectDownload({ site, dossiers }: OfficeFund, me: Me, viewer: Viewer) {
  const names = Object.keys(lists.dossiers.columns) as (keyof typeof columnFields)[];
  const answer = await site.open(me, `/office/dossiers.csv?${names.map((name) => `column=${name}`).join("&")}`);
  const lines = answer?.body.toString().trimEnd().split("\r\n") ?? [];
  const [, ...rows] = lines.map((line) => line.split(";"));
  const visible = kindNames.filter((kind) => viewer.sees[kind].length > 0);
  expect(rows).toHaveLength(visible.length);
  for (const kind of visible) {
    const cells = rows.find((row) => row.includes(dossiers[kind].words.number ?? "")) ?? [];
    const filled = names.filter((name, index) => name !== "dossier" && cells[index]);
    const expected = expectedFields(viewer, kind);
    expect(
      filled.filter((name) => !expected.includes(columnFields[name])),
      `cells of ${kind}`,
    ).toEqual([]);
  }
}

/** The facts that each mail tells an applicant of an ordinary dossier; of a confidential one only the number. */
const mailFacts: Record<keyof DossierMailValues, readonly Fact[]> = {
  "dossier-sent": ["number"],
  "dossier-sent-bare": ["number"],
  "dossier-moved": ["number", "why"],
  "dossier-moved-bare": ["number"],
  "dossier-decided": ["number", "decided"],
  "dossier-completion-asked": ["number", "why"],
  "dossier-message": ["number"],
  "dossier-message-to-office": [],
  "dossier-bounced": [],
  "dossier-mention": [],
  "dossier-reminder": [],
  "request-reminder": [],
  "dossier-late-access": [],
  "hand-over": ["organisation"],
  "project-approval": ["number"],
  "hand-over-complete": [],
};

test("mails tell an applicant the state and the reason, and of a confidential dossier only the number", async ({
  office,
}) => {
  const { fund, dossiers, applicant } = office;
  expect(Object.keys(dossierTemplates).toSorted()).toEqual(Object.keys(mailFacts).toSorted());
  const queued = await fund.db.select().from(mails).where(eq(mails.state, "queued"));
  expect(queued.length).toBeGreaterThan(20);
  const settings = await getFundSettings(fund.db);
  for (const { id, template, recipient, isConfidential: isHidden } of queued) {
    const sentMails: OutgoingMail[] = [];
    const mailer = { send: async (mail: OutgoingMail) => void sentMails.push(mail), close: () => {} };
    await sendMail(fund.context(null), mailer, settings, id);
    const [mail] = sentMails;
    if (!mail) throw new Error(`The mail ${template} was not sent`);
    const { attachments = [], ...plain } = mail;
    for (const kind of kindNames) {
      // The links of a mail have the id of the dossier.
      const seen = factsIn(JSON.stringify(plain), dossiers[kind]).filter((fact) => fact !== "id");
      const allowedFacts = mailFacts[template as keyof DossierMailValues];
      expect(
        seen.filter((fact) => !allowedFacts.includes(fact) || (isHidden && fact !== "number")),
        template,
      ).toEqual([]);
      if (isHidden || recipient !== applicant.email) expect(attachments, template).toEqual([]);
      if (seen.length > 0 && isConfidential(kinds[kind].type, kinds[kind].answers)) expect(isHidden).toBe(true);
    }
    for (const { bytes } of attachments) {
      const text = readPages(bytes).join("\n");
      for (const kind of kindNames)
        if (isConfidential(kinds[kind].type, kinds[kind].answers)) expect(factsIn(text, dossiers[kind])).toEqual([]);
    }
  }
});

test("webhooks hear the number of an ordinary project, and nothing of any other dossier", async ({ office }) => {
  const { db, now } = office.fund;
  const listener = { id: randomUUID(), address: "https://partner.example/", sealedKey: "", madeAt: now };
  await db.insert(webhooks).values({ ...listener, events: [...webhookEvents] });
  for (const dossier of await db.select().from(dossierTable)) await announceMove({ db, now }, "submitted", dossier);
  const deliveries = await db.select().from(webhookDeliveries);
  const text = deliveries.map(({ body }) => body).join("\n");
  expect(factsIn(text, office.dossiers.ordinary)).toEqual(["number"]);
  for (const kind of kindNames) {
    const isOrdinary = !isConfidential(kinds[kind].type, kinds[kind].answers);
    const others = factsIn(text, office.dossiers[kind]).filter((fact) => !isOrdinary || fact !== "number");
    expect(others, kind).toEqual([]);
  }
});

type LoggedMail = { recipient: string | null; isConfidential: boolean; sentAt: string | null };

test("the mail log names the recipients of mails about ordinary dossiers only, and nobody who has a score to give", async ({
  office,
}) => {
  await remindReviewers(office.fund.context(office.officers.no), { callId: office.call.id });
  const operator = loggedIn(await aPerson(office.fund.db), { roles: ["operator"], hasSecondFactor: true });
  const query = `{ mailLog(list: "size=100") { rows { recipient isConfidential sentAt listedAt } } }`;
  const { data } = await office.site.ask(operator, query, {}, "system");
  const { mailLog } = data as { mailLog: { rows: LoggedMail[] } };
  const rows = mailLog.rows;
  const hidden = rows.filter(({ isConfidential: isHidden }) => isHidden);
  expect(hidden).toHaveLength(19);
  expect(hidden.filter(({ recipient, sentAt }) => recipient || sentAt)).toEqual([]);
  expect(rows.filter(({ recipient }) => recipient === office.applicant.email)).toHaveLength(12);
});

test("nothing public changes because of a dossier: figures, calls, projects, feeds", async ({ office }) => {
  expect(await office.site.walkPublicly()).toBe(office.publicBefore);
});

test("the log of the server has no fact of a dossier", async ({ office }) => {
  const { site, dossiers, fund } = office;
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const word = dossiers.ordinary.words.title ?? "";
  await site.ask(coordinator, "query ($list: String!) { officeDossiers(list: $list) { nothing } }", { list: word });
  await site.ask(coordinator, "query ($id: ID!) { officeDossier(id: $id) { id } }", { id: word });
  expect(site.log().length).toBeGreaterThan(1000);
  // The paths in the log have ids, and nothing else of a dossier.
  for (const kind of kindNames)
    expect(
      factsIn(site.log(), dossiers[kind]).filter((fact) => fact !== "id"),
      kind,
    ).toEqual([]);
});

test("members and the treasurer read what is left for requests, also those outside one of them, and nobody else does", async ({
  office,
}) => {
  for (const [who, viewer] of Object.entries(viewers)) {
    const { data } = await office.site.ask(await meAs(office, viewer), `{ ${requestBudgetQuery} }`);
    const { roles, hasSecondFactor = true } = viewer;
    const isReader = hasSecondFactor && (roles.includes("committee") || roles.includes("treasurer"));
    expect(data?.requestBudget != null, who).toBe(isReader);
  }
});

test("members read no account and register number, and coordinators read them masked", async ({ office }) => {
  const { db } = office.fund;
  const secret = { iban_code: "BE68539007547034", responsible_national_register_number: "85073003328" };
  const person = await aPerson(db);
  const coordinator = loggedIn(await aPerson(db), { roles: ["coordinator"], hasSecondFactor: true });
  const member = loggedIn(person, { roles: ["committee"], hasSecondFactor: true });
  for (const confidential of ["no", "yes"]) {
    const { id } = await aStoredDossier(db, { state: "in_review", answers: { ...secret, confidential } });
    await aDeclaration(db, { dossierId: id, personId: person.id });
    for (const me of [coordinator, member]) {
      const pdf = await office.site.open(me, `/office/dossiers/${id}.pdf`);
      const texts = [JSON.stringify(await askForDossier(office, me, id)), pdf ? readPages(pdf.body).join("\n") : ""];
      for (const text of texts) {
        for (const value of [...Object.values(secret), "BE68 5390", "85.07.30"]) expect(text).not.toContain(value);
        const isMasked = text.includes("BE68 •••• •••• 7034");
        expect(isMasked).toBe(me === coordinator ? confidential === "no" : confidential === "yes");
      }
    }
  }
});

test("scores of others open with the ranking, to members without conflict and coordinators of ordinary dossiers", async ({
  office,
}) => {
  const { fund, call, dossiers } = office;
  await fund.db.update(calls).set({ roundEndedAt: fund.now }).where(eq(calls.id, call.id));
  const mistakes: string[] = [];
  for (const [who, viewer] of Object.entries(viewers)) {
    const me = await meAs(office, viewer);
    for (const name of ["one dossier", "scores of one dossier", "round of scoring"]) {
      const text = (await channels[name]?.read(office, me)) ?? "";
      for (const kind of kindNames) {
        const isShown = factsIn(text, dossiers[kind]).includes("review");
        if (isShown !== mayReadScores(viewer, kind)) mistakes.push(`${who}: ${name}, ${kind}, shown ${isShown}`);
      }
    }
  }
  expect(mistakes).toEqual([]);
});
