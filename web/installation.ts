import { createContext, use } from "react";

/** What a page knows of the installation it comes from. */
export type Installation = {
  publicUrl: string;
  isDemo: boolean;
  /** This year, for the foot of every page. */
  year: string;
  /** The addresses of the API, where they are not on this server. */
  apiUrls: { default?: string; system?: string };
  /** The address for files, where it is not `/files`. */
  uploadPath: string | undefined;
  /** Whether the pages for developers exist. */
  showsWorkshop: boolean;
};

export const InstallationContext = createContext<Installation | null>(null);

/** Gives what the page knows of the installation it comes from. */
export function useInstallation(): Installation {
  const installation = use(InstallationContext);
  if (!installation) throw new Error("A page stands outside of its installation");
  return installation;
}
