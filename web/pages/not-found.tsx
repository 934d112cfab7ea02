import { noSuchPage } from "#web/page.ts";
import { leadToRightPath } from "#web/right-path.ts";

/** No page has this address: the shell's error page says so, with a real 404. */
const load = ({ request }: { request: Request }): Response => leadToRightPath(request.url) ?? noSuchPage();

// The browser's build has no `loader`, so neither may be made of the other.
export const loader = load;
export const clientLoader = load;

export default function NotFoundPage() {
  return null;
}
