import { decideItem, discuss } from "#server/actions/meeting.ts";
import type { MinutesPart } from "#server/actions/meeting-minutes.ts";
import { findMinutes } from "#server/actions/meeting-paper.ts";
import type { Me } from "#server/context.ts";
import { aJudgedDossier, anOfficer } from "#test/decision.ts";
import { theSettings } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";
import { aMeeting, shortlist, shortlistNow } from "#test/meeting.ts";
import { readPages } from "#test/pdf.ts";
import { aDeclaration } from "#test/stored-dossier.ts";

test("the minutes have an open part for all who take part, and a closed one for members without a conflict", async ({
  fund,
}) => {
  await theSettings(fund.db);
  const { call, callId, chair, committee, items } = await aMeeting((me) => fund.context(me), { members: 4 });
  const coordinator = await anOfficer(fund.db, "coordinator");
  const hidden = await aJudgedDossier(fund.db, committee, { callId, confidential: "yes" });
  const aside = committee[3] as Me;
  await aDeclaration(fund.db, { dossierId: hidden.id, personId: aside.id, answer: "involved" });
  await aDeclaration(fund.db, { dossierId: items[0].id, personId: aside.id, answer: "involved" });
  await shortlistNow(fund.context(chair), { callId, dossierId: items[0].id });
  await discuss(fund.context(chair), { callId, dossierId: hidden.id });
  const award = { outcome: "selected", amountInCents: 1_234_00 } as const;
  const remark = "Zonder de kosten van vervoer.";
  await decideItem(fund.context(chair), { callId, dossierId: hidden.id, ...shortlist, decision: award, remark });

  const paperFor = (me: Me, part: MinutesPart) =>
    findMinutes(fund.context(me), { callSlug: call.slug, part, language: "nl" });
  const read = async (me: Me, part: MinutesPart) => {
    const paper = await paperFor(me, part);
    return paper && readPages(Buffer.concat(await Array.fromAsync(await paper.print()))).join("\n");
  };
  for (const me of [chair, committee[1], coordinator]) {
    const open = await read(me, "open");
    expect(open).toContain("Open deel");
    expect(open).toContain(items[0].number);
    expect(open).not.toContain(hidden.number);
    expect(open).not.toContain("1.234");
  }
  expect(await read(aside, "open")).not.toContain(items[0].number);
  const closed = await read(committee[1], "closed");
  for (const word of ["Gesloten deel", hidden.number, "1.234", remark]) expect(closed).toContain(word);
  expect(closed).not.toContain(items[0].number);
  for (const me of [coordinator, aside]) expect(await paperFor(me, "closed")).toBeNull();
  expect(await paperFor(await anOfficer(fund.db, "editor"), "open")).toBeNull();
});
