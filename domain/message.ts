import { email, max, oneOf, type Rules, required } from "#domain/rules.ts";

/** The topics of messages to the fund's office. */
export const messageTopics = ["question", "project", "vote", "donation", "volunteering", "privacy", "other"] as const;
export type MessageTopic = (typeof messageTopics)[number];

/** Tells whether a text names one of the topics. */
export function isMessageTopic(value: unknown): value is MessageTopic {
  return messageTopics.includes(value as MessageTopic);
}

/** The most characters of a message. */
export const longestMessage = 4000;

/** The contact form, in the order of the form. */
export const messageFields = {
  topic: [required, oneOf(messageTopics)],
  name: [required, max(120)],
  email: [required, email, max(200)],
  text: [required, max(longestMessage)],
} satisfies Rules;
