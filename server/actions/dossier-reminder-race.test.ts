import { expect, test } from "vitest";
import { atBrussels } from "#domain/brussels-time.ts";
import { remindOfDrafts } from "#server/actions/dossier-reminder.ts";
import { mails } from "#server/database/tables/mail.ts";
import { aContext } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { aCall, aPerson } from "#test/factories.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

test("two processes that send reminders at once remind each person once", async () => {
  const { db, close } = await aDatabase();
  try {
    const submissionsClose = atBrussels("2026-10-26T00:00");
    await aCall(db, { submissionsClose, votingOpens: null, votingCloses: null });
    for (let number = 0; number < 10; number++) {
      const { id: applicantId } = await aPerson(db);
      for (let drafts = 0; drafts < 2; drafts++) await aStoredDossier(db, { applicantId });
    }
    const context = aContext(db, { now: atBrussels("2026-10-18T08:00") });
    await Promise.all([remindOfDrafts(context), remindOfDrafts(context), remindOfDrafts(context)]);
    const recipients = (await db.select({ to: mails.recipient }).from(mails)).map(({ to }) => to);
    expect(recipients).toHaveLength(10);
    expect(new Set(recipients).size).toBe(10);
  } finally {
    await close();
  }
});
