import type { Localized } from "#domain/language.ts";
import { aProject } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

const story = `{
  project(slug: "hives") {
    nl: text(language: nl) { story { ...Parts } }
    fr: text(language: fr) { story { ...Parts } }
  }
}
fragment Parts on ProjectStory {
  deliveries { promised delivered isMet inDutch }
  gallery { illustration caption inDutch }
}`;

test("gives promises and pictures in the requested language and names the texts that are still in Dutch", async ({
  fund,
}) => {
  await aProject(fund.db, {
    slug: "hives",
    deliveries: [
      { promised: { nl: "Tien kasten", fr: "Dix ruches" }, delivered: { nl: "Twaalf", fr: "Douze" }, isMet: true },
      { promised: { nl: "Honing in mei", fr: "Du miel en mai" }, delivered: { nl: "In juli" }, isMet: false },
    ],
    gallery: [{ illustration: "community-garden", caption: { nl: "De eerste raat" } }],
  });

  const { data, errors } = await fund.ask(null, story);

  expect(errors).toBeUndefined();
  expect(data).toEqual({
    project: {
      nl: {
        story: {
          deliveries: [
            { promised: "Tien kasten", delivered: "Twaalf", isMet: true, inDutch: [] },
            { promised: "Honing in mei", delivered: "In juli", isMet: false, inDutch: [] },
          ],
          gallery: [{ illustration: "community-garden", caption: "De eerste raat", inDutch: [] }],
        },
      },
      fr: {
        story: {
          deliveries: [
            { promised: "Dix ruches", delivered: "Douze", isMet: true, inDutch: [] },
            { promised: "Du miel en mai", delivered: "In juli", isMet: false, inDutch: ["delivered"] },
          ],
          gallery: [{ illustration: "community-garden", caption: "De eerste raat", inDutch: ["caption"] }],
        },
      },
    },
  });
});

test("a project without a report or more pictures has empty lists", async ({ fund }) => {
  await aProject(fund.db, { slug: "hives" });

  const { data } = await fund.ask(
    null,
    `{ project(slug: "hives") { text(language: nl) { story { deliveries { isMet } gallery { caption } } } } }`,
  );

  expect(data).toEqual({ project: { text: { story: { deliveries: [], gallery: [] } } } });
});

test("a report is due exactly one year after the payment date of the call", async ({ fund }) => {
  // Its call pays from 1 February 2027, noon in Brussels.
  await aProject(fund.db, { slug: "hives", status: "winner" });
  const ask = async () => (await fund.ask(null, `{ project(slug: "hives") { isReportDue } }`)).data;

  fund.now = new Date("2028-02-01T10:59:59Z");
  expect(await ask()).toEqual({ project: { isReportDue: false } });
  fund.now = new Date("2028-02-01T11:00:00Z");
  expect(await ask()).toEqual({ project: { isReportDue: true } });
});

test("a project without a sentence about its impact, which editors may leave out, still has its story", async ({
  fund,
}) => {
  await aProject(fund.db, { slug: "hives", impact: {} as Localized });
  const query = `{ project(slug: "hives") { text(language: fr) { story { impact inDutch } } } }`;
  const { data, errors } = await fund.ask(null, query);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ project: { text: { story: { impact: "" } } } });
});
