import { giveOpinion } from "#server/actions/request-opinion.ts";
import { remindOfRequests } from "#server/actions/request-reminder.ts";
import { mails } from "#server/database/tables/mail.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { aJudgedDossier, anOfficer } from "#test/decision.ts";
import { theSettings } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";
import { aDeclaration } from "#test/stored-dossier.ts";

test("members are reminded once of a request whose term ends, without a word about it", async ({ fund }) => {
  await theSettings(fund.db);
  const [ready, undeclared, aside, done] = [
    await anOfficer(fund.db, "committee"),
    await anOfficer(fund.db, "committee"),
    await anOfficer(fund.db, "committee"),
    await anOfficer(fund.db, "committee"),
  ];
  const sentAt = new Date("2026-11-02T09:00:00Z");
  const request = await aJudgedDossier(fund.db, [ready, done], { type: "internal", sentAt });
  const on = { dossierId: request.id };
  await aDeclaration(fund.db, { ...on, personId: undeclared.id, answer: null, nameShownAt: null });
  await aDeclaration(fund.db, { ...on, personId: aside.id, answer: "involved" });
  await giveOpinion(fund.context(done), { ...on, amountInCents: 500_00 });
  await remindOfRequests(fund.context(null));
  expect(await fund.db.$count(mails)).toBe(0);

  fund.now = new Date("2026-11-22T09:00:00Z");
  for (const _run of [1, 2]) await remindOfRequests(fund.context(null));
  const arrived = await arrivedMails(fund);
  expect(arrived.map(({ to }) => to).toSorted()).toEqual([ready.email, undeclared.email].toSorted());
  for (const { text } of arrived) expect(text).not.toContain(request.number);
});
