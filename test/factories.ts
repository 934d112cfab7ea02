import { randomUUID } from "node:crypto";
import type { Localized } from "#domain/language.ts";
import type { LoginWay } from "#domain/login.ts";
import type { GivenRole, Seat } from "#domain/permission.ts";
import type { FundSettings } from "#domain/setting.ts";
import { findMe, startSession } from "#server/actions/session.ts";
import type { Me } from "#server/context.ts";
import { eq, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { unnamedFund } from "#server/database/queries/setting.ts";
import { calls } from "#server/database/tables/call.ts";
import { offers } from "#server/database/tables/offer.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { people } from "#server/database/tables/person.ts";
import { projects } from "#server/database/tables/project.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { settings } from "#server/database/tables/setting.ts";
import type { Fund } from "#test/fund.ts";

// Each factory fills in what a test leaves out and makes the parents that it needs.

let counter = 0;
const next = () => ++counter;

/** Stores settings with the fund's name and the address of its office. */
export async function theSettings(db: Database, values: Partial<FundSettings> = {}) {
  const fund = {
    ...unnamedFund,
    name: { nl: "Amandel Sociaal Fonds", en: "Amandel Social Fund", fr: "Fonds social Amandel" },
    email: "fonds@amandel.example",
    ...values,
  };
  await db.insert(settings).values({ key: "fund", value: fund });
  return fund;
}

/** Gives the company another name, by hand and unannounced. */
export async function renameCompany(db: Database, company: string): Promise<void> {
  const value = sql`${settings.value} || ${JSON.stringify({ company })}::jsonb`;
  await db.update(settings).set({ value }).where(eq(settings.key, "fund"));
}

/** Lets a fund take gifts and returns its settings. */
export function takesGifts(db: Database) {
  return theSettings(db, { iban: "BE68 5390 0754 7034", accountHolder: "Amandel Sociaal Fonds" });
}

/** A call whose vote is open at the default time of `Fund`, unless `values` say otherwise. */
export async function aCall(db: Database, values: Partial<typeof calls.$inferInsert> = {}) {
  const number = next();
  const [call] = await db
    .insert(calls)
    .values({
      id: randomUUID(),
      slug: `call-${number}`,
      title: { nl: `Oproep ${number}`, en: `Call ${number}`, fr: `Appel ${number}` },
      submissionsOpen: new Date("2026-08-01T07:00:00Z"),
      submissionsClose: new Date("2026-10-01T22:00:00Z"),
      votingOpens: new Date("2026-11-01T08:00:00Z"),
      votingCloses: new Date("2026-11-30T23:00:00Z"),
      resultsPublished: new Date("2026-12-15T11:00:00Z"),
      awardsFrom: new Date("2027-02-01T11:00:00Z"),
      budgetInCents: 60_000_00,
      maximumWhenActiveInCents: 15_000_00,
      maximumInCents: 8_000_00,
      winnerCount: 4,
      voteWeight: 50,
      tieRule: "committee_score",
      publishedAt: new Date("2026-08-01T07:00:00Z"),
      ...values,
    })
    .returning();
  if (!call) throw new Error("The call was not stored");
  return call;
}

/** A moment this many days from now. */
export const daysFromNow = (count: number) => new Date(Date.now() + count * 86_400_000);

/** A call whose vote is open now, for sites that read the real time. */
export function aCallInVote(db: Database, values: Partial<typeof calls.$inferInsert> = {}) {
  return aCall(db, {
    submissionsOpen: daysFromNow(-60),
    submissionsClose: daysFromNow(-30),
    votingOpens: daysFromNow(-10),
    // Far enough that no countdown on a page changes during a test.
    votingCloses: daysFromNow(10.5),
    resultsPublished: daysFromNow(20.5),
    awardsFrom: daysFromNow(40.5),
    ...values,
  });
}

/** An organisation in Ghent. */
export async function anOrganisation(db: Database, values: Partial<typeof organisations.$inferInsert> = {}) {
  const [organisation] = await db
    .insert(organisations)
    .values({
      id: randomUUID(),
      name: `De Groene Lap ${next()} vzw`,
      legalForm: "be_vzw",
      town: "Gent",
      postalCode: "9000",
      country: "belgium",
      region: "east-flanders",
      website: null,
      ...values,
    })
    .returning();
  if (!organisation) throw new Error("The organisation was not stored");
  return organisation;
}

type ProjectValues = Partial<Omit<typeof projects.$inferInsert, "title">> & { title?: string | Localized };

/** A project on the ballot of a new call, unless `values` name one. */
export async function aProject(db: Database, { title = "Bees on the roof", ...values }: ProjectValues = {}) {
  const callId = values.callId ?? (await aCall(db)).id;
  const organisationId = values.organisationId ?? (await anOrganisation(db)).id;
  const [project] = await db
    .insert(projects)
    .values({
      id: randomUUID(),
      slug: `project-${next()}`,
      status: "shortlisted",
      theme: "nature",
      illustration: "community-garden",
      title: typeof title === "string" ? { nl: title, en: title, fr: title } : title,
      summary: { nl: "Kort", en: "Short", fr: "Court" },
      description: { nl: "Lang", en: "Long", fr: "Long" },
      impact: { nl: "Tien bijenkasten", en: "Ten hives", fr: "Dix ruches" },
      proposer: { status: "employed", branch: "gent", department: "finance", firstname: null },
      costInCents: 10_000_00,
      askedInCents: 5_000_00,
      publishedAt: new Date("2026-11-01T08:00:00Z"),
      ...values,
      callId,
      organisationId,
    })
    .returning();
  if (!project) throw new Error("The project was not stored");
  return project;
}

/** A recurring offer for volunteers. */
export async function anOffer(db: Database, values: Partial<typeof offers.$inferInsert> = {}) {
  const organisationId = values.organisationId ?? (await anOrganisation(db)).id;
  const [offer] = await db
    .insert(offers)
    .values({
      id: randomUUID(),
      slug: `offer-${next()}`,
      illustration: "food-bank-kitchen",
      title: { nl: "Soep koken", en: "Cook soup", fr: "Faire la soupe" },
      task: { nl: "Snijden", en: "Chop", fr: "Couper" },
      moment: { nl: "elke dinsdag", en: "every Tuesday", fr: "chaque mardi" },
      startsAt: null,
      endsAt: null,
      hands: 4,
      hoursPerMonth: 6,
      minimumAge: 16,
      languages: ["nl"],
      ...values,
      organisationId,
    })
    .returning();
  if (!offer) throw new Error("The offer was not stored");
  return offer;
}

/** An employee of the branch in Ghent, on the roster. */
export async function aPerson(db: Database, values: Partial<typeof people.$inferInsert> = {}) {
  const number = next();
  const [person] = await db
    .insert(people)
    .values({
      id: randomUUID(),
      employeeId: String(10_000_000 + number),
      firstname: "Anna",
      lastname: "Peeters",
      email: `anna.${number}@amandel.example`,
      branch: "gent",
      department: "finance",
      employmentStatus: "employed",
      language: "nl",
      ...values,
    })
    .returning();
  if (!person) throw new Error("The person was not stored");
  return person;
}

type MeValues = { roles?: GivenRole[]; seat?: Seat | null; hasSecondFactor?: boolean; isAtKiosk?: boolean };

/** Someone who is logged in, in a session that is not in the database. */
export function loggedIn(
  { leftAt: _leftAt, chosenLanguage: _chosenLanguage, ...person }: typeof people.$inferSelect,
  { roles = [], seat = null, hasSecondFactor = false, isAtKiosk = false }: MeValues = {},
): Me {
  return {
    ...person,
    roles,
    seat,
    hasSecondFactor,
    isAtKiosk,
    sessionId: randomUUID(),
    sessionExpires: new Date("2026-12-01T00:00:00Z"),
  };
}

/** A member of the office right after logging in, in a session of their own. */
export async function anOfficer(fund: Fund, role: GivenRole = "coordinator"): Promise<Officer> {
  const person = await aPerson(fund.db);
  await fund.db.insert(personRoles).values({ personId: person.id, role, givenAt: fund.now });
  return logsIn(fund, person.id);
}

/** Someone with a session in the database; `now` reads who they are at this moment. */
export type Officer = { id: string; now(): Promise<Me> };

/** Logs someone in; the test may move its clock afterwards. */
export async function logsIn(fund: Fund, personId: string, way: LoginWay = "mail_code"): Promise<Officer> {
  await startSession(fund.context(null), { personId, way, isRemembered: true });
  const begun = await findMe(fund.context(null), fund.sessions.at(-1) ?? "");
  return {
    id: personId,
    now: async () => {
      // A second factor gives the session a new token, so the newest tokens come first.
      for (const token of fund.sessions.toReversed()) {
        const me = await findMe(fund.context(null), token ?? "");
        if (me && me.sessionId === begun?.sessionId) return me;
      }
      throw new Error("The session is over");
    },
  };
}
