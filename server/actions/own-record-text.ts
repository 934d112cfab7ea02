import { inLanguage } from "#domain/language.ts";
import { type OwnRecordKind, ownRecordKinds } from "#domain/own-record.ts";
import { isListed, type RosterPerson } from "#domain/roster.ts";
import { brandIn, type FundSettings } from "#domain/setting.ts";
import { compileSpeech } from "#i18n/compiled.ts";
import { account as accountEn } from "#i18n/en/account.ts";
import { card as cardEn } from "#i18n/en/card.ts";
import { contact as contactEn } from "#i18n/en/contact.ts";
import { donate as donateEn } from "#i18n/en/donate.ts";
import { dossierField as dossierFieldEn } from "#i18n/en/dossier-field.ts";
import { dossierState as dossierStateEn } from "#i18n/en/dossier-state.ts";
import { ownRecord as ownRecordEn } from "#i18n/en/own-record.ts";
import { role as roleEn } from "#i18n/en/role.ts";
import { account as accountFr } from "#i18n/fr/account.ts";
import { card as cardFr } from "#i18n/fr/card.ts";
import { contact as contactFr } from "#i18n/fr/contact.ts";
import { donate as donateFr } from "#i18n/fr/donate.ts";
import { dossierField as dossierFieldFr } from "#i18n/fr/dossier-field.ts";
import { dossierState as dossierStateFr } from "#i18n/fr/dossier-state.ts";
import { ownRecord as ownRecordFr } from "#i18n/fr/own-record.ts";
import { role as roleFr } from "#i18n/fr/role.ts";
import { locales } from "#i18n/locale.ts";
import { account as accountNl } from "#i18n/nl/account.ts";
import { card as cardNl } from "#i18n/nl/card.ts";
import { contact as contactNl } from "#i18n/nl/contact.ts";
import { donate as donateNl } from "#i18n/nl/donate.ts";
import { dossierField as dossierFieldNl } from "#i18n/nl/dossier-field.ts";
import { dossierState as dossierStateNl } from "#i18n/nl/dossier-state.ts";
import { ownRecord as ownRecordNl } from "#i18n/nl/own-record.ts";
import { role as roleNl } from "#i18n/nl/role.ts";
import { pageAddress, typedAddress } from "#server/actions/page-address.ts";
import type { RecordPaper, RecordPart } from "#server/platform/print/record.ts";

const catalogues = {
  nl: {
    ...accountNl,
    ...cardNl,
    ...contactNl,
    ...donateNl,
    ...dossierFieldNl,
    ...dossierStateNl,
    ...ownRecordNl,
    ...roleNl,
  },
  en: {
    ...accountEn,
    ...cardEn,
    ...contactEn,
    ...donateEn,
    ...dossierFieldEn,
    ...dossierStateEn,
    ...ownRecordEn,
    ...roleEn,
  },
  fr: {
    ...accountFr,
    ...cardFr,
    ...contactFr,
    ...donateFr,
    ...dossierFieldFr,
    ...dossierStateFr,
    ...ownRecordFr,
    ...roleFr,
  },
};

/** The key of a text in the file with someone's own data. */
export type OwnRecordText = keyof (typeof catalogues)["nl"];

/** The texts of that file in each language. */
export const ownRecordSpeech = compileSpeech(catalogues);

type Told = {
  owner: RosterPerson;
  now: Date;
  publicUrl: URL;
  fund: FundSettings;
  recordsOf(kind: OwnRecordKind): RecordPart["records"];
};

/** Describes the file with everything we keep about someone, in their language. */
export function ownRecordPaper({ owner, now, publicUrl, fund, recordsOf }: Told): RecordPaper {
  const { language, employeeId } = owner;
  const { text, format } = ownRecordSpeech[language];
  const name = `${owner.firstname} ${owner.lastname}`;
  const fundName = inLanguage(fund.name, language);
  const address = typedAddress(pageAddress(publicUrl, language, "/contact"));
  return {
    title: text("ownRecord.title", { fund: fundName }),
    locale: locales[language],
    madeAt: now,
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
