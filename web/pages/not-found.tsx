import { noSuchPage } from "#web/page.ts";

/** No page has this address: the shell's error page says so, with a real 404. */
export function loader(): never {
  noSuchPage();
}

export function clientLoader(): never {
  noSuchPage();
}

export default function NotFoundPage() {
  return null;
}
