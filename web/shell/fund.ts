import { createContext, use } from "react";
import { brandOf } from "#domain/setting.ts";

/** What every page says of the fund, in the page's language. */
export type Fund = { company: string; shortName: string; name: string; claim: string; email: string };

/** Stands in while the fund's own name could not be read: the error page must still have a title. */
const fallbackFund: Fund = { company: "Samen", shortName: "", name: "Samen", claim: "", email: "" };

export const FundContext = createContext<Fund>(fallbackFund);

/** Gives what the page says of the fund. */
export function useFund(): Fund {
  return use(FundContext);
}

/** The fund's name as it stands beside the mark. */
export function brandName({ company, shortName, name }: Fund) {
  const { lines, isCompanyLast } = brandOf({ company, fund: shortName, name });
  return { first: lines[0], second: lines[1], isSecondBold: isCompanyLast };
}
