import { inLanguage } from "#domain/language.ts";
import { type OwnRecordKind, ownRecordKinds } from "#domain/own-record.ts";
import { isListed, type RosterPerson } from "#domain/roster.ts";
import { brandIn, type FundSettings } from "#domain/setting.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { locales } from "#i18n/locale.ts";
import { pageAddress, typedAddress } from "#server/actions/page-address.ts";
import type { PaperLook } from "#server/platform/print/paper.ts";
import type { RecordPaper, RecordPart } from "#server/platform/print/record.ts";

const catalogues = await readCatalogues(
  "site",
  "public",
  "donate",
  "submission",
  "dossier-form",
  "account",
  "document",
);

/** The key of a text in the file with someone's own data. */
export type OwnRecordText = keyof (typeof catalogues)["nl"];

/** The texts of that file in each language. */
export const ownRecordSentences = compileSentences(catalogues);

type OwnRecords = {
  owner: RosterPerson;
  now: Date;
  publicUrl: URL;
  fund: FundSettings;
  look: PaperLook;
  recordsOf(kind: OwnRecordKind): RecordPart["records"];
};

/** Describes the file with everything we keep about someone, in their language. */
export function ownRecordPaper({ owner, now, publicUrl, fund, look, recordsOf }: OwnRecords): RecordPaper {
  const { language, employeeId } = owner;
  const { text, format } = ownRecordSentences[language];
  const name = `${owner.firstname} ${owner.lastname}`;
  const fundName = inLanguage(fund.name, language);
  const address = typedAddress(pageAddress(publicUrl, language, "/contact"));
  return {
    title: text("ownRecord.title", { fund: fundName }),
    locale: locales[language],
    madeAt: now,
    look,
    brand: brandIn(fund, language),
    heading: text("account.data"),
    facts: [
      [text("account.name"), name],
      ...(isListed(owner) ? [[text("account.employeeId"), employeeId] as const] : []),
      [text("ownRecord.madeAt"), format.dateTime(now)],
      [text("ownRecord.fund"), fundName],
    ],
    paragraphs: [text("ownRecord.intro"), text("ownRecord.without"), `${text("ownRecord.wrong")}\n${address}`],
    parts: ownRecordKinds.map((kind) => ({
      heading: text(`account.record.${kind}`),
      none: text("ownRecord.none"),
      records: recordsOf(kind),
    })),
    foot: (number) => [`${name} · ${format.longDate(now)} · ${fundName}`, text("ownRecord.page", { number })],
  };
}
