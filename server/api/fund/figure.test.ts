import { settings } from "#server/database/tables/setting.ts";
import { expect, test } from "#test/fund.ts";

test("shows internal support per year, but not for fewer than five requests", async ({ fund }) => {
  const year = { projects: 6, amountInCents: 46_500_00, internalAmountInCents: 5_200_00 };
  const history = [
    { ...year, year: 2012, internalRequests: 5 },
    { ...year, year: 2013, internalRequests: 4 },
  ];
  await fund.db.insert(settings).values({ key: "fund", value: { history } });

  const { data } = await fund.ask(null, "{ years { year internalRequests internalAmountInCents } }");
  expect(data).toEqual({
    years: [
      { year: 2012, internalRequests: 5, internalAmountInCents: 5_200_00 },
      { year: 2013, internalRequests: null, internalAmountInCents: null },
    ],
  });
});
