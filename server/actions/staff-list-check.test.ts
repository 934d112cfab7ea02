import type { Language } from "#domain/language.ts";
import { askIfListed, tellIfListed } from "#server/actions/staff-list-check.ts";
import { eq } from "#server/database/drizzle.ts";
import { jobs } from "#server/database/tables/job.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { aPerson } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

async function ask(fund: Fund, email: string, language: Language = "nl") {
  await askIfListed(fund.context(null), { email, language });
  for (const { id, payload } of await fund.db.select().from(jobs).where(eq(jobs.kind, "tellIfListed"))) {
    await tellIfListed(fund.context(null), payload as { email: string; language: Language });
    await fund.db.delete(jobs).where(eq(jobs.id, id));
  }
  return arrivedMails(fund);
}

test("only the mailbox of a listed person learns that they are on the list", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const leaver = await aPerson(fund.db, { leftAt: fund.now });
  expect(await ask(fund, "nobody@amandel.example")).toEqual([]);
  expect(await ask(fund, leaver.email ?? "")).toEqual([]);
  const [mail] = await ask(fund, ` ${anna.email?.toUpperCase()} `);
  expect(mail?.to).toBe(anna.email);
  expect(mail?.text).toContain("Anna Peeters");
  expect(mail?.text).not.toContain(anna.employeeId);
});

test("the mail is in the language of the request", async ({ fund }) => {
  await aPerson(fund.db, { email: "zoe.lefevre@amandel.example" });
  const [mail] = await ask(fund, "zoe.lefevre@amandel.example", "fr");
  expect(mail).toMatchObject({ to: "zoe.lefevre@amandel.example", language: "fr" });
  expect(mail?.text).toContain("https://samen.example/fr/login\n");
});

test("nobody can find out who is listed by asking for everyone", async ({ fund }) => {
  const askFor = (number: number) =>
    askIfListed(fund.context(null), { email: `colleague-${number}@amandel.example`, language: "nl" });
  for (let number = 1; number <= 60; number++) await askFor(number);
  await expect(askFor(61)).rejects.toMatchObject({ problem: { code: "limit.tooMany", minutes: 60 } });
});

test("repeated requests cannot fill someone's mailbox, and a bad address is refused at its field", async ({ fund }) => {
  for (const _time of [1, 2, 3]) await ask(fund, "anna@amandel.example");
  await expect(ask(fund, "Anna@amandel.example")).rejects.toMatchObject({ problem: { code: "limit.tooMany" } });
  await expect(ask(fund, "anna")).rejects.toMatchObject({
    problem: { code: "form.invalid", fields: [{ field: "email" }] },
  });
});
