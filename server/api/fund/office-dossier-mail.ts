import { recipientOf } from "#server/actions/correspondent.ts";
import { builder } from "#server/api/fund/builder.ts";
import { OfficeDossier } from "#server/api/fund/office-dossier.ts";
import { isLastMailUndelivered } from "#server/database/queries/mail.ts";

builder.objectField(OfficeDossier, "hasUndeliveredMail", (t) =>
  t.boolean({
    nullable: true,
    description: "Whether the last mail to its applicant about a dossier was not delivered.",
    resolve: async (dossier, _args, context) => {
      const { applicant, isConfidential } = dossier;
      const recipient = recipientOf(context.secret, dossier, applicant);
      return recipient !== null && isLastMailUndelivered(context.db, { recipient, isConfidential });
    },
  }),
);
