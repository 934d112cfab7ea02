import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Language } from "#domain/language.ts";
import { mailTextKeys } from "#domain/mail-text.ts";
import { pageKeys } from "#domain/page.ts";
import { makeEarlierCall } from "#server/actions/earlier-call.ts";
import { addKiosk, enterKiosk, findKiosk, setUpKiosk } from "#server/actions/kiosk.ts";
import { hashAccessCode } from "#server/actions/login.ts";
import { pledgeGift } from "#server/actions/pledge.ts";
import { castVote } from "#server/actions/vote.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import type { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { sessions } from "#server/database/tables/session.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { kioskCookie } from "#server/platform/http/kiosk-cookie.ts";
import { sessionCookie } from "#server/platform/http/session-cookie.ts";
import { runSamen } from "#test/command.ts";
import { aContext } from "#test/context.ts";
import { externalAnswers, internalAnswers } from "#test/dossiers.ts";
import {
  aCall,
  aCallInVote,
  anOffer,
  anOrganisation,
  aPerson,
  aProject,
  daysFromNow,
  loggedIn,
} from "#test/factories.ts";
import { startFundSite } from "#test/fund-site.ts";
import { aProjectDraft } from "#test/project-drafts.ts";
import { aPdf } from "#test/sample-file.ts";
import { aSiteClient, type SiteClient, uploadTo } from "#test/site-client.ts";
import { aCookie, siteSecret } from "#test/site-session.ts";
import { type Address, pathIn } from "#web/address.ts";

const fundFile = join(import.meta.dirname, "horizon/fund.json");

const employee = { branch: "lille", department: "port", language: "fr" } as const;
const town = { postal_code: "8500", city: "Kortrijk", iban_code: "BE02 5390 0000 1040" };
const answersOf = {
  internal: { ...internalAnswers, ...town, account_holder: "Anne Port" },
  external: {
    ...externalAnswers,
    ...town,
    account_holder: "De Zeilboot vzw",
    name_organisation: "De Zeilboot vzw",
    headquarter_postal_code: "8500",
    headquarter_city: "Kortrijk",
  },
};

/** The site of a second company, loaded from its file, with a vote, an open call and one thing of every kind. */
export async function startSecondFund() {
  const site = await startFundSite("empty", async (settings, db) => {
    const dryRun = await runSamen(settings, "fund", "load", fundFile, "--dry-run");
    const load = await runSamen(settings, "fund", "load", fundFile);
    const again = await runSamen(settings, "fund", "load", fundFile);
    const organisationId = (await anOrganisation(db, { name: "De Zeilboot vzw", town: "Kortrijk" })).id;
    const call = await aCallInVote(db);
    await aCall(db, {
      submissionsOpen: daysFromNow(-10),
      submissionsClose: daysFromNow(30),
      votingOpens: daysFromNow(60),
      votingCloses: daysFromNow(70),
      resultsPublished: daysFromNow(80),
      awardsFrom: daysFromNow(90),
    });
    const project = await aProject(db, {
      title: "Zeilen voor iedereen",
      theme: "sea",
      proposer: { status: "employed", branch: "lille", department: "port", firstname: "Anne" },
      callId: call.id,
      organisationId,
      publishedAt: daysFromNow(-10),
    });
    await aProject(db, {
      title: "Boten",
      theme: "school",
      proposer: project.proposer,
      callId: call.id,
      organisationId,
      publishedAt: daysFromNow(-10),
    });
    const offer = await anOffer(db, { organisationId });
    return { call, project, offer, commands: { dryRun, load, again } };
  });
  const files = openLocalFiles(join(site.folder, "files"));
  const contextOf = (values: Partial<Context>) =>
    aContext(site.db, { now: new Date(), secret: siteSecret, files, ...values });
  const { project } = site.content;

  const drafter = await anEmployee(site);
  const applicant = await anEmployee(site);
  const officer = await anEmployee(site, { branch: "dunkerque", department: "workshop" });
  await site.db.insert(personRoles).values({ personId: officer.person.id, role: "coordinator", givenAt: new Date() });
  await site.db.update(sessions).set({ secondFactorAt: new Date() }).where(eq(sessions.personId, officer.person.id));

  const coordinator = loggedIn(officer.person, { roles: ["coordinator"], hasSecondFactor: true });
  const earlierCall = await makeEarlierCall(contextOf({ me: coordinator }));

  const drafts = {
    internal: await aDraft(drafter.client, "internal"),
    external: await aDraft(drafter.client, "external"),
  };
  const handOver = "mutation ($id: ID!, $email: String!) { handOverFinancial(id: $id, email: $email, language: fr) }";
  const variables = { id: drafts.external, email: "penningmeester@zeilboot.example" };
  const { handOverFinancial: handOverToken } = await drafter.client.ask<{ handOverFinancial: string }>(
    handOver,
    variables,
  );

  const sent = {
    internal: await aDraft(applicant.client, "internal"),
    external: await aDraft(applicant.client, "external"),
  };
  await uploadTo(
    applicant.client,
    { dossier: sent.external, field: "project_files_articles" },
    { filename: "statuten.pdf", content: aPdf() },
  );
  for (const id of Object.values(sent))
    await applicant.client.ask("mutation ($id: ID!) { sendDossier(id: $id) { number } }", { id });
  await castVote(contextOf({ me: loggedIn(applicant.person) }), { projectId: project.id });
  const gift = {
    amountInCents: 50_00,
    project: project.slug,
    name: null,
    email: "anne@zeilboot.example",
    language: "fr",
    key: null,
  } as const;
  const pledge = await pledgeGift(contextOf({}), gift);

  const draftId = await aProjectDraft(site.db, site.content.call.id);
  return { ...site, draftId, drafter, applicant, officer, earlierCall, drafts, sent, handOverToken, pledge, contextOf };
}

export type SecondFund = Awaited<ReturnType<typeof startSecondFund>>;

type Site = { db: Database; url: string };

async function anEmployee({ db, url }: Site, values: Partial<typeof people.$inferInsert> = {}) {
  const email = `anne-${randomUUID()}@horizon.example`;
  const person = await aPerson(db, { ...employee, firstname: "Anne", lastname: "Port", email, ...values });
  return { person, client: aSiteClient(url, await aCookie(db, person.id)) };
}

async function aDraft(client: SiteClient, type: "internal" | "external"): Promise<string> {
  const { beginDossier } = await client.ask<{ beginDossier: { id: string } }>(
    "mutation ($type: ProjectType!) { beginDossier(type: $type) { id } }",
    { type },
  );
  const answers = Object.entries(answersOf[type]).map(([field, value]) => ({ field, value }));
  await client.ask(
    "mutation ($id: ID!, $answers: [DossierAnswerInput!]!) { saveDossier(id: $id, basedOn: 99, answers: $answers) { revision } }",
    { id: beginDossier.id, answers },
  );
  return beginDossier.id;
}

/** Every path of an address in one language, for the owner of this dossier; empty parameters stay empty. */
export function pathsOf(address: Address, language: Language, { content, ...site }: SecondFund, dossier: string) {
  const { path } = address;
  const parameters: Readonly<Record<string, readonly string[]>> = {
    "/account/dossiers/:id": [dossier],
    "/office/calls/:slug/earlier": [site.earlierCall.slug],
    "/office/offers/:id": [content.offer.id],
    "/office/organisations/:id": [content.offer.organisationId],
    "/office/projects/:id": [site.draftId],
    "/office/projects/:id/preview": [site.draftId],
    "/office/mail-texts/:key": mailTextKeys,
    "/office/news/:id": ["new"],
    "/office/texts/:key": pageKeys,
    "/project/:slug?": ["", content.project.slug],
    "/projects/:slug": [content.project.slug],
    "/selection-asf/:slug?": ["", content.project.slug],
    "/volunteer/:slug": [content.offer.slug],
  };
  const queries: Readonly<Record<string, string>> = {
    "/donate/thank-you": `?gift=${site.pledge.id}`,
    "/hand-over": `?token=${site.handOverToken}`,
    "/login/code": `?login=${randomUUID()}`,
  };
  const query = path.startsWith("/submit-a-project/") ? `?dossier=${dossier}` : (queries[path] ?? "");
  const values = parameters[path] ?? [path.startsWith("/office/calls/") ? content.call.slug : ""];
  return values.map(
    (value) =>
      pathIn(language, path)
        .replace(/:\w+\??/, value)
        .replace(/(?<=.)\/$/, "") + query,
  );
}

/** The cookies of a tablet in a branch: before and after a voter logs in. */
export async function aTablet({ db, officer, contextOf }: SecondFund) {
  let token = "";
  const me = loggedIn(officer.person, { roles: ["coordinator"], hasSecondFactor: true });
  const { code } = await addKiosk(contextOf({ me }), { branch: "lille", name: "Cantine" });
  const browser = {
    device: "Test",
    setSession: () => {},
    setKiosk: (made: string) => (token = made),
    setSetUp: () => {},
  };
  await setUpKiosk(contextOf({ browser }), { code });
  const voter = await aPerson(db, { ...employee, email: null });
  const accessCode = "ABCD-EFGH-JKMN";
  await db
    .insert(accessCodes)
    .values({ personId: voter.id, codeHash: hashAccessCode(siteSecret, accessCode), madeAt: new Date() });
  let session = "";
  const atKiosk = contextOf({ browser: { ...browser, setSession: (made) => (session = made?.token ?? "") } });
  const letter = { employee_id: voter.employeeId, access_code: accessCode };
  await enterKiosk({ ...atKiosk, kiosk: await findKiosk(atKiosk, token) }, letter);
  return { empty: `${kioskCookie}=${token}`, withVoter: `${kioskCookie}=${token}; ${sessionCookie}=${session}` };
}
