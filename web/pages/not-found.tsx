import { noSuchPage } from "#web/page.ts";
import { leadToRightPath } from "#web/right-path.ts";

/** No page has this address: the shell's error page says so, with a real 404. */
export function loader({ request }: { request: Request }): Response {
  return leadToRightPath(request.url) ?? noSuchPage();
}

export const clientLoader = loader;

export default function NotFoundPage() {
  return null;
}
