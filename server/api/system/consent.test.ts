import { writePage } from "#server/actions/page.ts";
import { consents } from "#server/database/tables/consent.ts";
import { limits } from "#server/database/tables/limit.ts";
import { pageVersions } from "#server/database/tables/page.ts";
import { expect, test } from "#test/fund.ts";

const GiveConsent = `mutation ($statistics: Boolean!, $media: Boolean!) {
  giveConsent(choices: { statistics: $statistics, media: $media }, language: fr) { id givenAt allowed }
}`;

test("the proof of a choice says what was chosen, when, in which language and what could be read then", async ({
  fund,
}) => {
  const text = { title: { nl: "Cookiebeleid" }, intro: { nl: "Kort." }, body: { nl: "Eerst." } };
  await writePage(fund.context(null), { key: "cookie-policy", ...text });
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

test("refusing all is kept as a choice too, and leaves the earlier proof as it was", async ({ fund }) => {
  await fund.askSystem(null, GiveConsent, { statistics: true, media: true });
  const { data } = await fund.askSystem(null, GiveConsent, { statistics: false, media: false });
  expect(data?.giveConsent).toMatchObject({ allowed: [] });
  const kept = await fund.db.select({ choices: consents.choices }).from(consents);
  expect(kept.map(({ choices }) => choices)).toEqual(
    expect.arrayContaining([
      { statistics: true, media: true },
      { statistics: false, media: false },
    ]),
  );
});

test("nobody fills the store of proofs from one network", async ({ fund }) => {
  await fund.askSystem(null, GiveConsent, { statistics: false, media: false });
  await fund.db.update(limits).set({ count: 600 });
  const { errors } = await fund.askSystem(null, GiveConsent, { statistics: true, media: false });
  expect(errors?.[0]?.extensions?.problem).toEqual({ code: "limit.tooMany", minutes: 60 });
  // Yet whoever wants nothing is heard, however many colleagues were before them.
  const { data } = await fund.askSystem(null, GiveConsent, { statistics: false, media: false });
  expect(data?.giveConsent).toMatchObject({ allowed: [] });
  expect(await fund.db.$count(consents)).toBe(1);
});
