import { decideItem, discuss } from "#server/actions/meeting.ts";
import type { Me } from "#server/context.ts";
import { aJudgedDossier, anOfficer } from "#test/decision.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aMeeting, shortlist, shortlistNow } from "#test/meeting.ts";
import { aDeclaration } from "#test/stored-dossier.ts";

const Meeting = `query ($slug: String!, $isOnProjector: Boolean) {
  meeting(callSlug: $slug, isOnProjector: $isOnProjector) {
    isOpen isOutside isRecorder isPresent mayOpen
    budget { keptInCents awardedInCents leftInCents isPartial }
    room { present able needed outside isQuorate }
    agenda { id }
    current { id }
    entries { kind number }
  }
}`;

type Answer = {
  isOutside: boolean;
  isRecorder: boolean;
  budget: { keptInCents: number; awardedInCents: number; isPartial: boolean };
  room: { present: number; outside: string[]; isQuorate: boolean } | null;
  agenda: { id: string }[];
  current: { id: string } | null;
  entries: { kind: string; number: string | null }[];
};

async function ask(fund: Fund, me: Me, slug: string, isOnProjector = false): Promise<Answer> {
  const { data, errors } = await fund.ask(me, Meeting, { slug, isOnProjector });
  expect(errors).toBeUndefined();
  return data?.meeting as Answer;
}

test("each screen shows the meeting as its user may see it, and the budget tells nothing of other decisions", async ({
  fund,
}) => {
  const { call, callId, chair, committee, items } = await aMeeting((me) => fund.context(me), { members: 4 });
  const [ordinary] = items;
  const hidden = await aJudgedDossier(fund.db, committee, { callId, confidential: "yes" });
  const coordinator = await anOfficer(fund.db, "coordinator");
  const [, member, , aside] = committee as [Me, Me, Me, Me];
  for (const { id: dossierId } of [ordinary, hidden])
    await aDeclaration(fund.db, { dossierId, personId: aside.id, answer: "involved" });
  await shortlistNow(fund.context(chair), { callId, dossierId: ordinary.id });
  await discuss(fund.context(chair), { callId, dossierId: hidden.id });
  const award = { outcome: "selected", amountInCents: 1_234_00 } as const;
  await decideItem(fund.context(chair), { callId, dossierId: hidden.id, ...shortlist, decision: award });

  const seen = await ask(fund, member, call.slug);
  expect(seen).toMatchObject({ isOutside: false, isRecorder: false, current: { id: hidden.id } });
  expect(seen.budget).toMatchObject({ keptInCents: 5_000_00, awardedInCents: 1_234_00, isPartial: false });
  expect(seen.room).toMatchObject({ present: 3, outside: [aside.id], isQuorate: true });
  expect((await ask(fund, chair, call.slug)).isRecorder).toBe(true);

  for (const [me, isOnProjector] of [
    [coordinator, false],
    [chair, true],
  ] as const) {
    const some = await ask(fund, me, call.slug, isOnProjector);
    expect(some).toMatchObject({ isOutside: true, current: null, room: null, agenda: [{ id: ordinary.id }] });
    expect(some.budget).toMatchObject({ keptInCents: 5_000_00, awardedInCents: 0, isPartial: true });
    expect(some.entries.some(({ number }) => number === hidden.number)).toBe(false);
  }

  const nothing = await ask(fund, aside, call.slug);
  expect(nothing).toMatchObject({ isOutside: true, current: null, room: null, agenda: [] });
  expect(nothing.budget).toMatchObject({ keptInCents: 0, awardedInCents: 0, isPartial: true });
  expect(nothing.entries.every(({ number }) => number === null)).toBe(true);
});
