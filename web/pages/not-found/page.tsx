import { redirect } from "react-router";
import { languageOfPath, rightPath } from "#web/address.ts";
import { noSuchPage, type PageArgs } from "#web/page.ts";

/** An address without a page: the shell shows its error page, with a real 404. */
export const load = ({ url }: PageArgs): Response => {
  // The name of a page in another language leads to that page.
  const path = rightPath(url.pathname);
  return path === null ? noSuchPage() : redirect(path + url.search, 301);
};

export const loadInBrowser = ({ url }: PageArgs): Promise<never> => {
  if (languageOfPath(url.pathname)) noSuchPage();
  // Only the server knows which language an address without one is shown in.
  window.location.assign(url);
  return new Promise(() => {});
};

export default function NotFoundPage() {
  return null;
}
