import type { Localized } from "#domain/language.ts";

/** What makes this installation one fund and not another. */
export type FundSettings = {
  /** First line of the name in the logo ("Amandel"). */
  company: string;
  /** Second line of the name in the logo ("Sociaal Fonds"). */
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
  /** Support that has no page in the catalogue, by year, and internal support per year (never per person). */
  history: YearFigures[];
};

export type YearFigures = {
  year: number;
  projects: number;
  amountInCents: number;
  internalRequests: number;
  internalAmountInCents: number;
};
