import type { Language } from "#domain/language.ts";
import { listedFields } from "#domain/login.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { addJob } from "#server/actions/job.ts";
import { countTry } from "#server/actions/limit.ts";
import { queueMail } from "#server/actions/mail.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import type { Context } from "#server/context.ts";
import { and, eq, isNull } from "#server/database/drizzle.ts";
import { people } from "#server/database/tables/person.ts";

type ListedRequest = { email: string; language: Language };

const limits = { network: 60, mail: 3, minutes: 60 } as const;

/** Asks whether an address is on the list. Only its mailbox learns the answer; every response is the same. */
export async function askIfListed(context: Context, { email, language }: ListedRequest): Promise<void> {
  const { db, now, secret } = context;
  refuse(invalidForm(checkFields(listedFields, { email })));
  const address = email.trim().toLowerCase();
  const { minutes } = limits;
  await countTry(context, { key: `listed from ${context.network()}`, most: limits.network, minutes });
  await countTry(context, { key: `listed ${secret.hash("limit", address)}`, most: limits.mail, minutes });
  await addJob({ db, now }, { kind: "tellIfListed", payload: { email: address, language } });
}

/** Mails people on the list that they are on it. */
export async function tellIfListed(
  { db, now, publicUrl }: Pick<Context, "db" | "now" | "publicUrl">,
  { email, language }: ListedRequest,
): Promise<void> {
  const [person] = await db
    .select()
    .from(people)
    .where(and(isNull(people.leftAt), eq(people.email, email)));
  if (!person?.email) return;
  const { firstname, lastname } = person;
  const address = pageAddress(publicUrl, language, "/login").href;
  const values = { firstname, lastname, address };
  await queueMail({ db, now }, { template: "you-are-listed", recipient: person.email, language, values });
}
