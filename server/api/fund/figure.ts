import { builder } from "#server/api/fund/builder.ts";
import { listYears, type YearRow } from "#server/database/queries/figure.ts";

const Year = builder.objectRef<YearRow>("Year").implement({
  description: "What the fund did in one year. Internal support is only ever a yearly sum.",
  fields: (t) => ({
    year: t.exposeInt("year", { description: "The year of the call." }),
    projects: t.exposeInt("projects", { description: "How many projects got support." }),
    amountInCents: t.exposeInt("amountInCents", { description: "What they got together." }),
    turnout: t.float({
      nullable: true,
      description: "Which part of the employees voted, from 0 to 1.",
      resolve: (year) => year.turnout,
    }),
    internalRequests: t.int({
      nullable: true,
      description: "How many internal requests got support; null when they were too few to say.",
      resolve: (year) => year.internal?.requests ?? null,
    }),
    internalAmountInCents: t.int({
      nullable: true,
      description: "What they got together; null when they were too few to say.",
      resolve: (year) => year.internal?.amountInCents ?? null,
    }),
  }),
});

builder.queryField("years", (t) =>
  t.field({
    description: "What the fund did, year by year, oldest first; only years whose results are published.",
    type: [Year],
    resolve: (_root, _args, { db, now }) => listYears(db, now),
  }),
);
