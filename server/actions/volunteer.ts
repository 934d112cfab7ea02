import { randomUUID } from "node:crypto";
import { defaultLanguage, firstOffered, inLanguage, type Language } from "#domain/language.ts";
import { checkOffer } from "#domain/offer.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkRobot, type RobotSigns } from "#domain/robot.ts";
import { checkFields } from "#domain/rules.ts";
import { manyLines, oneLine } from "#domain/typed-text.ts";
import { volunteerFields } from "#domain/volunteer.ts";
import { formats } from "#i18n/format.ts";
import { queueMail } from "#server/actions/mail.ts";
import { countWriting } from "#server/actions/message.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import type { Context } from "#server/context.ts";
import { findOffer, type OfferRow } from "#server/database/queries/offer.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { volunteers } from "#server/database/tables/volunteer.ts";

type NewVolunteer = RobotSigns & {
  /** The slug of the offer. */
  offer: string;
  name: string;
  email: string;
  phone: string;
  text: string;
  /** The language in which the volunteer reads the site and gets an answer. */
  language: Language;
};

/** Stores an offer of help; tells the organisation who, the office only that, and the volunteer what is next. */
export async function offerHelp(context: Context, { trap, seconds, language, ...typed }: NewVolunteer): Promise<void> {
  const { db, now, publicUrl } = context;
  const volunteer = {
    name: oneLine(typed.name),
    email: oneLine(typed.email),
    phone: oneLine(typed.phone),
    text: manyLines(typed.text),
  };
  refuse(invalidForm(checkFields(volunteerFields, volunteer)));
  refuse(checkRobot({ trap, seconds, ...volunteer }));
  await countWriting(context, "help", volunteer.email);

  const { email: office, languages } = await getFundSettings(db);
  await db.transaction(async (db) => {
    const offer = await getOpenOffer({ db, now }, typed.offer);
    const { organisation } = offer;
    await db.insert(volunteers).values({
      id: randomUUID(),
      offerId: offer.id,
      ...volunteer,
      phone: volunteer.phone || null,
      language,
      offeredAt: now,
    });

    const about = (reader: Language) => ({
      title: inLanguage(offer.title, reader),
      address: pageAddress(publicUrl, reader, `/volunteer/${offer.slug}#help`).href,
    });
    const { email } = volunteer;
    const whoAndWhat = { ...volunteer, writtenIn: language };
    if (organisation.email) {
      // The organisation probably reads the first language of the offer best.
      const reader = firstOffered(offer.languages, languages);
      const values = { ...about(reader), ...whoAndWhat };
      await queueMail(
        { db, now },
        { template: "help-offered", recipient: organisation.email, language: reader, replyTo: email, values },
      );
    }
    if (office) {
      const facts = { ...about(defaultLanguage), organisation: organisation.name };
      const mail = { recipient: office, language: defaultLanguage };
      await (organisation.email
        ? queueMail({ db, now }, { ...mail, template: "help-noted", values: facts })
        : queueMail(
            { db, now },
            { ...mail, template: "help-to-pass-on", replyTo: email, values: { ...facts, ...whoAndWhat } },
          ));
    }
    await queueMail(
      { db, now },
      {
        template: "help-received",
        recipient: email,
        language,
        values: { ...about(language), ...momentOf(offer, language, publicUrl), organisation: organisation.name },
      },
    );
  });
}

async function getOpenOffer({ db, now }: Pick<Context, "db" | "now">, slug: string): Promise<OfferRow> {
  const offer = await findOffer(db, slug);
  const problem = checkOffer(offer, now);
  if (problem || !offer) throw new Refusal(problem ?? { code: "offer.over" });
  return offer;
}

/** Formats the moment; for an offer on one date the mail links to its calendar file instead of the page. */
function momentOf({ slug, moment, startsAt, endsAt }: OfferRow, language: Language, publicUrl: URL) {
  if (moment || !startsAt) return { moment: moment ? inLanguage(moment, language) : "", isDated: 0 as const };
  const { weekdayDate, time } = formats(language);
  const until = endsAt ? `–${time(endsAt)}` : "";
  return {
    moment: `${weekdayDate(startsAt)}, ${time(startsAt)}${until}`,
    isDated: 1 as const,
    address: pageAddress(publicUrl, language, `/volunteer/${slug}.ics`).href,
  };
}
