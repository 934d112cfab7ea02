import type { RequestBudget } from "#domain/request-budget.ts";
import { builder } from "#server/api/fund/builder.ts";
import { findRequestBudget } from "#server/database/queries/request-budget.ts";

const RequestBudgetRef = builder.objectRef<RequestBudget>("RequestBudget").implement({
  description: "The budget of requests for help in this calendar year. It warns and refuses nothing.",
  fields: (t) => ({
    year: t.exposeInt("year", { description: "The year." }),
    budgetInCents: t.exposeFloat("budgetInCents", { description: "The whole budget." }),
    givenInCents: t.exposeFloat("givenInCents", {
      description: "The sum of the grants that were released this year, loans too.",
    }),
    leftInCents: t.exposeFloat("leftInCents", { description: "The rest; below zero if too much was given." }),
  }),
});

builder.queryField("requestBudget", (t) =>
  t.field({
    type: RequestBudgetRef,
    nullable: true,
    description: "The budget of requests for help in this year and its rest; null if the fund set none.",
    resolve: (_root, _args, { db, now }) => findRequestBudget(db, now),
  }),
);
