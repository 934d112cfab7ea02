import { createHash } from "node:crypto";
import { brusselsTime, lastMinute } from "#domain/brussels-time.ts";
import { inLanguage, isLanguage, type Language } from "#domain/language.ts";
import { calendarSentences } from "#server/actions/calendar-text.ts";
import { type Calendar, type CalendarEvent, writeCalendar } from "#server/api/calendar-format.ts";
import { addressOf, type Site } from "#server/api/site.ts";
import type { Database } from "#server/database/open.ts";
import { type CallRow, listCalls } from "#server/database/queries/call.ts";
import { findOffer } from "#server/database/queries/offer.ts";
import { getFundSettings, listLanguages } from "#server/database/queries/setting.ts";
import { answerDocument, isReading } from "#server/platform/http/document.ts";
import type { Handler } from "#server/platform/http/server.ts";

type Options = { db: Database; site: Site; clock: () => Date };

/**
 * Answers `/calendar/{language}.ics`, the dates of the calls for those who follow them in their own calendar, and
 * `/volunteer/{slug}.ics` in each language of the fund, the day on which volunteers are needed.
 */
export function createCalendarHandler(options: Options): Handler {
  return async (incoming) => {
    const [, path, file = ""] = /^(\/[a-z/]+)\/([a-z0-9-]+)\.ics$/.exec(incoming.path) ?? [];
    if (!path || !isReading(incoming)) return false;
    const languages = await listLanguages(options.db);
    const language = languages.find((offered) => path === options.site.pathIn(offered, "/volunteer"));
    const calendar =
      path === "/calendar" && isLanguage(file, languages)
        ? await callCalendar(file, options)
        : language && (await offerCalendar(file, language, options));
    if (!calendar) return false;
    incoming.response.setHeader("content-disposition", `attachment; filename="${file}.ics"`);
    return answerDocument(incoming, {
      type: "text/calendar; charset=utf-8",
      body: writeCalendar(calendar, options.clock()),
      // The file also has the time of writing, which must not change the version.
      version: createHash("sha256").update(JSON.stringify(calendar)).digest("base64url"),
    });
  };
}

/** How long the dates of a call stay in the calendar after its last one. */
const keptDays = 400;

async function callCalendar(language: Language, { db, site, clock }: Options): Promise<Calendar> {
  const [fund, calls] = await Promise.all([getFundSettings(db), listCalls(db)]);
  const oldest = clock().getTime() - keptDays * 86_400_000;
  return {
    name: calendarSentences[language].text("calendar.name", { fund: inLanguage(fund.name, language) }),
    language,
    address: addressOf(site, language, "/"),
    events: calls
      .filter(({ awardsFrom }) => awardsFrom.getTime() > oldest)
      .flatMap((call) => callEvents(call, language, site)),
  };
}

const dates = [
  ["submissionsOpen", "since", "/submit-a-project"],
  ["submissionsClose", "until", "/submit-a-project"],
  ["votingOpens", "since", "/vote"],
  ["votingCloses", "until", "/vote"],
  ["resultsPublished", "since", "/projects"],
  ["awardsFrom", "since", "/projects"],
] as const;

function callEvents(call: CallRow, language: Language, site: Site): CalendarEvent[] {
  const { text, format } = calendarSentences[language];
  const title = inLanguage(call.title, language);
  return dates.flatMap(([name, side, page]) => {
    const instant = call[name];
    if (!instant) return [];
    const moment = side === "until" ? lastMinute(instant) : instant;
    const [day = "", time = ""] = brusselsTime(moment).split("T");
    // A phase that begins at midnight shows no hour.
    const since = time.startsWith("00:00") ? format.longDate(moment) : format.dateTime(moment);
    const when = side === "until" ? { until: format.until(instant) } : { moment: since };
    return {
      uid: `${name}-${call.id}@${site.publicUrl.hostname}`,
      day,
      title: text(`calendar.${name}`, { call: title }),
      description: text(`calendar.${side}`, when),
      address: addressOf(site, language, page),
    };
  });
}

async function offerCalendar(slug: string, language: Language, { db, site }: Options): Promise<Calendar | null> {
  const offer = await findOffer(db, slug);
  // A recurring offer has no single day, so it has no calendar file.
  if (!offer?.startsAt || offer.moment) return null;
  const [title, address] = [inLanguage(offer.title, language), addressOf(site, language, `/volunteer/${offer.slug}`)];
  return {
    name: title,
    language,
    address,
    events: [
      {
        uid: `offer-${offer.id}@${site.publicUrl.hostname}`,
        startsAt: offer.startsAt,
        endsAt: offer.endsAt ?? offer.startsAt,
        title,
        description: `${inLanguage(offer.task, language)}\n\n${address}`,
        place: `${offer.organisation.name}, ${offer.organisation.town}`,
        address,
      },
    ],
  };
}
