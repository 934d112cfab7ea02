import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { correctPerson } from "#server/actions/roster.ts";
import { builder, LanguageEnum } from "#server/api/system/builder.ts";
import { EmploymentStatusEnum } from "#server/api/system/person.ts";

// The list itself is a file that is sent to `POST /office/roster/import`.

const PersonCorrection = builder.inputType("PersonCorrection", {
  description: "The data of one person on the staff list.",
  fields: (t) => ({
    employeeId: t.string({ description: "Eight digits." }),
    firstname: t.string({ description: "First name." }),
    lastname: t.string({ description: "Name." }),
    email: t.string({ required: false, description: "Email address; none without a mailbox." }),
    branch: t.string({ description: "The code of the branch where they work." }),
    department: t.string({ required: false, description: "The code of their department; none for retired people." }),
    employmentStatus: t.field({ type: EmploymentStatusEnum, description: "Their relation to the company." }),
    language: t.field({ type: LanguageEnum, description: "The language in which the fund writes to them." }),
  }),
});

builder.mutationField("correctPerson", (t) =>
  t.boolean({
    description:
      "Corrects the data of one person on the staff list, until the next import. For coordinators and operators; only operators change the email address and employee ID of a person with a role.",
    args: {
      id: t.arg.id(),
      revision: t.arg.int({ description: "The `revision` of the data that the correction is based on." }),
      person: t.arg({ type: PersonCorrection }),
    },
    resolve: async (_root, { id, revision, person: { email = null, department = null, ...person } }, context) => {
      refuse(checkId(id));
      await correctPerson(context, { id, revision, email, department, ...person });
      return true;
    },
  }),
);
