import { createContext, use } from "react";

/** The look of the fund of this installation. */
export type InstallationBrand = {
  /** The address of the style sheet with its colours; null if it has those of the design. */
  styles: string | null;
  /** The address of its mark. */
  mark: string;
  /** Whether its mark is only the first letter of the company. */
  isInitial: boolean;
  /** The colour of the page in each theme, which browsers continue around it. */
  grounds: { light: string; dark: string };
};

/** The settings of the installation that pages use. */
export type Installation = {
  publicUrl: string;
  isDemo: boolean;
  /** Set while the site is not open yet, with whether the fund has its name; null once it is open. */
  opensSoon: { isNamed: boolean } | null;
  brand: InstallationBrand;
  /** The current year, for the footer. */
  year: string;
  /** The addresses of the API if they are not on this server. */
  apiUrls: { default?: string; system?: string };
  /** The address for files if it is not `/files`. */
  uploadPath: string | undefined;
  /** Whether the pages for developers exist. */
  showsWorkshop: boolean;
};

export const InstallationContext = createContext<Installation | null>(null);

/** Gives the settings of the installation. */
export function useInstallation(): Installation {
  const installation = use(InstallationContext);
  if (!installation) throw new Error("useInstallation needs an InstallationContext around the page");
  return installation;
}
