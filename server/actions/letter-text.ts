import { printedCode } from "#domain/code.ts";
import { inLanguage, type Language, languages, pathPrefix } from "#domain/language.ts";
import type { RosterPerson } from "#domain/roster.ts";
import { brandIn, type FundSettings } from "#domain/setting.ts";
import { compileText } from "#i18n/compiled.ts";
import { card as cardEn } from "#i18n/en/card.ts";
import { letter as letterEn } from "#i18n/en/letter.ts";
import { login as loginEn } from "#i18n/en/login.ts";
import { formats } from "#i18n/format.ts";
import { card as cardFr } from "#i18n/fr/card.ts";
import { letter as letterFr } from "#i18n/fr/letter.ts";
import { login as loginFr } from "#i18n/fr/login.ts";
import { locales } from "#i18n/locale.ts";
import { card as cardNl } from "#i18n/nl/card.ts";
import { letter as letterNl } from "#i18n/nl/letter.ts";
import { login as loginNl } from "#i18n/nl/login.ts";
import type { Text } from "#i18n/text.ts";
import type { AccessLetter } from "#server/platform/print/access-letter.ts";

const catalogues = {
  nl: { ...cardNl, ...loginNl, ...letterNl },
  en: { ...cardEn, ...loginEn, ...letterEn },
  fr: { ...cardFr, ...loginFr, ...letterFr },
};

const texts = Object.fromEntries(
  languages.map((language) => [language, compileText(language, catalogues[language])]),
) as Record<Language, Text<keyof (typeof catalogues)["nl"]>>;

type Letter = { person: RosterPerson; code: string; fund: FundSettings; publicUrl: URL; now: Date };

/** What a person's letter says, in their language. */
export function letterText({ person, code, fund, publicUrl, now }: Letter): AccessLetter {
  const { language, firstname, lastname, branch, employeeId } = person;
  const text = texts[language];
  const name = inLanguage(fund.name, language);
  const pageAt = (path: string) => new URL(pathPrefix[language] + path, publicUrl);
  const login = pageAt("/login/letter");
  return {
    locale: locales[language],
    brand: brandIn(fund, language),
    date: formats(language).longDate(now),
    addressee: [`${firstname} ${lastname}`, text(`branch.${branch}`), text("letter.employeeId", { employeeId })],
    heading: text("letter.heading"),
    paragraphs: [text("letter.greeting", { firstname }), text("letter.intro")],
    code: {
      label: text("letter.code"),
      printed: printedCode(code),
      hint: text("letter.code.hint", { address: typed(login) }),
    },
    // Behind the hash sign no server and no log sees it.
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
        lines: [text("letter.help.text"), fund.phone, fund.email, typed(pageAt("/contact"))].filter(Boolean),
      },
    ],
    footer: [name, fund.address].filter(Boolean).join(" · "),
  };
}

/** What all letters together are called. */
export function lettersTitle(fund: FundSettings, language: Language): { title: string; locale: string } {
  const title = texts[language]("letter.title", { fund: inLanguage(fund.name, language) });
  return { title, locale: locales[language] };
}

/** An address as people type it. */
function typed(address: URL): string {
  return address.host + address.pathname;
}
