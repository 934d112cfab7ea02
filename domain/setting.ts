import type { AnswerTerms } from "#domain/dossier-phase.ts";
import { inLanguage, type Language, type Localized, languages } from "#domain/language.ts";
import type { Quorum } from "#domain/meeting.ts";
import type { Retention } from "#domain/retention.ts";

/** The two colours of a fund's brand, as `#rrggbb`; all other colours of the site are derived from them. */
export type BrandColours = { primary: string; accent: string };

/** The settings of the fund of this installation. */
export type FundSettings = {
  /** The languages of the site; the default language is one of them. */
  languages: Language[];
  colours: BrandColours;
  /** The bold line of the logo. */
  company: string;
  /** The other line of the logo ("Sociaal Fonds"). */
  fund: Localized;
  /** The whole name: both lines, in the order of the language. */
  name: Localized;
  claim: Localized;
  email: string;
  phone: string;
  address: string;
  iban: string;
  accountHolder: string;
  /** The company's mail domains, which decide who may log in as long as no roster was imported. */
  mailDomains: string[];
  /** Whether the form asks the register number of the person who signs for an organisation; needs a legal basis. */
  asksRegisterNumber: boolean;
  /** The departments whose people never read requests for help: those of human resources. */
  humanResources: string[];
  /** Within how many working days the committee answers a request for help. */
  terms: AnswerTerms;
  /** The amount for requests for help per calendar year; null if the fund set none. */
  requestBudgetInCents: number | null;
  /** How many members must be present to decide in a meeting. */
  quorum: Quorum;
  /** How many months the fund keeps each kind of record. */
  retention: Retention;
  /** Helplines for people in trouble, besides the fund. */
  helplines: Helpline[];
  /** Support that has no page in the catalogue, by year, and internal support per year (never per person). */
  history: YearFigures[];
};

export type Helpline = {
  name: string;
  phone: string;
  /** The region, the cost and the hours. */
  about: Localized;
  /** The languages of the pages that show it: someone there speaks one of them. */
  languages: Language[];
};

export type YearFigures = {
  year: number;
  projects: number;
  amountInCents: number;
  internalRequests: number;
  internalAmountInCents: number;
};

/** The pictures of a fund: its mark, and the picture of pages that have none of their own when they are shared. */
export const fundPictureKinds = ["mark", "sharePicture"] as const;
export type FundPictureKind = (typeof fundPictureKinds)[number];

/** A picture as it is stored: its type, and its bytes as base64. */
export type FundPicture = { type: "image/svg+xml" | "image/png"; content: string };

/** The reasons for refusing a picture of the fund. */
export type FundPictureProblem =
  | { code: "picture.wrongType" }
  | { code: "picture.tooLarge"; kilobytes: number }
  | { code: "picture.notPlain" }
  | { code: "picture.damaged" }
  | { code: "picture.wrongSize"; width: number; height: number };

/** The most bytes of each picture. */
export const fundPictureBytes = { mark: 100_000, sharePicture: 1_000_000 } as const;

/** The size in pixels that social networks require of a picture for sharing. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The two lines of the logo, and which one is the company's, in bold: French puts it last. */
export type Brand = { lines: readonly [string, string]; isCompanyLast: boolean };

/** Gives the whole name of a fund in each language: French puts the company last. */
export function wholeName(company: string, fund: Localized): Localized {
  const inOne = (language: Language, name: string) => (language === "fr" ? `${name} ${company}` : `${company} ${name}`);
  const names = languages.flatMap((language) => {
    const name = fund[language];
    return name ? [[language, inOne(language, name)]] : [];
  });
  return { ...fund, ...Object.fromEntries(names) };
}

/** Gives the two lines of the logo in the order of the whole name. */
export function brandOf({ company, fund, name }: { company: string; fund: string; name: string }): Brand {
  const isCompanyLast = fund !== "" && name.endsWith(` ${company}`);
  return { lines: isCompanyLast ? [fund, company] : [company, fund], isCompanyLast };
}

/** Gives the two lines of the logo in one language. */
export function brandIn({ company, fund, name }: FundSettings, language: Language): Brand {
  return brandOf({ company, fund: inLanguage(fund, language), name: inLanguage(name, language) });
}
