import { redirect } from "react-router";
import { rightPath } from "#web/address.ts";

/** Leads whoever asked for a page by the name it has in another language to that page; null when there is none. */
export function leadToRightPath(url: string): Response | null {
  const { pathname, search } = new URL(url);
  const path = rightPath(pathname);
  return path === null ? null : redirect(path + search, 301);
}
