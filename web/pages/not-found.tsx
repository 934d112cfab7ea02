import { noSuchPage } from "#web/page.ts";
import { leadToRightPath } from "#web/right-path.ts";

/** An address without a page: the shell shows its error page, with a real 404. */
export const loader = ({ request }: { request: Request }): Response => leadToRightPath(request.url) ?? noSuchPage();

// None of our links uses the name of a page in another language, so only the server handles those.
export const clientLoader = (): Response => noSuchPage();

export default function NotFoundPage() {
  return null;
}
