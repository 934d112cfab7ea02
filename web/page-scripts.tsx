import { createContext, use } from "react";
import type { HydrationState } from "react-router";
import type { Language } from "#domain/language.ts";
import type { Installation } from "#web/installation.ts";

/** The data that the server gives to the scripts of a page. */
export type PageData = {
  installation: Installation;
  router: HydrationState;
  /** The language of the page for addresses that name none. */
  notFoundLanguage: Language;
  styles: readonly string[];
};

/** The parts that only the server writes into a page: its data as JSON, and the script that starts the others. */
type Scripts = { data: string; starter: string; nonce: string };

export const StylesContext = createContext<readonly string[]>([]);
export const ScriptsContext = createContext<Scripts | null>(null);

/** The style sheets of the site. */
export function PageStyles() {
  return use(StylesContext).map((href) => <link key={href} rel="stylesheet" href={href} />);
}

const dataId = "page-data";

/** The data of the page and its scripts. In the browser they are already there, so they are empty. */
export function PageScripts() {
  const { data = "", starter = "", nonce } = use(ScriptsContext) ?? {};
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the element; see `writePageData`. */}
      <script id={dataId} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours with our own file names. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  );
}

/** Writes the data so that nothing in it can look like the end of its script element. */
export function writePageData(data: PageData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Reads the data of the page in the browser. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(dataId)?.textContent ?? "");
}
