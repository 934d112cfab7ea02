import { storePage } from "#server/actions/page.ts";
import { consents } from "#server/database/tables/consent.ts";
import { limits } from "#server/database/tables/limit.ts";
import { pageVersions } from "#server/database/tables/page.ts";
import { expect, test } from "#test/fund.ts";

const GiveConsent = `mutation ($statistics: Boolean!, $media: Boolean!) {
  giveConsent(choices: { statistics: $statistics, media: $media }, language: fr) { id givenAt allowed }
}`;

test("the proof of a choice on cookies has the choices, the time, the language and the version of the policy", async ({
  fund,
}) => {
  const text = { title: { nl: "Cookiebeleid" }, intro: { nl: "Kort." }, body: { nl: "Eerst." } };
  await storePage(fund.context(null), { key: "cookie-policy", ...text });
  const [policy] = await fund.db.select().from(pageVersions);

  const { data } = await fund.askSystem(null, GiveConsent, { statistics: true, media: false });
  const [proof, ...others] = await fund.db.select().from(consents);
  expect(others).toEqual([]);
  expect(proof).toEqual({
    id: expect.any(String),
    choices: { statistics: true, media: false },
    policyVersionId: policy?.id,
    language: "fr",
    givenAt: fund.now,
  });
  expect(data?.giveConsent).toEqual({ id: proof?.id, givenAt: fund.now.toISOString(), allowed: ["statistics"] });
});

test("stores a refusal of all cookies as a choice too, and keeps the earlier proof", async ({ fund }) => {
  await fund.askSystem(null, GiveConsent, { statistics: true, media: true });
  const { data } = await fund.askSystem(null, GiveConsent, { statistics: false, media: false });
  expect(data?.giveConsent).toMatchObject({ allowed: [] });
  const storedConsents = await fund.db.select({ choices: consents.choices }).from(consents);
  expect(storedConsents.map(({ choices }) => choices)).toEqual(
    expect.arrayContaining([
      { statistics: true, media: true },
      { statistics: false, media: false },
    ]),
  );
});

test("limits the proofs that one network can store", async ({ fund }) => {
  await fund.askSystem(null, GiveConsent, { statistics: false, media: false });
  await fund.db.update(limits).set({ count: 600 });
  const { errors } = await fund.askSystem(null, GiveConsent, { statistics: true, media: false });
  expect(errors?.[0]?.extensions?.problem).toEqual({ code: "limit.tooMany", minutes: 60 });
  // A refusal is always accepted, even beyond the limit.
  const { data } = await fund.askSystem(null, GiveConsent, { statistics: false, media: false });
  expect(data?.giveConsent).toMatchObject({ allowed: [] });
  expect(await fund.db.$count(consents)).toBe(1);
});
