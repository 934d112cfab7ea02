import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { sealLetter, sealOpinion, sealReasons } from "#server/actions/dossier-content.ts";
import { mailMove, mailSubmission } from "#server/actions/dossier-mail.ts";
import { writeNote } from "#server/actions/dossier-note.ts";
import { writeToApplicant, writeToOffice } from "#server/actions/dossier-office.ts";
import { makeProjectDrafts } from "#server/actions/project-draft.ts";
import { createCalendarHandler } from "#server/api/calendar.ts";
import { createDecisionPdfHandler } from "#server/api/decision-pdf.ts";
import { createDossierArchiveHandlers } from "#server/api/dossier-archive.ts";
import { createDossierFileHandler } from "#server/api/dossier-file.ts";
import { createDossierPdfHandler } from "#server/api/dossier-pdf.ts";
import { createEndpoint } from "#server/api/endpoint.ts";
import { createFeedHandler } from "#server/api/feed.ts";
import { createListFileHandler } from "#server/api/list-file.ts";
import { createMinutesPdfHandler } from "#server/api/meeting-pdf.ts";
import { createOfficeDossierPdfHandler } from "#server/api/office-dossier-pdf.ts";
import { createSitemapHandler } from "#server/api/sitemap.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { decisions, requestOpinions } from "#server/database/tables/decision.ts";
import { dossiers as dossierTable } from "#server/database/tables/dossier.ts";
import { meetings } from "#server/database/tables/meeting.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { closeServer, createHttpServer } from "#server/platform/http/server.ts";
import { schemas } from "#test/api-walk.ts";
import { testSecret } from "#test/context.ts";
import { aPerson, aProject, loggedIn, theSettings } from "#test/factories.ts";
import type { Fund } from "#test/fund.ts";
import { rememberingLog } from "#test/log.ts";
import { aMinutesLine } from "#test/meeting.ts";
import { type Kind, kindNames, kinds, type Viewer } from "#test/office-viewer.ts";
import { aCallInReview, anOfficerOf, aReview } from "#test/review-round.ts";
import { aDeclaration, aMove, aSentVersion, aStoredDossier, aStoredFile, storedAnswers } from "#test/stored-dossier.ts";

// A fund with a dossier of every kind. Each fact of each dossier is a word that nothing else has, so that it can be found
// in any text.

/** The facts of a dossier; those of a project are not in a request for help. */
const projectFacts = ["title", "organisation", "town", "responsible", "review", "remark"] as const;
const officeFacts = ["message", "note", "why", "decided", "opinion"] as const;
export const facts = ["id", "number", ...projectFacts, "reason", "file", "bytes", ...officeFacts] as const;
export type Fact = (typeof facts)[number];

export type MarkedDossier = { id: string; fileId: string; words: Partial<Record<Fact, string>> };

/** The facts of one dossier that a text has. */
export function factsIn(text: string, { words }: MarkedDossier): Fact[] {
  return facts.filter((fact) => words[fact] && text.includes(words[fact]));
}

/** Seeds a dossier of every kind, with its mails, messages, notes and files. */
export async function aFundWithDossiers(fund: Fund) {
  await theSettings(fund.db, {
    asksRegisterNumber: true,
    email: "fund@amandel.example",
    requestBudgetInCents: 9_000_00,
  });
  await aProject(fund.db);
  const call = await aCallInReview(fund);
  const applicant = await aPerson(fund.db, { firstname: "Zjwpa", lastname: "Zjwpb", department: "other" });
  const site = await anOfficeSite(fund);
  const publicBefore = await site.walkPublicly();
  const officers = {
    no: loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true }),
    yes: loggedIn(await aPerson(fund.db), { roles: ["committee"], hasSecondFactor: true }),
  };
  // As long as this member has not scored, nobody sees the scores of the other.
  const late = await anOfficerOf(fund, "committee", "Zjwplate");
  await fund.db.insert(personRoles).values({ personId: officers.yes.id, role: "committee", givenAt: fund.now });
  const dossiers = {} as Record<Kind, MarkedDossier>;
  for (const [index, kind] of kindNames.entries()) {
    const { answers, ...values } = kinds[kind];
    const word = (fact: string) => `Zjwq${index}${fact}`;
    const isProject = values.type === "external";
    const typed = isProject
      ? {
          ...answers,
          title_of_the_project: word("title"),
          name_organisation: word("organisation"),
          description_of_the_project: word("reason"),
          headquarter_city: word("town"),
          responsible_lastname: word("responsible"),
          extra_volunteers: "3",
        }
      : { reason: word("reason") };
    const dossier = await aStoredDossier(fund.db, {
      ...values,
      answers: typed,
      applicantId: applicant.id,
      callId: isProject ? call.id : null,
    });
    const field = isProject ? "project_files_articles" : "attachments";
    const content = Buffer.from(word("bytes"));
    const fileId = await aStoredFile(fund.db, dossier.id, { name: `${word("file")}.pdf`, field, content });
    dossiers[kind] = {
      id: dossier.id,
      fileId,
      words: {
        ...Object.fromEntries(
          facts
            .filter((fact) => (isProject ? fact !== "opinion" : !(projectFacts as readonly string[]).includes(fact)))
            .map((fact) => [fact, word(fact)]),
        ),
        // A draft has no number.
        number: dossier.number ?? "",
        id: dossier.id,
      },
    };
    if (values.state === "draft") continue;
    const version = await aSentVersion(fund.db, dossier, {
      ...storedAnswers[values.type],
      ...typed,
      [field]: [fileId],
    });
    const dossierId = dossier.id;
    const officer = officers[dossier.isConfidential ? "yes" : "no"];
    await aDeclaration(fund.db, { dossierId, personId: officers.yes.id });
    await aDeclaration(fund.db, { dossierId, personId: late.id });
    if (isProject) await aReview(fund, { dossierId, personId: officers.yes.id, note: word("review") });
    await writeToApplicant(fund.context(officer), { dossierId, text: word("message") });
    await writeNote(fund.context(officer), { dossierId, text: word("note") });
    await writeToOffice(fund.context(loggedIn(applicant)), { dossierId, text: word("message") });
    await aStoredDecision(fund, dossier, word);
    const event = await aMove(fund.db, dossier, { to: values.state, reason: word("why") });
    const context = fund.context(null);
    await mailSubmission(context, { dossier, version });
    await mailMove(context, { dossier, event });
    const completionEvent = await aMove(fund.db, dossier, { to: "incomplete", reason: word("why") });
    await mailMove(context, { dossier: { ...dossier, completeBy: fund.now }, event: completionEvent });
  }
  await aMeetingAbout(fund, call.id, dossiers);
  // The release asks for a draft of every dossier that it decides on.
  await makeProjectDrafts(
    fund.context(null),
    Object.values(dossiers).map(({ id }) => id),
  );
  return { fund, site, call, dossiers, applicant, officers, publicBefore };
}

/** A meeting that discusses the confidential project, and whose minutes have a line about each project. */
async function aMeetingAbout({ db, now }: Fund, callId: string, marked: Record<Kind, MarkedDossier>): Promise<void> {
  const meetingId = randomUUID();
  const recorderId = (await aPerson(db)).id;
  const dossierId = marked.confidential.id;
  await db.insert(meetings).values({ id: meetingId, callId, openedAt: now, recorderId, dossierId });
  for (const [index, kind] of kindNames.entries()) {
    if (kinds[kind].type === "internal" || ["draft", "submitted"].includes(kinds[kind].state)) continue;
    const { id, words } = marked[kind];
    const [dossier] = await db.select().from(dossierTable).where(eq(dossierTable.id, id));
    if (dossier) await aMinutesLine(db, { meetingId, place: index + 1, dossier, remark: words.remark ?? "" });
  }
}

/** A decision on a dossier, which is released if the dossier got its answer, and what a member wanted to give. */
async function aStoredDecision({ db, now }: Fund, dossier: DossierRow, word: (fact: string) => string) {
  const [id, opinionId] = [randomUUID(), randomUUID()];
  const isReleased = dossier.state === "selected";
  await db.insert(decisions).values({
    id,
    dossierId: dossier.id,
    outcome: isReleased ? "selected" : "declined",
    amountInCents: isReleased ? 4_000_00 : null,
    sealedReason: sealReasons(testSecret, id, { nl: word("decided") }),
    sealedLetter: sealLetter(testSecret, id, { nl: `Brief\n\n${word("decided")}` }),
    decidedAt: now,
    releasedAt: isReleased ? now : null,
  });
  if (dossier.type !== "internal") return;
  const sealedReason = sealOpinion(testSecret, opinionId, word("opinion"));
  const personId = (await aPerson(db)).id;
  await db
    .insert(requestOpinions)
    .values({ id: opinionId, dossierId: dossier.id, personId, sealedReason, givenAt: now });
}

export type OfficeFund = Awaited<ReturnType<typeof aFundWithDossiers>>;

/** Makes a viewer of a kind, with their declaration about each dossier. */
export async function meAs({ fund, dossiers, applicant }: OfficeFund, viewer: Viewer): Promise<Me> {
  const person = viewer.isApplicant ? applicant : await aPerson(fund.db);
  const { roles, seat = null, hasSecondFactor = true, declaration } = viewer;
  for (const { id: dossierId } of Object.values(dossiers))
    if (declaration)
      await aDeclaration(fund.db, { dossierId, personId: person.id, answer: null, nameShownAt: null, ...declaration });
  return loggedIn(person, { roles, seat, hasSecondFactor });
}

/** The addresses of a fund that can show something of a dossier, with a log that remembers everything. */
async function anOfficeSite(fund: Fund) {
  const { log, lines } = rememberingLog();
  const endpoints = {
    fund: createEndpoint({ schema: schemas.fund, log, introspection: false }),
    system: createEndpoint({ schema: schemas.system, log, introspection: false }),
  };
  let asker: Me | null = null;
  const contextOf = async () => fund.context(asker);
  const site = { publicUrl: new URL("https://samen.example"), pathIn: () => "/", pages: [] };
  const publicParts = { db: fund.db, site, clock: () => fund.now };
  const server = createHttpServer({
    handlers: [
      createDossierPdfHandler(contextOf),
      createOfficeDossierPdfHandler(contextOf),
      createDecisionPdfHandler(contextOf),
      createMinutesPdfHandler(contextOf),
      ...createDossierArchiveHandlers(contextOf),
      createListFileHandler(contextOf),
      createDossierFileHandler(contextOf, (_incoming, error) => Promise.reject(error)),
      createFeedHandler(publicParts),
      createCalendarHandler(publicParts),
      createSitemapHandler(publicParts),
    ],
    publicUrl: site.publicUrl,
    log,
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const ask = async (me: Me | null, query: string, variables = {}, endpoint: keyof typeof endpoints = "fund") => {
    const context = { ...fund.context(me), requestId: "test", demo: null };
    return (await endpoints[endpoint].run({ query, variables }, context)) as { data?: Record<string, unknown> | null };
  };
  return {
    ask,
    /** Asks for an address of the site; one that the viewer may not open gives null. */
    open: async (me: Me, path: string, init?: RequestInit): Promise<{ head: string; body: Buffer } | null> => {
      asker = me;
      const answer = await fetch(url + path, { redirect: "manual", ...init });
      const body = Buffer.from(await answer.arrayBuffer());
      return answer.status === 200 ? { head: JSON.stringify([...answer.headers]), body } : null;
    },
    /** Everything that a visitor reads: figures, calls, projects and pages, and the feeds. */
    walkPublicly: async (): Promise<string> => {
      const texts: string[] = [];
      for (const query of publicQueries) texts.push(JSON.stringify(await ask(null, query)));
      for (const path of publicPaths) texts.push(await (await fetch(url + path)).text());
      return texts.join("\n");
    },
    log: () => JSON.stringify(lines),
    close: () => closeServer(server, 0),
  };
}

const publicQueries = [
  "{ years { year projects amountInCents internalRequests internalAmountInCents } }",
  "{ calls { slug title(language: nl) phase projectCount budgetInCents } currentCall { slug projectCount } }",
  "{ projects(first: 50) { edges { node { slug title(language: nl) } } } }",
  "{ catalogue { total entries { project { slug } } } }",
];
const publicPaths = ["/feed/nl.atom", "/feed/nl.json", "/calendar/nl.ics", "/sitemap.xml", "/sitemap/projects-1.xml"];
