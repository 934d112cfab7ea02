import { noSuchPage } from "#web/page.ts";
import { leadToRightPath } from "#web/right-path.ts";

/** No page has this address: the shell's error page says so, with a real 404. */
export const loader = ({ request }: { request: Request }): Response => leadToRightPath(request.url) ?? noSuchPage();

// No link of ours has the name of a page in another language, so only the server knows them.
export const clientLoader = (): Response => noSuchPage();

export default function NotFoundPage() {
  return null;
}
