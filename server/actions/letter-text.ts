import { printedCode } from "#domain/code.ts";
import { inLanguage, type Language } from "#domain/language.ts";
import type { RosterPerson } from "#domain/roster.ts";
import { brandIn, type FundSettings } from "#domain/setting.ts";
import { compileSpeech } from "#i18n/compiled.ts";
import { card as cardEn } from "#i18n/en/card.ts";
import { letter as letterEn } from "#i18n/en/letter.ts";
import { login as loginEn } from "#i18n/en/login.ts";
import { card as cardFr } from "#i18n/fr/card.ts";
import { letter as letterFr } from "#i18n/fr/letter.ts";
import { login as loginFr } from "#i18n/fr/login.ts";
import { locales } from "#i18n/locale.ts";
import { card as cardNl } from "#i18n/nl/card.ts";
import { letter as letterNl } from "#i18n/nl/letter.ts";
import { login as loginNl } from "#i18n/nl/login.ts";
import { pageAddress, typedAddress } from "#server/actions/page-address.ts";
import type { AccessLetter } from "#server/platform/print/access-letter.ts";

const catalogues = {
  nl: { ...cardNl, ...loginNl, ...letterNl },
  en: { ...cardEn, ...loginEn, ...letterEn },
  fr: { ...cardFr, ...loginFr, ...letterFr },
};

const speech = compileSpeech(catalogues);

type Letter = { person: RosterPerson; code: string; fund: FundSettings; publicUrl: URL; now: Date };

/** Writes a person's letter in their language. */
export function letterText({ person, code, fund, publicUrl, now }: Letter): AccessLetter {
  const { language, firstname, lastname, branch, employeeId } = person;
  const { text, format } = speech[language];
  const name = inLanguage(fund.name, language);
  const login = pageAddress(publicUrl, language, "/login/letter");
  return {
    locale: locales[language],
    brand: brandIn(fund, language),
    date: format.longDate(now),
    addressee: [`${firstname} ${lastname}`, text(`branch.${branch}`), text("letter.employeeId", { employeeId })],
    heading: text("letter.heading"),
    paragraphs: [text("letter.greeting", { firstname }), text("letter.intro")],
    code: {
      label: text("letter.code"),
      printed: printedCode(code),
      hint: text("letter.code.hint", { address: typedAddress(login) }),
    },
    // Browsers do not send the part after the hash sign, so no server or log sees the code.
    qr: { text: `${login.href}#code=${code}&id=${employeeId}`, alternative: text("letter.qr") },
    steps: {
      heading: text("letter.steps"),
      each: [
        text("letter.step.open"),
        text("letter.step.who"),
        text("letter.step.code", { button: text("login.title") }),
      ],
    },
    notes: [
      { heading: text("letter.keep"), lines: [text("letter.keep.text")] },
      {
        heading: text("letter.help"),
        lines: [
          text("letter.help.text"),
          fund.phone,
          fund.email,
          typedAddress(pageAddress(publicUrl, language, "/contact")),
        ].filter(Boolean),
      },
    ],
    footer: [name, fund.address].filter(Boolean).join(" · "),
  };
}

/** Gives the title of the file with all letters. */
export function lettersTitle(fund: FundSettings, language: Language): { title: string; locale: string } {
  const title = speech[language].text("letter.title", { fund: inLanguage(fund.name, language) });
  return { title, locale: locales[language] };
}
