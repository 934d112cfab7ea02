import { messageTopics } from "#domain/message.ts";
import { sendMessage } from "#server/actions/message.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { signArgs, signsOf } from "#server/api/fund/robot.ts";

/** The topic of a message. */
export const MessageTopicEnum = builder.enumType("MessageTopic", {
  description: "The topic of a message to the fund's office.",
  values: messageTopics,
});

builder.mutationField("sendMessage", (t) =>
  t.boolean({
    description:
      "Sends a message to the fund's office, which answers by mail. Answers true once it is stored. The problem is " +
      "`form.invalid` for wrong fields, `robot.…` for a suspected robot, and `limit.tooMany` for too many messages.",
    args: {
      topic: t.arg({ type: MessageTopicEnum, description: "The kind of conversation." }),
      name: t.arg.string({ description: "The name of the sender." }),
      email: t.arg.string({ description: "The email address that the answer goes to." }),
      text: t.arg.string({ description: "The message." }),
      language: t.arg({ type: LanguageEnum, description: "The language of the answer." }),
      ...signArgs,
    },
    resolve: async (_root, args, context) => {
      await sendMessage(context, { ...args, ...signsOf(args) });
      return true;
    },
  }),
);
