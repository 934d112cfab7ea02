import { printedCode } from "#domain/code.ts";
import { type FundLists, itemName } from "#domain/fund-list.ts";
import { firstOffered, inLanguage, type Language } from "#domain/language.ts";
import type { RosterPerson } from "#domain/roster.ts";
import { brandIn, type FundSettings } from "#domain/setting.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { locales } from "#i18n/locale.ts";
import { pageAddress, typedAddress } from "#server/actions/page-address.ts";
import type { AccessLetter } from "#server/platform/print/access-letter.ts";

const catalogues = await readCatalogues("site", "document");

const sentences = compileSentences(catalogues);

type Letter = {
  person: RosterPerson;
  lists: FundLists;
  code: string;
  fund: FundSettings;
  publicUrl: URL;
  now: Date;
};

/** Writes a person's letter in their language. */
export function letterText({ person, lists, code, fund, publicUrl, now }: Letter): AccessLetter {
  const { firstname, lastname, branch, employeeId } = person;
  const language = firstOffered([person.language], fund.languages);
  const { text, format } = sentences[language];
  const name = inLanguage(fund.name, language);
  const login = pageAddress(publicUrl, language, "/login/letter");
  return {
    locale: locales[language],
    brand: brandIn(fund, language),
    date: format.longDate(now),
    addressee: [
      `${firstname} ${lastname}`,
      itemName(lists.branches, branch, language),
      text("letter.employeeId", { employeeId }),
    ],
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
  const title = sentences[language].text("letter.title", { fund: inLanguage(fund.name, language) });
  return { title, locale: locales[language] };
}
