import { randomUUID } from "node:crypto";
import type { EligibilityCheck } from "#domain/call.ts";
import type { DossierState } from "#domain/dossier.ts";
import { assessConflicts } from "#server/actions/declaration.ts";
import { askForCompletion, revealAnswer } from "#server/actions/dossier-handling.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { lateAccesses } from "#server/database/tables/dossier.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aCall, aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration, aSentVersion, aStoredDossier, storedAnswers } from "#test/stored-dossier.ts";

const checks: EligibilityCheck[] = ["employee", "deadline", "amount", "share", "organisation", "account", "report"];
const points = [...checks, "person" as const].map((check) => ({ id: check, text: { nl: check }, check }));
const closes = new Date("2026-09-15T00:00:00Z");

const aClosedCall = (fund: Fund, reportsDue: Date | null = null) =>
  aCall(fund.db, {
    submissionsOpen: new Date("2026-09-01T00:00:00Z"),
    submissionsClose: closes,
    votingOpens: null,
    votingCloses: null,
    maximumInCents: 700_000,
    costShare: 75,
    eligibility: points,
    reportsDue,
  });

const anOfficer = async (
  fund: Fund,
  role: "coordinator" | "committee",
  values: Partial<typeof people.$inferInsert> = {},
) => {
  const person = await aPerson(fund.db, values);
  await fund.db.insert(personRoles).values({ personId: person.id, role, givenAt: fund.now });
  return loggedIn(person, { roles: [role], hasSecondFactor: true });
};

type Seen = {
  points: { id: string; isMet: boolean | null; isChecked: boolean }[] | null;
  isLikelyConflict: boolean | null;
  ofSameOrganisation:
    | {
        number: string | null;
        title: string | null;
        state: string | null;
        askedInCents: number | null;
        releasedInCents: number | null;
      }[]
    | null;
};
const open = async (fund: Fund, me: Me, id: string): Promise<Seen> => {
  const { data } = await fund.ask(
    me,
    `query ($id: ID!) { officeDossier(id: $id) {
      points { id isMet isChecked } isLikelyConflict ofSameOrganisation { number title state askedInCents releasedInCents }
    } }`,
    { id },
  );
  return data?.officeDossier as Seen;
};
const outcomes = async (fund: Fund, me: Me, id: string) =>
  Object.fromEntries(((await open(fund, me, id)).points ?? []).map(({ id: point, isMet }) => [point, isMet]));

test("the product checks the conditions of a call, and leaves the rest to a person", async ({ fund }) => {
  const me = await anOfficer(fund, "coordinator");
  const { id: callId } = await aClosedCall(fund);
  const { id } = await aStoredDossier(fund.db, {
    callId,
    state: "submitted",
    judgedPoints: { person: false, share: false },
  });
  const all = { employee: true, deadline: true, amount: true, share: true, organisation: true, account: true };
  expect(await outcomes(fund, me, id)).toEqual({ ...all, report: true, person: false });
  const seen = (await open(fund, me, id)).points ?? [];
  expect(seen.filter(({ isChecked }) => !isChecked).map((point) => point.id)).toEqual(["person"]);

  const wrong = {
    financial_support: "7.500",
    implementation_cost: "9.000",
    national_number: "0000.000.197",
    iban_code: "BE68539007547035",
  };
  const failing = await aStoredDossier(fund.db, { callId, state: "submitted", answers: wrong });
  const leaving = { leftAt: new Date("2026-09-01T00:00:00Z") };
  await fund.db.update(people).set(leaving).where(eq(people.id, failing.applicantId));
  const none = { employee: false, amount: false, share: false, organisation: false, account: false };
  expect(await outcomes(fund, me, failing.id)).toMatchObject({ ...none, deadline: true, person: null });
});

test("a late dossier is in time with extra time, and a completion after the deadline makes none late", async ({
  fund,
}) => {
  const me = await anOfficer(fund, "coordinator");
  const { id: callId } = await aClosedCall(fund);
  const begunAt = new Date("2026-09-16T08:00:00Z");
  const late = await aStoredDossier(fund.db, { callId, state: "submitted", begunAt });
  expect(await outcomes(fund, me, late.id)).toMatchObject({ deadline: false });
  const access = { callId, givenAt: closes, until: new Date("2026-09-20T00:00:00Z"), personId: late.applicantId };
  await fund.db.insert(lateAccesses).values({ ...access, id: late.id, tokenHash: "late" });
  expect(await outcomes(fund, me, late.id)).toMatchObject({ deadline: true });

  const completed = await aStoredDossier(fund.db, { callId, state: "submitted" });
  await aSentVersion(fund.db, { ...completed, sentAt: begunAt }, storedAnswers.external);
  expect(await outcomes(fund, me, completed.id)).toMatchObject({ deadline: true });
});

test("the same organisation owes a report once that of an earlier grant is due", async ({ fund }) => {
  const me = await anOfficer(fund, "coordinator");
  const { id: callId } = await aClosedCall(fund);
  const { id } = await aStoredDossier(fund.db, { callId, state: "submitted" });
  const report = async () => (await outcomes(fund, me, id)).report;
  const later = await aClosedCall(fund, new Date(fund.now.getTime() + 86_400_000));
  await aStoredDossier(fund.db, { callId: later.id, state: "paid" });
  expect(await report()).toBe(true);
  const reported = await aClosedCall(fund, closes);
  await aStoredDossier(fund.db, { callId: reported.id, state: "reported" });
  expect(await report()).toBe(true);
  await aStoredDossier(fund.db, { callId: reported.id, state: "paid" });
  expect(await report()).toBe(false);
  // Nobody learns from a confidential dossier whether its organisation had a grant.
  const { id: confidential } = await aStoredDossier(fund.db, {
    callId,
    state: "in_review",
    answers: { confidential: "yes" },
  });
  const member = await anOfficer(fund, "committee");
  await aDeclaration(fund.db, { dossierId: confidential, personId: member.id });
  expect(await outcomes(fund, member, confidential)).toMatchObject({ report: null, amount: true });
});

test("other dossiers of an organisation are found by its number or its account with what they got, without confidential ones", async ({
  fund,
}) => {
  const me = await anOfficer(fund, "coordinator");
  const store = (state: DossierState, answers: Record<string, string>) => aStoredDossier(fund.db, { state, answers });
  const subject = await store("submitted", {});
  const otherAccount = { iban_code: "BE71096123456769", title_of_the_project: "Zelfde nummer" };
  const otherNumber = { national_number: "0000.000.295", title_of_the_project: "Zelfde rekening" };
  const byNumber = await store("paid", otherAccount);
  const byAccount = await store("declined", otherNumber);
  const third = await store("in_review", { ...otherAccount, ...otherNumber });
  const confidential = await store("in_review", { confidential: "yes" });
  await store("draft", {});
  const award = { id: randomUUID(), dossierId: byNumber.id, outcome: "selected", amountInCents: 500_000 } as const;
  await fund.db.insert(decisions).values({ ...award, decidedAt: fund.now, releasedAt: fund.now });
  const foundDossiers = (await open(fund, me, subject.id)).ofSameOrganisation ?? [];
  expect(new Set(foundDossiers)).toEqual(
    new Set([
      {
        number: byNumber.number,
        title: "Zelfde nummer",
        state: "paid",
        askedInCents: 620_000,
        releasedInCents: 500_000,
      },
      {
        number: byAccount.number,
        title: "Zelfde rekening",
        state: "declined",
        askedInCents: 620_000,
        releasedInCents: null,
      },
    ]),
  );

  // A member reads no more of them than in the list.
  const member = await anOfficer(fund, "committee");
  const declare = (dossierId: string, answer: "none" | "involved" | null) =>
    aDeclaration(fund.db, { dossierId, personId: member.id, answer });
  const seenBeside = async ({ id }: { id: string }) => (await open(fund, member, id)).ofSameOrganisation;
  for (const { id } of [byAccount, confidential]) await declare(id, "none");
  expect(await seenBeside(byAccount)).toEqual([]);
  const bare = { number: third.number, title: "Zelfde rekening", askedInCents: null, releasedInCents: null };
  await declare(third.id, null);
  expect(await seenBeside(byAccount)).toEqual([{ ...bare, state: "in_review" }]);
  await declare(third.id, "involved");
  expect(await seenBeside(byAccount)).toEqual([{ ...bare, state: null }]);
  expect(await seenBeside(confidential)).toEqual([]);
});

test("two organisations without a number and an account have nothing in common", async ({ fund }) => {
  const me = await anOfficer(fund, "coordinator");
  const answers = { national_number: "0", iban_code: "" };
  const [one] = [
    await aStoredDossier(fund.db, { state: "submitted", answers }),
    await aStoredDossier(fund.db, { state: "paid", answers }),
  ];
  expect((await open(fund, me, one.id)).ofSameOrganisation).toEqual([]);
});

test("a member who seems involved in a project is told to look again, and others are not", async ({ fund }) => {
  const { id } = await aStoredDossier(fund.db, { state: "in_review" });
  const [namesake, other] = [
    await anOfficer(fund, "committee", { lastname: "Claes" }),
    await anOfficer(fund, "committee", { lastname: "Zonder" }),
  ];
  await assessConflicts(fund.context(null), { dossierIds: [id] });
  expect((await open(fund, namesake, id)).isLikelyConflict).toBe(true);
  expect((await open(fund, other, id)).isLikelyConflict).toBe(false);
  // After the answer nobody is asked, so nobody is warned.
  await aDeclaration(fund.db, { dossierId: id, personId: namesake.id, answer: "none", isLikely: true });
  expect((await open(fund, namesake, id)).isLikelyConflict).toBeNull();
});

test("readers see who moved a dossier, and who looked at a masked answer and why", async ({ fund }) => {
  const me = await anOfficer(fund, "coordinator", { firstname: "Ilse", lastname: "Verbrugghe" });
  const { id: callId } = await aClosedCall(fund);
  const { id } = await aStoredDossier(fund.db, { callId, state: "submitted" });
  const context = fund.context(me);
  await revealAnswer(context, { dossierId: id, field: "iban_code", reason: "To compare it" });
  const until = new Date(fund.now.getTime() + 7 * 24 * 60 * 60 * 1000);
  await askForCompletion(context, { dossierId: id, reason: "Het bestek", until });

  const { data } = await fund.ask(
    me,
    `query ($id: ID!) { officeDossier(id: $id) {
      history { toState mover by reason } readings { act by field reason }
    } }`,
    { id },
  );

  const seen = data?.officeDossier as { history: object[]; readings: object[] };
  const by = "Ilse Verbrugghe";
  expect(seen.history.at(-1)).toEqual({ toState: "incomplete", mover: "coordinator", by, reason: "Het bestek" });
  expect(seen.readings).toEqual([{ act: "reveal_answer", by, field: "iban_code", reason: "To compare it" }]);
});
