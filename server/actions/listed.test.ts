import { eq } from "drizzle-orm";
import { askIfListed, tellIfListed } from "#server/actions/listed.ts";
import { jobs } from "#server/database/tables/job.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { aPerson } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

async function ask(fund: Fund, email: string) {
  await askIfListed(fund.context(null), { email, language: "nl" });
  for (const { id, payload } of await fund.db.select().from(jobs).where(eq(jobs.kind, "tellIfListed"))) {
    await tellIfListed(fund.context(null), payload as { email: string; language: "nl" });
    await fund.db.delete(jobs).where(eq(jobs.id, id));
  }
  return arrivedMails(fund);
}

test("only the mailbox of whoever is on the list gets to know that they are", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const gone = await aPerson(fund.db, { leftAt: fund.now });
  expect(await ask(fund, "nobody@amandel.example")).toEqual([]);
  expect(await ask(fund, gone.email ?? "")).toEqual([]);
  const [mail] = await ask(fund, ` ${anna.email?.toUpperCase()} `);
  expect(mail?.to).toBe(anna.email);
  expect(mail?.text).toContain("Anna Peeters");
  expect(mail?.text).not.toContain(anna.employeeId);
});

test("nobody's mailbox is filled by asking on and on, and a bad address is refused at its field", async ({ fund }) => {
  for (const _time of [1, 2, 3]) await ask(fund, "anna@amandel.example");
  await expect(ask(fund, "Anna@amandel.example")).rejects.toMatchObject({ problem: { code: "limit.tooMany" } });
  await expect(ask(fund, "anna")).rejects.toMatchObject({
    problem: { code: "form.invalid", fields: [{ field: "email" }] },
  });
});
