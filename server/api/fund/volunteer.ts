import { offerHelp } from "#server/actions/volunteer.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { signArgs, signsOf } from "#server/api/fund/robot.ts";

builder.mutationField("offerHelp", (t) =>
  t.boolean({
    description:
      "Tells an organisation that someone wants to help. Answers true once it is stored. The problem is `offer.over` if " +
      "the offer can no longer be answered; the other problems are those of `sendMessage`.",
    args: {
      offer: t.arg.string({ description: "The slug of the offer." }),
      name: t.arg.string({ description: "The name of the volunteer." }),
      email: t.arg.string({ description: "The email address that the organisation writes to." }),
      phone: t.arg.string({ required: false, description: "The telephone number that the organisation may call." }),
      text: t.arg.string({ required: false, description: "A message of the volunteer." }),
      language: t.arg({ type: LanguageEnum, description: "The language of the confirmation." }),
      ...signArgs,
    },
    resolve: async (_root, args, context) => {
      await offerHelp(context, { ...args, phone: args.phone ?? "", text: args.text ?? "", ...signsOf(args) });
      return true;
    },
  }),
);
