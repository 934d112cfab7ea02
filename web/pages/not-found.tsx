import { data } from "react-router";

/** No page has this address: the shell's error page says so, with a real 404. */
export function loader(): never {
  throw data("unmatched", { status: 404 });
}

export function clientLoader(): never {
  throw data("unmatched", { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
