import { randomUUID } from "node:crypto";
import { defaultLanguage, type Language } from "#domain/language.ts";
import { type MessageTopic, messageFields } from "#domain/message.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkRobot, type RobotSigns } from "#domain/robot.ts";
import { checkFields } from "#domain/rules.ts";
import { manyLines, oneLine } from "#domain/typed-text.ts";
import { countTry } from "#server/actions/limit.ts";
import { queueMail } from "#server/actions/mail.ts";
import { openContactThread, threadAddress } from "#server/actions/thread-open.ts";
import type { Context } from "#server/context.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { messages } from "#server/database/tables/message.ts";

type NewMessage = RobotSigns & {
  topic: MessageTopic;
  name: string;
  email: string;
  text: string;
  /** The language in which the visitor reads the site and gets an answer. */
  language: Language;
};

/** Stores a visitor's message, mails it to the fund's office, and confirms to the visitor that it arrived. */
export async function sendMessage(context: Context, { trap, seconds, language, ...typed }: NewMessage): Promise<void> {
  const { db, now } = context;
  const message = {
    topic: typed.topic,
    name: oneLine(typed.name),
    email: oneLine(typed.email),
    text: manyLines(typed.text),
  };
  refuse(invalidForm(checkFields(messageFields, message)));
  refuse(checkRobot({ trap, seconds, ...message }));
  await countWriting(context, "message", message.email);

  const office = (await getFundSettings(db)).email;
  await db.transaction(async (db) => {
    const id = randomUUID();
    await db.insert(messages).values({ id, ...message, language, sentAt: now });
    const threadId = await openContactThread({ db, now }, id);
    // Without an address of its own, the fund finds messages in the inbox of its office and promises no answer.
    if (!office) return;
    const { topic, name, email, text } = message;
    const address = threadAddress(context, defaultLanguage, threadId);
    await queueMail(
      { db, now },
      {
        template: "message-to-office",
        recipient: office,
        language: defaultLanguage,
        replyTo: email,
        values: { topic, name, email, text, writtenIn: language, address },
      },
    );
    await queueMail({ db, now }, { template: "message-received", recipient: email, language, values: { topic } });
  });
}

/**
 * Counts one form of this kind from this network and with this address, and refuses it if there were too many. A whole
 * company can share one network, but one address gets few mails, so nobody can fill a mailbox through us.
 */
export async function countWriting(context: Context, kind: string, email: string): Promise<void> {
  const address = context.secret.hash("limit", email.toLowerCase());
  await countTry(context, { key: `${kind} from ${context.network()}`, most: 20, minutes: 60 });
  await countTry(context, { key: `${kind} by ${address}`, most: 5, minutes: 60 });
}
