import { randomUUID } from "node:crypto";
import type { Consent, ConsentChoices } from "#domain/consent.ts";
import type { Language } from "#domain/language.ts";
import { countTry, isWithin } from "#server/actions/limit.ts";
import type { Context } from "#server/context.ts";
import { listPageVersions } from "#server/database/queries/page.ts";
import { consents } from "#server/database/tables/consent.ts";

type NewConsent = { choices: ConsentChoices; language: Language };

/** Stores proof of a choice on cookies: the choice, the moment, the language and the policy of that moment. */
export async function giveConsent(
  { db, now, network }: Pick<Context, "db" | "now" | "network">,
  { choices: sentChoices, language }: NewConsent,
): Promise<Consent> {
  const limit = { key: `consent ${network()}`, most: 600, minutes: 60 };
  // A whole company may share one network. Rejecting must always work, and it needs no proof.
  const isRejecting = !Object.values(sentChoices).includes(true);
  if (!isRejecting) await countTry({ db, now }, limit);
  const isProven = !isRejecting || (await isWithin({ db, now }, limit));
  const [policy] = await listPageVersions(db, "cookie-policy", 1);
  const id = randomUUID();
  // The API's object has no prototype, and the database library needs a plain object.
  const choices = { ...sentChoices };
  if (!isProven) return { id, choices, givenAt: now };
  await db.insert(consents).values({ id, choices, policyVersionId: policy?.id ?? null, language, givenAt: now });
  return { id, choices, givenAt: now };
}
