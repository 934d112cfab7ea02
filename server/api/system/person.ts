import { branches, employmentStatuses } from "#domain/person.ts";
import { builder, LanguageEnum } from "#server/api/system/builder.ts";
import type { Me as MeShape } from "#server/context.ts";

const BranchEnum = builder.enumType("Branch", { description: "Where an employee works.", values: branches });
const EmploymentStatusEnum = builder.enumType("EmploymentStatus", {
  description: "How someone belongs to the company.",
  values: employmentStatuses,
});

const Me = builder.objectRef<MeShape>("Me").implement({
  description: "The person who is looking.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Stays the same for good." }),
    firstname: t.exposeString("firstname", { description: "First name." }),
    lastname: t.exposeString("lastname", { description: "Name." }),
    branch: t.expose("branch", { type: BranchEnum, description: "Where they work." }),
    employmentStatus: t.expose("employmentStatus", { type: EmploymentStatusEnum, description: "Employed or retired." }),
    language: t.expose("language", { type: LanguageEnum, description: "The language they chose." }),
  }),
});

builder.queryField("me", (t) =>
  t.field({
    description: "Who is looking; null for a visitor.",
    type: Me,
    nullable: true,
    resolve: (_root, _args, { me }) => me,
  }),
);
