import { inLanguage, type Language } from "#domain/language.ts";
import { mayDo } from "#domain/permission.ts";
import { brandIn } from "#domain/setting.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { locales } from "#i18n/locale.ts";
import { meetingLine } from "#i18n/meeting-line.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { type MinutesLine, type MinutesPart, readMinutes } from "#server/actions/meeting-minutes.ts";
import { getPaperLook } from "#server/actions/paper-look.ts";
import type { Context } from "#server/context.ts";
import { findCall } from "#server/database/queries/call.ts";
import { findMeeting, listSeats } from "#server/database/queries/meeting.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { printRecords, type RecordLine } from "#server/platform/print/record.ts";

const sentences = compileSentences(await readCatalogues("site", "document", "decisions", "meeting"));

type Wanted = { callSlug: string; part: MinutesPart; language: Language };

/**
 * Finds the minutes of a meeting as a file, with what the current user may read. Null without a meeting, for people who
 * do not take part, and for a closed part in which they may read nothing.
 */
export async function findMinutes(context: Context, { callSlug, part, language }: Wanted) {
  const { db, me, now } = context;
  if (!me || !mayDo(me, "attendMeeting")) return null;
  const call = await findCall(db, callSlug);
  const meeting = call && (await findMeeting(db, call.id));
  if (!call || !meeting) return null;
  const lines = await readMinutes(context, meeting.id, [part]);
  if (part === "closed" && lines.length === 0) return null;
  const { text, format } = sentences[language];
  return {
    // The name has no title and no person's name, because others may see a list of downloads.
    name: `minutes-${callSlug}-${part}.pdf`,
    print: async () => {
      await recordAudit(context, { act: "print_minutes", subject: `call ${call.id}` });
      const fund = await getFundSettings(db);
      const fundName = inLanguage(fund.name, language);
      const heading = text("meeting.paper.title", { call: inLanguage(call.title, language) });
      const seats = (await listSeats(db, meeting.id)).map(({ firstname, lastname }) => `${firstname} ${lastname}`);
      return printRecords({
        title: heading,
        locale: locales[language],
        madeAt: now,
        look: await getPaperLook(db),
        brand: brandIn(fund, language),
        heading,
        facts: [
          [text("meeting.title"), format.dateTime(meeting.openedAt)],
          [text("meeting.paper.present"), seats.join(", ")],
        ],
        paragraphs: [text("meeting.paper.about", { name: `${me.firstname} ${me.lastname}`, at: format.dateTime(now) })],
        parts: [
          {
            heading: text(`meeting.paper.${part}`),
            none: text("meeting.paper.none"),
            records: inRecords(lines, language),
          },
        ],
        countsPages: true,
        foot: (page, pages) => [`${heading} · ${fundName}`, text("dossierPaper.page", { number: page, pages })],
      });
    },
  };
}

/** Puts the lines about one dossier together. */
async function* inRecords(lines: readonly MinutesLine[], language: Language): AsyncGenerator<RecordLine[]> {
  const { text, format } = sentences[language];
  let record: RecordLine[] = [];
  for (const line of lines) {
    if (["opened", "discussed", "ended"].includes(line.kind) && record.length > 0) {
      yield record;
      record = [];
    }
    const { votesFor, votesAgainst, votesAbstained, remark } = line;
    const hands =
      votesFor === null
        ? ""
        : text("meeting.hands", { for: votesFor, against: votesAgainst ?? 0, abstained: votesAbstained ?? 0 });
    const said = [meetingLine(line, { text, format }), hands, remark].filter(Boolean).join("\n");
    record.push([format.dateTime(line.at), said]);
  }
  if (record.length > 0) yield record;
}
