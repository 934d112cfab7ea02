import { createContext, use } from "react";

/** What every page says of the fund, in the page's language. */
export type Fund = { company: string; shortName: string; name: string; claim: string; email: string };

/** Stands in while the fund's own name could not be read: the error page must still have a title. */
const nameless: Fund = { company: "Samen", shortName: "", name: "Samen", claim: "", email: "" };

export const FundContext = createContext<Fund>(nameless);

/** Gives what the page says of the fund. */
export function useFund(): Fund {
  return use(FundContext);
}
