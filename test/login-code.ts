import type { RosterPerson } from "#domain/roster.ts";
import { askToLogin } from "#server/actions/login.ts";
import { sendLoginCode } from "#server/actions/login-code.ts";
import { eq } from "#server/database/drizzle.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";
import type { Fund } from "#test/fund.ts";

/** Runs the jobs that look up people who asked for a code and mail it to them, as the queue does. */
export async function sendCodes(fund: Fund): Promise<void> {
  for (const { id, payload } of await fund.db.select().from(jobs).where(eq(jobs.kind, "sendLoginCode"))) {
    await sendLoginCode(fund.context(null), payload as { loginId: string });
    await fund.db.delete(jobs).where(eq(jobs.id, id));
  }
}

/** Requests a code as this person, has it sent, and returns it. */
export async function askForCode(
  fund: Fund,
  { firstname, lastname, email }: Pick<RosterPerson, "firstname" | "lastname" | "email">,
) {
  const loginId = await askToLogin(fund.context(null), {
    firstname,
    lastname,
    email: email ?? "",
    employee_id: "",
    remember_me: false,
    language: "nl",
  });
  const earlier = new Set((await fund.db.select().from(mails)).map(({ id }) => id));
  await sendCodes(fund);
  const sentMail = (await fund.db.select().from(mails)).find(({ id }) => !earlier.has(id));
  return { loginId, code: sentMail ? String(sentMail.values.code) : null };
}
