import { builder } from "#server/api/fund/builder.ts";
import { listYears, type YearRow } from "#server/database/queries/figure.ts";

const Year = builder.objectRef<YearRow>("Year").implement({
  description: "The figures of one year. Internal support is only shown as a yearly total.",
  fields: (t) => ({
    year: t.exposeInt("year", { description: "The year of the call." }),
    projects: t.exposeInt("projects", { description: "How many projects got support." }),
    amountInCents: t.exposeInt("amountInCents", { description: "The total amount that these projects got." }),
    turnout: t.float({
      nullable: true,
      description: "The part of the employees who voted, from 0 to 1.",
      resolve: (year) => year.turnout,
    }),
    internalRequests: t.int({
      nullable: true,
      description: "How many internal requests got support; null if they are too few to publish.",
      resolve: (year) => year.internal?.requests ?? null,
    }),
    internalAmountInCents: t.int({
      nullable: true,
      description: "The total amount of internal support; null if the requests are too few to publish.",
      resolve: (year) => year.internal?.amountInCents ?? null,
    }),
  }),
});

builder.queryField("years", (t) =>
  t.field({
    description: "The figures of the fund by year, oldest first; only years whose results are published.",
    type: [Year],
    resolve: (_root, _args, { db, now }) => listYears(db, now),
  }),
);
