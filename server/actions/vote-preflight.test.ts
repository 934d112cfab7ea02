import { randomUUID } from "node:crypto";
import { recordAudit } from "#server/actions/audit.ts";
import { countCall, releaseCall } from "#server/actions/vote-count.ts";
import { eq } from "#server/database/drizzle.ts";
import { mails } from "#server/database/tables/mail.ts";
import { projects } from "#server/database/tables/project.ts";
import { voteReminders } from "#server/database/tables/vote-reminder.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

const desk = `query Desk($slug: String!) { call(slug: $slug) { voteDesk {
  stage
  findings { code severity figure subjects { project { slug } gaps { language part } } }
  reminders { days at begunAt mails }
} } }`;

type Desk = { stage: string; findings: { code: string }[]; reminders: unknown[] };

async function aCoordinator(fund: Fund) {
  const me = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  return async (slug: string) => {
    const { data, errors } = await fund.ask(me, desk, { slug });
    expect(errors).toBeUndefined();
    return (data as { call: { voteDesk: Desk } }).call.voteDesk;
  };
}

const gallery = [{ illustration: "community-garden" as const, caption: { nl: "Tuin" } }];

test("the pre-flight shows a coordinator what is wrong with a vote before it opens", async ({ fund }) => {
  fund.now = new Date("2026-10-20T09:00:00Z");
  const look = await aCoordinator(fund);
  const call = await aCall(fund.db, { winnerCount: 2 });
  const codes = async () => (await look(call.slug)).findings.map(({ code }) => code);
  expect(await codes()).toEqual(["noProjects", "rosterMissing", "mailUnproven"]);

  await aProject(fund.db, { slug: "bees", callId: call.id, committeeScore: 80, gallery });
  await aProject(fund.db, { slug: "choir", callId: call.id, summary: { nl: "Kort", en: "Short" } });
  await aProject(fund.db, { callId: call.id, status: "selected" });
  await recordAudit(fund.context(null), { act: "import_roster", subject: "roster" });
  const mail = { template: "operator-test", recipient: "a@amandel.example", language: "nl", values: {} } as const;
  const queuedAt = fund.now;
  await fund.db.insert(mails).values({ ...mail, id: randomUUID(), state: "sent", queuedAt, sentAt: queuedAt });
  expect(await look(call.slug)).toMatchObject({
    stage: "preflight",
    findings: [
      { code: "scoresMissing", severity: "warn", subjects: [{ project: { slug: "choir" }, gaps: [] }] },
      {
        code: "translationsMissing",
        severity: "warn",
        subjects: [{ project: { slug: "choir" }, gaps: [{ language: "fr", part: "summary" }] }],
      },
      { code: "pictureMissing", severity: "warn", subjects: [{ project: { slug: "choir" } }] },
    ],
  });
  const candidate = { callId: call.id, state: "shortlisted" } as const;
  const { id: dossierId } = await aStoredDossier(fund.db, candidate);
  await aStoredDossier(fund.db, candidate);
  await fund.db.update(projects).set({ dossierId }).where(eq(projects.slug, "bees"));
  expect((await look(call.slug)).findings[0]).toMatchObject({ code: "projectsUnpublished", figure: 1 });
  // The mail has waited until long after it should have been sent.
  await fund.db.insert(mails).values({ ...mail, id: randomUUID(), queuedAt });
  fund.now = new Date("2026-10-20T10:00:00Z");
  expect(await codes()).toContain("mailFailing");
});

test("the desk follows a vote from before it opens until the release, and shows reminders in steps", async ({
  fund,
}) => {
  const look = await aCoordinator(fund);
  const call = await aCall(fund.db);
  await fund.db.insert(voteReminders).values({ callId: call.id, days: 3, begunAt: fund.now, mails: 13 });
  const stages: string[] = [];
  for (const moment of ["2026-10-20", "2026-11-20", "2026-12-02", "2026-12-20"]) {
    fund.now = new Date(`${moment}T09:00:00Z`);
    const { stage, reminders } = await look(call.slug);
    stages.push(stage);
    expect(reminders).toMatchObject([
      { days: 3, at: "2026-11-27T07:00:00.000Z", mails: 10 },
      { days: 0, at: "2026-11-30T07:00:00.000Z", begunAt: null, mails: null },
    ]);
  }
  // The clock alone does not release results.
  expect(stages).toEqual(["preflight", "open", "closed", "closed"]);
  await countCall(fund.context(null), call.id);
  await releaseCall(fund.context(null), call.id);
  expect(await look(call.slug)).toMatchObject({ stage: "released" });
  const without = await aCall(fund.db, { votingOpens: null, votingCloses: null });
  expect(await look(without.slug)).toBeNull();
});
