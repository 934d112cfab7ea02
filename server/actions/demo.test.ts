import { expect } from "vitest";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { givenRoles } from "#domain/permission.ts";
import { isWideApart } from "#domain/review.ts";
import { openDemo } from "#server/actions/demo.ts";
import { openLetter, openVersion } from "#server/actions/dossier-content.ts";
import { demoId } from "#server/database/demo/identity.ts";
import { type DemoPart, demoLogins } from "#server/database/demo/people.ts";
import { eq } from "#server/database/drizzle.ts";
import { listDecisions } from "#server/database/queries/decision.ts";
import { findOfficeDossier } from "#server/database/queries/dossier-access.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers, dossierVersions } from "#server/database/tables/dossier.ts";
import { dossierSummaries } from "#server/database/tables/dossier-summary.ts";
import { people } from "#server/database/tables/person.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";
import { reviews } from "#server/database/tables/review.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { settings } from "#server/database/tables/setting.ts";
import { loggedIn } from "#test/factories.ts";
import { type Fund, test } from "#test/fund.ts";

test("the demo shows its chair requests for help at every level, and its coordinator none of their content", async ({
  fund,
}) => {
  await fund.db.delete(settings);
  await openDemo(fund.context(null));
  const all = await fund.db.select().from(dossiers);
  const internal = all.filter(({ type }) => type === "internal");
  const viewerOf = (role: "committee" | "coordinator") => {
    const login = demoLogins.find((one) => one.role === role);
    const seat = role === "committee" ? ("chair" as const) : null;
    return { id: demoId("person", login?.employeeId ?? ""), roles: [role], hasSecondFactor: true, seat };
  };
  const levelsOf = async (role: "committee" | "coordinator") => {
    const viewer = viewerOf(role);
    const rows = await Promise.all(internal.map(({ id }) => findOfficeDossier(fund.db, viewer, id)));
    return new Set(rows.flatMap((row) => (row ? levelsInOffice(viewer, row) : [])));
  };
  expect(await levelsOf("coordinator")).toEqual(new Set(["row"]));
  expect([...(await levelsOf("committee"))]).toEqual(expect.arrayContaining(["declare", "content", "judge", "chair"]));

  expect(await fund.db.$count(declarations, eq(declarations.exclusion, "applicant"))).toBe(1);
  const ordinary = all.filter(({ isConfidential, state }) => !isConfidential && state !== "draft");
  expect(await fund.db.$count(dossierSummaries)).toBe(ordinary.length);
  const versions = await fund.db.select().from(dossierVersions);
  const { secret } = fund.context(null);
  for (const version of versions) expect(openVersion(secret, version).lastname).toBeTruthy();
});

test("every project on the demo's ballot comes from a dossier with scores, a decision, a letter and a text", async ({
  fund,
}) => {
  await fund.db.delete(settings);
  await openDemo(fund.context(null));
  const onBallot = await fund.db.select().from(projects).where(eq(projects.status, "shortlisted"));
  expect(onBallot.length).toBeGreaterThan(5);
  const { secret } = fund.context(null);
  for (const { id, slug, dossierId, committeeScore, askedInCents } of onBallot) {
    const [decision] = await listDecisions(fund.db, [dossierId ?? ""]);
    expect(decision, slug).toMatchObject({ outcome: "shortlisted", amountInCents: askedInCents });
    expect(decision?.releasedAt, slug).not.toBeNull();
    expect(decision && openLetter(secret, decision).nl, slug).toContain("stemming");
    expect(await fund.db.$count(reviews, eq(reviews.dossierId, dossierId ?? "")), slug).toBeGreaterThan(1);
    expect(committeeScore, slug).toBeGreaterThan(0);
    const [draft] = await fund.db.select().from(projectDrafts).where(eq(projectDrafts.id, id));
    expect(draft, slug).toMatchObject({ dossierId });
  }
});

/** A person of the login page, with the roles that the demo gave them. */
async function logInAs(fund: Fund, part: DemoPart) {
  const login = demoLogins.find((one) => one.part === part);
  const id = demoId("person", login?.employeeId ?? "");
  const [person] = await fund.db.select().from(people).where(eq(people.id, id));
  const given = await fund.db.select().from(personRoles).where(eq(personRoles.personId, id));
  if (!person) throw new Error(`The demo has no ${part}`);
  const seat = given.find((one) => one.seat)?.seat ?? null;
  return loggedIn(person, { roles: given.map(({ role }) => role), seat, hasSecondFactor: true });
}

/** Reads from the API as a person of the login page. */
async function readAs<Data>(fund: Fund, part: DemoPart, query: string): Promise<Data> {
  const { data, errors } = await fund.ask(await logInAs(fund, part), query);
  expect(errors).toBeUndefined();
  return data as Data;
}

type AgendaItem = {
  title: string;
  judgement: { rank: number; spread: number; reviews: { note: string }[] };
  decision: { outcome: string } | null;
};
type MeetingAnswer = {
  isOpen: boolean;
  isRecorder: boolean;
  agenda: AgendaItem[];
  current: { title: string };
  room: { isQuorate: boolean };
  budget: Record<"budgetInCents" | "awardedInCents" | "leftInCents", number>;
  seats: { isRemote: boolean; isMember: boolean }[];
  entries: { kind: string }[];
};

test("the meeting of the demo follows a ranking with one wide spread, and its budget shrinks with each decision", async ({
  fund,
}) => {
  await fund.db.delete(settings);
  await openDemo(fund.context(null));
  const { meeting: shown } = await readAs<{ meeting: MeetingAnswer }>(
    fund,
    "chair",
    `query {
      meeting(callSlug: "2026-emergency") {
        isOpen isRecorder
        agenda { title judgement { rank spread reviews { note } } decision: standingDecision { outcome } }
        current { title }
        room { isQuorate }
        budget { budgetInCents awardedInCents leftInCents }
        seats { isRemote isMember }
        entries { kind }
      }
    }`,
  );
  const { agenda, current, seats, entries, ...meeting } = shown;
  expect(meeting).toEqual({
    isOpen: true,
    isRecorder: true,
    room: { isQuorate: true },
    budget: { budgetInCents: 25_000_00, awardedInCents: 13_400_00, leftInCents: 11_600_00 },
  });
  // The confidential dossiers have ranks of their own.
  expect(agenda.map(({ judgement }) => judgement.rank)).toEqual([1, 2, 3, 4, 5, 1, 2]);
  expect(agenda.filter(({ judgement }) => isWideApart(judgement))).toHaveLength(1);
  expect(agenda.flatMap(({ judgement }) => judgement.reviews).some(({ note }) => note !== "")).toBe(true);
  expect(agenda.map(({ decision }) => decision?.outcome)).toEqual(["selected", "selected", ...Array(5)]);
  expect(current.title).toBe(agenda[2]?.title);
  expect(seats.filter(({ isRemote }) => isRemote)).toHaveLength(1);
  expect(seats.filter(({ isMember }) => !isMember)).toHaveLength(1);
  expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["outside", "acquainted", "decided"]));

  type Outbox = { outbox: { decision: { missing: { part: string }[] } }[] };
  const { outbox } = await readAs<Outbox>(fund, "coordinator", `query { outbox { decision { missing { part } } } }`);
  expect(outbox.flatMap(({ decision }) => decision.missing[0]?.part ?? "complete").toSorted()).toEqual([
    "complete",
    "reason",
  ]);
});

test("the chair of the demo has dossiers to score in the first round, and some members are behind", async ({
  fund,
}) => {
  await fund.db.delete(settings);
  await openDemo(fund.context(null));
  const ofChair = await readAs(fund, "chair", `query { reviewRound { isRankingOpen dossiers { waitsForScore } } }`);
  const waits = { waitsForScore: true };
  expect(ofChair).toEqual({ reviewRound: { isRankingOpen: false, dossiers: [waits, waits, waits, waits, waits] } });
  type Round = { members: { finished: number; isBehind: boolean }[] };
  const round = await readAs<{ reviewRound: Round }>(
    fund,
    "coordinator",
    `query { reviewRound { members { finished isBehind } } }`,
  );
  const { members } = round.reviewRound;
  expect(members.some(({ isBehind }) => isBehind)).toBe(true);
  expect(members.some(({ finished }) => finished > 0)).toBe(true);
});

test("each role of the office has a person of the demo to try", async ({ fund }) => {
  await fund.db.delete(settings);
  await openDemo(fund.context(null));
  const officers = demoLogins.filter(({ role }) => role !== null);
  for (const { part, role } of officers) {
    const me = await logInAs(fund, part);
    expect(me.roles, part).toEqual([role]);
    if (part === "chair" || part === "deputy") expect(me.seat).toBe(part);
  }
  // The chair names a substitute for one request at a time.
  const expected = givenRoles.filter((role) => role !== "substitute");
  expect(new Set(officers.map(({ role }) => role))).toEqual(new Set(expected));
});
