import { createContext, use } from "react";
import type { FundListName } from "#domain/fund-list.ts";
import { defaultLanguage, type Language } from "#domain/language.ts";
import { brandOf } from "#domain/setting.ts";

/** An item of one of the fund's lists, in the language of the page. */
type Item = { code: string; name: string; isActive: boolean };

/** The data of the fund that every page shows, in its language. */
export type Fund = Record<FundListName, readonly Item[]> & {
  /** The languages of the site. */
  languages: readonly Language[];
  company: string;
  shortName: string;
  name: string;
  claim: string;
  email: string;
  /** Within how many working days the committee answers a request for help, and an urgent one. */
  answerDays: number;
  urgentAnswerDays: number;
  /** How many months the fund keeps messages and the data of volunteers. */
  messageMonths: number;
  volunteerMonths: number;
};

/** Replaces the fund's data if it could not be read, because the error page also needs a title. */
const fallbackFund: Fund = {
  languages: [defaultLanguage],
  company: "Samen",
  shortName: "",
  name: "Samen",
  claim: "",
  email: "",
  answerDays: 15,
  urgentAnswerDays: 5,
  messageMonths: 12,
  volunteerMonths: 12,
  branches: [],
  departments: [],
  themes: [],
};

export const FundContext = createContext<Fund>(fallbackFund);

/** The data of the fund, for this page. */
export function useFund(): Fund {
  return use(FundContext);
}

/** The fund's name in two lines, for the logo. */
export function brandName({ company, shortName, name }: Fund) {
  const { lines, isCompanyLast } = brandOf({ company, fund: shortName, name });
  return { first: lines[0], second: lines[1], isSecondBold: isCompanyLast };
}

/** Names a branch, a department or a theme by its code. */
export function useItemName(): (list: FundListName, code: string) => string {
  const fund = useFund();
  return (list, code) => fund[list].find((item) => item.code === code)?.name ?? code;
}
