import { randomInt, randomUUID } from "node:crypto";
import { checkId, isSlug } from "#domain/id.ts";
import { inLanguage, type Language } from "#domain/language.ts";
import { type GiftAccount, giftAccount, pledgeFields } from "#domain/pledge.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { makeStructuredCommunication, mostReferences } from "#domain/structured-communication.ts";
import { oneLine } from "#domain/typed-text.ts";
import { countTry } from "#server/actions/limit.ts";
import { queueMail } from "#server/actions/mail.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { findGiftProject, findPledge, type PledgeRow } from "#server/database/queries/pledge.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { pledges } from "#server/database/tables/pledge.ts";

/** The fields of the form that announces a gift. */
export type NewPledge = {
  amountInCents: number;
  /** The slug of the project; null for the fund as a whole. */
  project: string | null;
  name: string | null;
  email: string | null;
  language: Language;
  /** The form makes this key, so that the same form sent twice is one gift. */
  key: string | null;
};

type Row = typeof pledges.$inferInsert;

// A whole office may share one network, so these limits are far above what people do and far below what a robot could.
const perNetwork = { most: 40, minutes: 10 };
const mailsPerNetwork = { most: 20, minutes: 60 };
const mailsPerAddress = { most: 3, minutes: 24 * 60 };

/**
 * Announces a gift: stores it under its own reference, by which the bank's statement identifies the transfer, and mails
 * the details of the transfer if there is an address.
 */
export async function pledgeGift(context: Context, form: NewPledge, draw = drawNumber): Promise<PledgeRow> {
  const { db, now } = context;
  const name = oneLine(form.name ?? "") || null;
  const email = form.email?.trim() || null;
  const { amountInCents, language, key } = form;
  refuse(invalidForm(checkFields(pledgeFields, { amount: amountInCents, project: form.project, name, email })));
  refuse(key === null ? null : checkId(key));
  const account = giftAccount(await getFundSettings(db));
  if (!account) throw new Refusal({ code: "pledge.notOpen" });
  const project = form.project ? await findProjectToGiveTo(db, form.project) : null;

  const pledgeValues = { amountInCents, projectId: project?.id ?? null, name, email };
  const earlier = key ? await findSame(db, key, pledgeValues) : null;
  if (earlier) return earlier;
  await countTries(context, email);

  return db.transaction(async (db) => {
    const row = { ...pledgeValues, language, pledgedAt: now };
    let id = key ?? randomUUID();
    if (!(await insertPledge(db, { ...row, id }, draw))) {
      // The same form arrived twice at once, or it was changed and sent again; a changed form is another gift.
      const same = await findSame(db, id, pledgeValues);
      if (same) return same;
      id = randomUUID();
      await insertPledge(db, { ...row, id }, draw);
    }
    const pledge = await findPledge(db, id);
    if (!pledge) throw new Error("The pledge was not stored");
    if (email) await queueThanks({ ...context, db }, { email, language }, pledge, account);
    return pledge;
  });
}

const drawNumber = () => randomInt(1, mostReferences + 1);

async function findProjectToGiveTo(db: Context["db"], slug: string) {
  const project = isSlug(slug) ? await findGiftProject(db, slug) : null;
  if (!project)
    throw new Refusal({ code: "form.invalid", fields: [{ field: "project", problem: { code: "rule.in" } }] });
  return project;
}

type PledgeValues = Pick<Row, "amountInCents" | "projectId" | "name" | "email">;

/** Finds the gift with this id, if it is exactly the same. */
async function findSame(db: Context["db"], id: string, pledgeValues: PledgeValues): Promise<PledgeRow | null> {
  const [row] = await db.select().from(pledges).where(eq(pledges.id, id));
  const names = Object.keys(pledgeValues) as (keyof PledgeValues)[];
  return row && names.every((name) => row[name] === pledgeValues[name]) ? findPledge(db, id) : null;
}

async function countTries(context: Context, email: string | null): Promise<void> {
  await countTry(context, { key: `pledge ${context.network()}`, ...perNetwork });
  if (!email) return;
  // Anyone can fill in anyone's address, so we limit the mails to one address.
  await countTry(context, { key: `pledge mail ${context.network()}`, ...mailsPerNetwork });
  try {
    await countTry(context, {
      key: `pledge mail to ${context.secret.hash("limit", mailbox(email))}`,
      ...mailsPerAddress,
    });
  } catch (error) {
    if (error instanceof Refusal) refuse({ code: "pledge.mailedEnough" });
    throw error;
  }
}

/** Normalises an address to its mailbox: `Anna+gift@…` is `anna@…`. */
function mailbox(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  return `${local.split("+")[0]}@${domain}`;
}

const mostDraws = 50;

/** Stores a gift under an unused reference; false if its id is taken. */
async function insertPledge(db: Context["db"], row: Omit<Row, "reference">, draw: () => number): Promise<boolean> {
  for (let drawn = 0; drawn < mostDraws; drawn++) {
    const reference = makeStructuredCommunication(draw());
    // If two draw the same number at once, the second waits here and then draws another.
    const storedRows = await db
      .insert(pledges)
      .values({ ...row, reference })
      .onConflictDoNothing()
      .returning({ id: pledges.id });
    if (storedRows.length > 0) return true;
    if ((await db.$count(pledges, eq(pledges.id, row.id))) > 0) return false;
  }
  throw new Error(`No free reference was found in ${mostDraws} draws`);
}

type Reader = { email: string; language: Language };

function queueThanks(context: Context, { email, language }: Reader, pledge: PledgeRow, account: GiftAccount) {
  const { id, amountInCents, reference, project } = pledge;
  return queueMail(context, {
    template: "pledge-thanks",
    recipient: email,
    language,
    values: {
      amountInCents,
      reference,
      ...account,
      project: project ? inLanguage(project.title, language) : "",
      address: pageAddress(context.publicUrl, language, `/donate/thank-you?gift=${id}`).href,
    },
  });
}
