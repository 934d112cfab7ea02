import { offerHelp } from "#server/actions/volunteer.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { signArgs, signsOf } from "#server/api/fund/robot.ts";

builder.mutationField("offerHelp", (t) =>
  t.boolean({
    description:
      "Tells an organisation that someone wants to help. True once it is kept; `offer.over` is the problem when the " +
      "offer can no longer be answered, and for the rest the same as for `sendMessage`.",
    args: {
      offer: t.arg.string({ description: "The slug of the offer." }),
      name: t.arg.string({ description: "Who wants to help." }),
      email: t.arg.string({ description: "Where the organisation writes to." }),
      phone: t.arg.string({ required: false, description: "Where the organisation may call." }),
      text: t.arg.string({ required: false, description: "What the volunteer wants to say." }),
      language: t.arg({ type: LanguageEnum, description: "The language of the confirmation." }),
      ...signArgs,
    },
    resolve: async (_root, args, context) => {
      await offerHelp(context, { ...args, phone: args.phone ?? "", text: args.text ?? "", ...signsOf(args) });
      return true;
    },
  }),
);
