import { randomUUID } from "node:crypto";
import type { Problem } from "#domain/problem.ts";
import { sepaQrText } from "#domain/sepa-qr.ts";
import { isStructuredCommunication, makeStructuredCommunication } from "#domain/structured-communication.ts";
import { writeText } from "#server/actions/mail-layout.ts";
import { type MailValues, writeMail } from "#server/actions/mail-template.ts";
import { pledgeGift } from "#server/actions/pledge.ts";
import { limits } from "#server/database/tables/limit.ts";
import { mails } from "#server/database/tables/mail.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { drawQr } from "#server/platform/qr.ts";
import { aCall, aProject, takesGifts } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const PledgeGift = `
  mutation ($amountInCents: Int!, $project: String, $name: String, $email: String, $language: Language!, $key: ID) {
    pledgeGift(amountInCents: $amountInCents, project: $project, name: $name, email: $email, language: $language, key: $key) {
      id amountInCents reference
      project { slug title(language: nl) call(language: nl) }
      qr { size path }
    }
  }
`;
const ReadPledge = `query ($id: ID!) { pledge(id: $id) { id amountInCents reference project { slug } } }`;

type PledgeAnswer = {
  id: string;
  amountInCents: number;
  reference: string;
  project: { slug: string; title: string; call: string } | null;
  qr: { size: number; path: string };
};

const send = (fund: Fund, values: Record<string, unknown>) =>
  fund.ask(null, PledgeGift, { amountInCents: 25_00, language: "nl", ...values });

async function pledge(fund: Fund, values: Record<string, unknown> = {}): Promise<PledgeAnswer> {
  const { data, errors } = await send(fund, values);
  expect(errors).toBeUndefined();
  return data?.pledgeGift as PledgeAnswer;
}

async function refusal(fund: Fund, values: Record<string, unknown>): Promise<Problem | undefined> {
  const { data, errors } = await send(fund, values);
  expect(data).toBeNull();
  return errors?.[0]?.extensions.problem as Problem | undefined;
}

test("a gift to the fund gets its own structured communication, and its slip can be opened again", async ({ fund }) => {
  await takesGifts(fund.db);
  const gift = await pledge(fund, { amountInCents: 2_500_50 });
  expect(gift).toMatchObject({ amountInCents: 2_500_50, project: null });
  expect(isStructuredCommunication(gift.reference)).toBe(true);
  expect(await fund.db.select().from(pledges)).toEqual([
    {
      id: gift.id,
      reference: gift.reference,
      amountInCents: 2_500_50,
      projectId: null,
      name: null,
      email: null,
      language: "nl",
      pledgedAt: fund.now,
    },
  ]);
  const { data } = await fund.ask(null, ReadPledge, { id: gift.id });
  expect(data?.pledge).toEqual({
    id: gift.id,
    amountInCents: 2_500_50,
    reference: gift.reference,
    project: null,
  });
});

test("the QR code of a gift is a SEPA transfer to the fund's account", async ({ fund }) => {
  await takesGifts(fund.db);
  const { reference, qr } = await pledge(fund);
  const transfer = { name: "Amandel Sociaal Fonds", iban: "BE68539007547034", amountInCents: 25_00, reference };
  expect(qr).toEqual(drawQr(sepaQrText(transfer) ?? ""));
});

test("a gift can be for one project", async ({ fund }) => {
  await takesGifts(fund.db);
  const bees = await aProject(fund.db, { title: "Bees on the roof" });
  const gift = await pledge(fund, { project: bees.slug });
  expect(gift.project).toMatchObject({ slug: bees.slug, title: "Bees on the roof" });
  expect(await fund.db.select().from(pledges)).toMatchObject([{ projectId: bees.id }]);
});

test("stores the name and address of a giver, and shows them to nobody", async ({ fund }) => {
  await takesGifts(fund.db);
  const { id } = await pledge(fund, { name: "  Anna \n Peeters ", email: "anna@post.example" });
  expect(await fund.db.select().from(pledges)).toMatchObject([{ name: "Anna Peeters", email: "anna@post.example" }]);
  for (const field of ["name", "email", "language", "pledgedAt"]) {
    const { errors } = await fund.ask(null, `query ($id: ID!) { pledge(id: $id) { ${field} } }`, { id });
    expect(errors?.[0]?.message).toContain(`Cannot query field "${field}"`);
  }
});

test("the thank-you mail has all details of the transfer in the giver's language, and no typed text", async ({
  fund,
}) => {
  const amandel = await takesGifts(fund.db);
  const bees = await aProject(fund.db, { title: "Bees on the roof" });
  for (const language of ["nl", "en", "fr"] as const) {
    await fund.db.delete(mails);
    const person = { name: "Win a prize", email: "anna@post.example" };
    const gift = await pledge(fund, { language, project: bees.slug, amountInCents: 1_250_50, ...person });
    const [mail] = await fund.db.select().from(mails);
    expect(mail).toMatchObject({ template: "pledge-thanks", recipient: "anna@post.example", language });

    const content = writeMail("pledge-thanks", mail?.values as MailValues["pledge-thanks"], language, amandel);
    const text = writeText(content).replaceAll(/\s+/g, " ");
    const [one, two, three] = /^(\d{3})(\d{4})(\d{5})$/.exec(gift.reference)?.slice(1) ?? [];
    for (const needed of [
      "Amandel Sociaal Fonds",
      "BE68 5390 0754 7034",
      `+++${one}/${two}/${three}+++`,
      { nl: "€ 1.250,50", en: "€1,250.50", fr: "1 250,50 €" }[language],
      "Bees on the roof",
      `https://samen.example${language === "nl" ? "" : `/${language}`}/donate/thank-you?gift=${gift.id}`,
    ]) {
      expect(text).toContain(needed);
    }
    expect(text).not.toContain("Win a prize");
    expect(text).not.toContain("anna@");
  }
});

test("sends no mail without an email address", async ({ fund }) => {
  await takesGifts(fund.db);
  await pledge(fund, { name: "Anna", email: "  " });
  expect(await fund.db.select().from(mails)).toEqual([]);
  expect(await fund.db.select().from(pledges)).toMatchObject([{ name: "Anna", email: null }]);
});

const wrong: [string, Record<string, unknown>, string, string][] = [
  ["of nothing", { amountInCents: 0 }, "amount", "rule.amount.least"],
  ["of less than a euro", { amountInCents: 99 }, "amount", "rule.amount.least"],
  ["of less than nothing", { amountInCents: -25_00 }, "amount", "rule.amount.negative"],
  ["of more than the fund takes without a talk", { amountInCents: 100_000_01 }, "amount", "rule.amount.most"],
  ["with half an email address", { email: "anna@post" }, "email", "rule.email"],
  ["with a mail header in the address", { email: "anna@post.example\nbcc: all@post.example" }, "email", "rule.email"],
  ["with a very long name", { name: "a".repeat(81) }, "name", "rule.max.text"],
  ["for a project that does not exist", { project: "no-such-project" }, "project", "rule.in"],
  ["for a project whose address cannot be one", { project: "../etc' or 1=1" }, "project", "rule.in"],
];

test.for(wrong)("refuses a gift %s, names the field and stores nothing", async ([, values, field, code], { fund }) => {
  await takesGifts(fund.db);
  expect(await refusal(fund, { email: "anna@post.example", ...values })).toMatchObject({
    code: "form.invalid",
    fields: [{ field, problem: { code } }],
  });
  for (const table of [pledges, mails, limits]) expect(await fund.db.$count(table)).toBe(0);
});

test("a fund without a bank account refuses gifts and says so", async ({ fund }) => {
  const account = () =>
    fund.ask(
      null,
      `{ giftAccount { holder iban none: qr(amountInCents: 0) { size } some: qr(amountInCents: 5000) { size } qr { size } } }`,
    );
  expect((await account()).data).toEqual({ giftAccount: null });
  expect(await refusal(fund, {})).toEqual({ code: "pledge.notOpen" });
  expect(await fund.db.$count(pledges)).toBe(0);

  await takesGifts(fund.db);
  expect((await account()).data).toEqual({
    giftAccount: {
      holder: "Amandel Sociaal Fonds",
      iban: "BE68539007547034",
      none: null,
      some: { size: 45 },
      qr: { size: 41 },
    },
  });
});

test("a form sent twice is one gift and one mail, but a changed form is another gift", async ({ fund }) => {
  await takesGifts(fund.db);
  const form = { key: randomUUID(), email: "anna@post.example" };
  const first = await pledge(fund, form);
  expect(first.id).toBe(form.key);
  expect(await pledge(fund, form)).toEqual(first);
  expect(await fund.db.$count(pledges)).toBe(1);
  expect(await fund.db.$count(mails)).toBe(1);

  const other = await pledge(fund, { ...form, amountInCents: 50_00 });
  expect(other.id).not.toBe(first.id);
  expect(other).toMatchObject({ amountInCents: 50_00 });
  expect(await fund.db.$count(pledges)).toBe(2);
});

test("refuses a key that is not a valid id", async ({ fund }) => {
  await takesGifts(fund.db);
  expect(await refusal(fund, { key: "1" })).toEqual({ code: "id.malformed" });
});

test("draws again when a reference is already taken", async ({ fund }) => {
  await takesGifts(fund.db);
  const gift = { amountInCents: 25_00, project: null, name: null, email: null, language: "nl", key: null } as const;
  const draws = [7, 7, 7, 8];
  const draw = () => draws.shift() ?? 9;
  await pledgeGift(fund.context(null), gift, draw);
  await pledgeGift(fund.context(null), gift, draw);
  const rows = await fund.db.select().from(pledges).orderBy(pledges.reference);
  expect(rows.map(({ reference }) => reference)).toEqual([7, 8].map(makeStructuredCommunication));
});

test("one mailbox gets at most three mails a day in any spelling, and the limit does not store its address", async ({
  fund,
}) => {
  await takesGifts(fund.db);
  for (const email of ["anna@post.example", "Anna@Post.example", "anna+2@post.example"]) await pledge(fund, { email });
  expect(await refusal(fund, { email: "anna+3@post.example" })).toEqual({ code: "pledge.mailedEnough" });
  expect(await fund.db.$count(pledges)).toBe(3);
  expect(await fund.db.$count(mails)).toBe(3);
  expect(JSON.stringify(await fund.db.select().from(limits))).not.toContain("anna");

  await pledge(fund, {});
  await pledge(fund, { email: "bob@post.example" });
  fund.now = new Date(fund.now.getTime() + 24 * 60 * 60_000);
  await pledge(fund, { email: "anna@post.example" });
});

test("limits the mails that one network can cause to different addresses", async ({ fund }) => {
  await takesGifts(fund.db);
  for (let number = 0; number < 20; number++) await pledge(fund, { email: `stranger-${number}@post.example` });
  expect(await refusal(fund, { email: "stranger-20@post.example" })).toEqual({ code: "limit.tooMany", minutes: 60 });
  expect(await fund.db.$count(mails)).toBe(20);
  await pledge(fund, {});
});

test("limits the gifts that one network can announce", async ({ fund }) => {
  await takesGifts(fund.db);
  for (let number = 0; number < 40; number++) await pledge(fund);
  expect(await refusal(fund, {})).toEqual({ code: "limit.tooMany", minutes: 10 });
  expect(await fund.db.$count(pledges)).toBe(40);
  fund.now = new Date(fund.now.getTime() + 10 * 60_000);
  await pledge(fund);
});

test("a slip is shown for ninety days", async ({ fund }) => {
  await takesGifts(fund.db);
  const { id } = await pledge(fund);
  const start = fund.now.getTime();
  const hasSlipAfter = async (days: number) => {
    fund.now = new Date(start + days * 24 * 60 * 60_000);
    return (await fund.ask(null, ReadPledge, { id })).data?.pledge !== null;
  };
  expect(await hasSlipAfter(89)).toBe(true);
  expect(await hasSlipAfter(90)).toBe(false);
});

test("gives null for a slip that does not exist or has an invalid id", async ({ fund }) => {
  for (const id of [randomUUID(), "1", "' or 1=1"]) {
    expect(await fund.ask(null, ReadPledge, { id })).toEqual({ data: { pledge: null } });
  }
});

const GiftProjects = `query ($first: Int = 60, $also: String) { giftProjects(first: $first, also: $also) { slug title(language: fr) isTranslated(language: fr) call(language: en) } }`;

test("offers the newest projects to give to, winners first, and always the project of the link", async ({ fund }) => {
  const old = await aCall(fund.db, { title: { nl: "Oproep 2020", en: "Call 2020" } });
  const young = await aCall(fund.db, { title: { nl: "Oproep 2026", en: "Call 2026" } });
  const then = { callId: old.id, publishedAt: new Date("2020-11-01T08:00:00Z") };
  const oldest = await aProject(fund.db, { ...then, publishedAt: new Date("2019-11-01T08:00:00Z") });
  for (let number = 0; number < 60; number++) await aProject(fund.db, then);
  const candidate = await aProject(fund.db, { callId: young.id, status: "not_elected" });
  const winner = await aProject(fund.db, { callId: young.id, status: "winner", rank: 1 });

  const slugsWith = async (also: string | null) => {
    const { data } = await fund.ask(null, GiftProjects, { also });
    const foundProjects = data?.giftProjects as { slug: string }[] | undefined;
    return foundProjects?.map(({ slug }) => slug) ?? [];
  };
  const usual = await slugsWith(null);
  expect(usual).toHaveLength(60);
  expect(usual.slice(0, 2)).toEqual([winner.slug, candidate.slug]);
  expect(await slugsWith(oldest.slug)).toEqual([...usual, oldest.slug]);
  expect(await slugsWith(winner.slug)).toEqual(usual);
  expect(await slugsWith("no-such-project")).toEqual(usual);
  expect(await slugsWith("../x")).toEqual(usual);
  for (const first of [101, -1]) {
    const { errors } = await fund.ask(null, GiftProjects, { first });
    expect(errors?.[0]?.extensions.problem).toEqual({ code: "list.tooLong", most: 100 });
  }

  const { data } = await fund.ask(null, GiftProjects, {});
  expect(data?.giftProjects).toContainEqual(expect.objectContaining({ slug: winner.slug, call: "Call 2026" }));
});
