import { messageTopics } from "#domain/message.ts";
import { sendMessage } from "#server/actions/message.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { signArgs, signsOf } from "#server/api/fund/robot.ts";

const MessageTopicEnum = builder.enumType("MessageTopic", {
  description: "What one can write to the fund's office about.",
  values: messageTopics,
});

builder.mutationField("sendMessage", (t) =>
  t.boolean({
    description:
      "Sends a message to the fund's office, which answers by mail. True once it is kept; what is wrong with it comes " +
      "as the problem `form.invalid`, what looks like a robot as `robot.…`, too many at once as `limit.tooMany`.",
    args: {
      topic: t.arg({ type: MessageTopicEnum, description: "What it is about." }),
      name: t.arg.string({ description: "Who writes." }),
      email: t.arg.string({ description: "Where the answer goes." }),
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
