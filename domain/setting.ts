import { inLanguage, type Language, type Localized } from "#domain/language.ts";

/** What makes this installation one fund and not another. */
export type FundSettings = {
  /** What stands in bold in the logo ("Amandel"). */
  company: string;
  /** The other line of the logo ("Sociaal Fonds"). */
  fund: Localized;
  /** The whole name ("Amandel Sociaal Fonds"). */
  name: Localized;
  claim: Localized;
  email: string;
  phone: string;
  address: string;
  iban: string;
  accountHolder: string;
  /** Whose mailboxes are the company's; as long as no roster was imported, they decide who may log in. */
  mailDomains: string[];
  /** Whether the person who signs for an organisation is asked for their register number; that takes a legal basis. */
  asksRegisterNumber: boolean;
  /** Whom people in trouble can call at any hour, beside the fund. */
  helplines: Helpline[];
  /** Support that has no page in the catalogue, by year, and internal support per year (never per person). */
  history: YearFigures[];
};

export type Helpline = {
  name: string;
  phone: string;
  /** Where it can be called, at what cost and when. */
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

/** The two lines beside the mark, and which of them is the company's, in bold: French says it last. */
export type Brand = { lines: readonly [string, string]; isCompanyLast: boolean };

/** The lines in the order of the whole name. */
export function brandOf({ company, fund, name }: { company: string; fund: string; name: string }): Brand {
  const isCompanyLast = fund !== "" && name.endsWith(` ${company}`);
  return { lines: isCompanyLast ? [fund, company] : [company, fund], isCompanyLast };
}

/** The lines in one language. */
export function brandIn({ company, fund, name }: FundSettings, language: Language): Brand {
  return brandOf({ company, fund: inLanguage(fund, language), name: inLanguage(name, language) });
}
