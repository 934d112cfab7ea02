import { redirect } from "react-router";
import { rightPath } from "#web/address.ts";
import { noSuchPage } from "#web/page.ts";

/**
 * No page has this address: the shell's error page says so, with a real 404. Who asked for a page by the name it has in
 * another language is led to it.
 */
export function loader({ request }: { request: Request }): Response {
  const { pathname, search } = new URL(request.url);
  const path = rightPath(pathname);
  return path ? redirect(path + search, 301) : noSuchPage();
}

export const clientLoader = loader;

export default function NotFoundPage() {
  return null;
}
