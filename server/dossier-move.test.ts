import { randomUUID } from "node:crypto";
import { outcomes } from "#domain/decision.ts";
import { type DossierState, dossierStates } from "#domain/dossier.ts";
import {
  checkMove,
  factsFromDates,
  findMove,
  fundOf,
  type MoveFacts,
  type Mover,
  moves,
} from "#domain/dossier-move.ts";
import { sealReasons } from "#server/actions/dossier-content.ts";
import { createEndpoint } from "#server/api/endpoint.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import type { Me } from "#server/context.ts";
import { and, eq, like } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { calls } from "#server/database/tables/call.ts";
import { decisions, requestOpinions } from "#server/database/tables/decision.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { testSecret } from "#test/context.ts";
import { rolledBack } from "#test/database.ts";
import { type Answer, moversOf, viewers } from "#test/dossier-mover.ts";
import { aCall, aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { silentLog } from "#test/log.ts";
import { aMove, aStoredDossier, aStoredFile } from "#test/stored-dossier.ts";
import { isEverything } from "#test/tier.ts";

// Every act of the API that moves a dossier, by everyone, on every kind of dossier in every state, at every moment of a
// call. The table of moves says which ones happen.

const points = [{ id: "costs", text: { nl: "De kosten zijn nog niet gemaakt." }, check: "person" }] as const;
const day = (text: string) => new Date(`${text}T08:00:00Z`);
const callDates = {
  submissionsOpen: day("2026-09-01"),
  submissionsClose: day("2026-11-01"),
  votingOpens: day("2026-12-10"),
  votingCloses: day("2026-12-20"),
  resultsPublished: day("2026-12-22"),
  awardsFrom: day("2026-12-23"),
};
const completeBy = day("2026-11-20");
const noVote = { votingOpens: null, votingCloses: null };
const moments: readonly { now: Date; call?: typeof noVote }[] = [
  { now: day("2026-10-15") },
  { now: day("2026-11-15") },
  { now: day("2026-11-25") },
  { now: day("2026-12-12") },
  { now: day("2026-11-15"), call: noVote },
];

const email = "lotte@voorbeeld.example";
const kinds = {
  ordinary: { type: "external", answers: { email, confidential: "no" } },
  confidential: { type: "external", answers: { email, confidential: "yes" } },
  internal: { type: "internal", answers: { email } },
} as const;

type Act = {
  by: Mover | "fund";
  to(dossier: DossierRow): DossierState;
  document: string;
  variables?(now: Date): Record<string, unknown>;
  hasReason?: true;
};

const reason = "Omdat.";
const about = (name: string, declared = "", passed = "") =>
  `mutation($id: ID!${declared}) { ${name}(id: $id${passed}) }`;
const withRow = (name: string, declared = "", passed = "") =>
  `mutation($id: ID!${declared}) { ${name}(id: $id${passed}) { id } }`;
const withReason = [", $reason: String!", ", reason: $reason"] as const;

const acts: Record<string, Act> = {
  send: {
    by: "applicant",
    to: ({ incompleteFrom }) => incompleteFrom ?? "submitted",
    document: withRow("sendDossier"),
  },
  withdraw: {
    by: "applicant",
    to: () => "withdrawn",
    document: withRow("withdrawDossier", ...withReason),
    hasReason: true,
  },
  makeConfidential: { by: "applicant", to: () => "in_review", document: withRow("makeConfidential") },
  giveToCommittee: { by: "coordinator", to: () => "in_review", document: about("giveToCommittee") },
  takeBack: { by: "coordinator", to: () => "submitted", document: about("takeBack") },
  takeUp: { by: "committee", to: () => "in_review", document: about("takeUpRequest") },
  askForCompletion: {
    by: "fund",
    to: () => "incomplete",
    document: about("askForCompletion", `${withReason[0]}, $until: Instant!`, `${withReason[1]}, until: $until`),
    variables: () => ({ until: day("2027-01-15").toISOString() }),
    hasReason: true,
  },
  judgeAsItIs: { by: "fund", to: () => "in_review", document: about("judgeAsItIs", ...withReason), hasReason: true },
  declineAsIneligible: {
    by: "fund",
    to: () => "declined",
    document: about("declineAsIneligible", ", $points: [String!]!", ", points: $points"),
    variables: () => ({ points: ["costs"] }),
    hasReason: true,
  },
  withdrawOnBehalf: {
    by: "fund",
    to: () => "withdrawn",
    document: about("withdrawOnBehalf", ...withReason),
    hasReason: true,
  },
  giveSecondLook: {
    by: "chair",
    to: () => "in_review",
    document: about("giveSecondLook", withReason[0], `${withReason[1]}, isOwnMistake: true`),
    hasReason: true,
  },
  ...Object.fromEntries(
    outcomes.map((outcome): [string, Act] => [
      `release ${outcome}`,
      {
        by: "release",
        to: () => outcome,
        document: `mutation($ids: [ID!]!) { releaseDecisions(ids: $ids, revisions: [1]) { staying { reason } } }`,
        hasReason: true,
      },
    ]),
  ),
};

const endpoint = createEndpoint({ schema: fundSchema, log: silentLog, introspection: false });

/** The codes that say that somebody has no right to an act, or sees nothing of the dossier. */
const withoutRight = ["login.required", "permission.denied", "secondFactor.required", "dossier.unknown"];

type Stored = { kind: keyof typeof kinds; dossier: DossierRow };

/** One dossier of each kind in each state, in one call. */
async function storeDossiers({ db }: Fund) {
  const call = await aCall(db, { ...callDates, eligibility: [...points], ballotSize: 99 });
  const applicant = await aPerson(db);
  const winner = await aStoredDossier(db, { callId: call.id, state: "withdrawn" });
  await aMove(db, winner, { to: "winner" });
  const stored: Stored[] = [];
  for (const [kind, { type, answers }] of Object.entries(kinds) as [keyof typeof kinds, typeof kinds.ordinary][])
    for (const state of dossierStates)
      for (const incompleteFrom of state === "incomplete" ? (["submitted", "in_review"] as const) : [null]) {
        const isWithCommittee = incompleteFrom === "in_review" || !["submitted", "incomplete"].includes(state);
        const dossier = await aStoredDossier(db, {
          type,
          state,
          answers,
          incompleteFrom,
          language: "nl",
          applicantId: applicant.id,
          callId: type === "external" && state !== "draft" ? call.id : null,
          completeBy: incompleteFrom ? completeBy : null,
          ...(state !== "draft" && { reviewSince: isWithCommittee ? day("2026-09-10") : null, sentRevision: 0 }),
        });
        if (type === "external") await aStoredFile(db, dossier.id, { name: "statuten.pdf", scan: "clean" });
        stored.push({ kind, dossier });
      }
  return { call, applicant, stored };
}

type World = Awaited<ReturnType<typeof storeDossiers>> & { people: Record<string, Me> };

/** Everyone who acts, with their roles in the database. */
async function storePeople({ db }: Fund, applicant: World["applicant"]) {
  const byPlace = new Map<string, typeof applicant>();
  const people: Record<string, Me> = {};
  for (const [name, viewer] of Object.entries(viewers)) {
    if (!viewer) continue;
    const { roles = [], seat = null, hasSecondFactor = true, isApplicant } = viewer;
    // A seat belongs to one person, who answers now one thing and now another.
    const place = isApplicant ? "applicant" : (seat ?? name);
    const person = isApplicant ? applicant : (byPlace.get(place) ?? (await aPerson(db, { lastname: "Zonder" })));
    const isNew = !isApplicant && !byPlace.has(place);
    byPlace.set(place, person);
    for (const role of isNew ? roles : [])
      await db.insert(personRoles).values({ personId: person.id, role, seat, givenAt: new Date(0) });
    people[name] = loggedIn(person, { roles, seat, hasSecondFactor });
  }
  return people;
}

type Case = Stored & { act: string; moment: number; name: string };

/** Says whether a case moves its dossier by the table of moves: null if it does, or the code of the refusal. */
function expectedCode({ call }: World, { dossier, act, moment, name }: Case): string | null {
  const { by, to, hasReason } = acts[act] as Act;
  const viewer = viewers[name] ?? null;
  const mover = by === "fund" ? fundOf(dossier) : by;
  if (!moversOf(viewer, dossier).includes(mover)) return "no right";
  // Completing a dossier brings it to the same state.
  if (act === "makeConfidential" && dossier.state !== "shortlisted") return "dossier.notNow";
  const { now, call: changes } = moments[moment] as (typeof moments)[number];
  const isCallOpen = now < callDates.submissionsClose;
  const facts: MoveFacts = {
    ...factsFromDates(dossier, dossier.callId ? { ...call, ...changes } : null, now),
    isCallOpen,
    isDateAhead: true,
    hasNothingPending: true,
    isUntouched: true,
    failsPoint: dossier.type === "external",
    hasAmount: true,
    doTwoAgree: true,
    becomesConfidential: !dossier.isConfidential,
    isUnpaid: true,
    hasWinnerWithdrawn: true,
    mayHaveSecondLook: true,
  };
  const { type, isConfidential, state: from } = dossier;
  return (
    checkMove({ type, isConfidential, from, to: to(dossier), by: mover, reason: hasReason ? reason : "", facts })
      ?.code ?? null
  );
}

/** Writes what an act presumes: a pending decision, two members who agree, and what the viewers said about conflicts. */
async function prepare(db: Database, world: World, { dossier, act, moment, name }: Case): Promise<void> {
  const { call } = moments[moment] as (typeof moments)[number];
  if (call) await db.update(calls).set(call).where(eq(calls.id, world.call.id));
  const { answer, exclusion = null, isChairOut, isOpened } = viewers[name] ?? {};
  const declare = (personId: string, said: Answer) =>
    db.insert(declarations).values({
      dossierId: dossier.id,
      personId,
      answer: said === "open" ? null : said,
      exclusion: personId === world.people[name]?.id ? exclusion : null,
      nameShownAt: said === "open" ? null : new Date(0),
      openedAt: isOpened && personId === world.people[name]?.id ? new Date(0) : null,
    });
  const [me, chairId] = [world.people[name]?.id, world.people.chair?.id ?? ""];
  if (me && answer) await declare(me, answer);
  // A chair without a note hears nothing of a dossier, so that others would act instead.
  if (me !== chairId) await declare(chairId, isChairOut ? "involved" : "open");
  const outcome = outcomes.find((one) => act === `release ${one}`);
  if (!outcome) return;
  const id = randomUUID();
  const amountInCents = outcome === "reserve" || outcome === "declined" ? null : 100_00;
  await db.insert(decisions).values({
    id,
    dossierId: dossier.id,
    outcome,
    amountInCents,
    sealedReason: sealReasons(testSecret, id, { nl: reason, en: reason, fr: reason }),
    decidedAt: new Date(0),
  });
  if (dossier.type === "internal")
    for (const member of ["member", "acquainted member"])
      await db.insert(requestOpinions).values({
        id: randomUUID(),
        dossierId: dossier.id,
        personId: world.people[member]?.id ?? "",
        amountInCents,
        givenAt: new Date(0),
      });
}

/** Does one case, and takes it back; gives the state of its dossier after it, and the code of a refusal. */
function outcomeOfCase(fund: Fund, world: World, one: Case) {
  return rolledBack(fund.db, async (db) => {
    await prepare(db, world, one);
    const { document: query, variables } = acts[one.act] as Act;
    const { now } = moments[one.moment] as (typeof moments)[number];
    const { id } = one.dossier;
    const context = { ...fund.context(world.people[one.name] ?? null), db, now, requestId: "test", demo: null };
    const sent = query.includes("$ids") ? { ids: [id] } : { id, reason, ...variables?.(now) };
    const names = Object.entries(sent).filter(([name]) => query.includes(`$${name}:`));
    type Staying = { releaseDecisions?: { staying: { reason: string }[] } };
    const answer = (await endpoint.run({ query, variables: Object.fromEntries(names) }, context)) as {
      data?: Staying | null;
      errors?: readonly { extensions?: { problem?: { code: string } } }[];
    };
    const [row] = await db.select({ state: dossiers.state }).from(dossiers).where(eq(dossiers.id, id));
    const staying = answer.data?.releaseDecisions?.staying[0]?.reason;
    const refused = answer.errors?.[0];
    const toApplicant = and(eq(mails.recipient, world.applicant.email ?? ""), like(mails.template, "dossier-%"));
    return {
      state: row?.state,
      code: refused ? (refused.extensions?.problem?.code ?? "no code") : (staying ?? null),
      mailCount: await db.$count(mails, toApplicant),
    };
  });
}

/** Counts the mails that the applicant gets with a move: one, unless they hear of it with the results. */
function mailsOf({ dossier, act }: Case): number {
  const { by, to } = acts[act] as Act;
  const { type, isConfidential, state: from } = dossier;
  const mover = by === "fund" ? fundOf(dossier) : by;
  return findMove({ type, isConfidential, from, to: to(dossier), by: mover })?.notice === "withResults" ? 0 : 1;
}

const pathOf = ({ kind, dossier, act }: Stored & { act: string }) => {
  const { by, to } = acts[act] as Act;
  return `${kind} ${dossier.state} to ${to(dossier)} by ${by === "fund" ? fundOf(dossier) : by}`;
};

/**
 * Tells whether an act that is refused is tried. `npm test` tries each act by each viewer on one dossier at one moment,
 * another for each, and each move that is allowed once; `npm run test:all` tries all that are allowed, and more of the
 * others.
 */
function isTried(places: { dossier: number; act: number; viewer: number; moment: number }, dossierCount: number) {
  const turn = places.dossier + 7 * places.act + 11 * places.viewer;
  if (isEverything) return (turn + places.moment) % 20 === 0;
  return turn % dossierCount === 0 && places.moment === (places.act + places.viewer) % moments.length;
}

test("people move a dossier as the table of moves says, and nobody else does; its applicant gets a mail", async ({
  fund,
}) => {
  const fixed = await storeDossiers(fund);
  const world: World = { ...fixed, people: await storePeople(fund, fixed.applicant) };
  const wrong: unknown[] = [];
  const done = new Set<string>();
  const doneBy = new Set<string>();
  for (const [dossier, stored] of world.stored.entries())
    for (const [actPlace, act] of Object.keys(acts).entries())
      for (const [viewer, name] of Object.keys(viewers).entries())
        for (const moment of moments.keys()) {
          const one: Case = { ...stored, act, moment, name };
          const expected = expectedCode(world, one);
          const isAgain = !isEverything && done.has(pathOf(one)) && doneBy.has(`${act} ${name}`);
          if (expected === null ? isAgain : !isTried({ dossier, act: actPlace, viewer, moment }, world.stored.length))
            continue;
          const { state, code, mailCount } = await outcomeOfCase(fund, world, one);
          const isRight =
            expected === null
              ? code === null && state === acts[act]?.to(stored.dossier) && mailCount === mailsOf(one)
              : state === stored.dossier.state &&
                (expected === "no right" ? code === null || withoutRight.includes(code) : code === expected);
          if (!isRight) wrong.push({ act, path: pathOf(one), name, moment, expected, code, state, mailCount });
          if (expected !== null) continue;
          done.add(pathOf(one));
          doneBy.add(`${act} ${name}`);
        }
  expect(wrong).toEqual([]);
  expect(everyPath().filter((path) => !done.has(path) && !isByNobodyHere.test(path))).toEqual([
    // The committee has a confidential project only from the coordinator, and its applicant can withdraw it before that.
    "confidential submitted to incomplete by committee",
    // A request for help has no call, so no conditions and no vote.
    "internal incomplete to declined by committee",
    // It is confidential already.
    "confidential shortlisted to in_review by applicant",
    "confidential submitted to withdrawn by committee",
    "internal shortlisted to withdrawn by applicant",
    "internal shortlisted to withdrawn by committee",
  ]);
});

/** The server moves dossiers after a vote; agreements, payments and reports have no act yet. */
const isByNobodyHere = /to (?:agreement|paid|reported) by|paid to granted by|by clock/;

/** Every move of the table, by each kind of dossier that can make it. */
function everyPath(): string[] {
  const paths = moves.flatMap(({ from: states, to, by }) =>
    states.flatMap((from) =>
      Object.entries(kinds).flatMap(([kind, { type, answers }]) => {
        const isConfidential = type === "internal" || ("confidential" in answers && answers.confidential === "yes");
        const mover = by === "fund" ? fundOf({ isConfidential }) : by;
        const isPossible = findMove({ type, isConfidential, from, to, by: mover }) !== null;
        return isPossible ? [`${kind} ${from} to ${to} by ${mover}`] : [];
      }),
    ),
  );
  return [...new Set(paths)];
}
