import type { Demo } from "#server/api/context.ts";
import type { Handler } from "#server/platform/http/server.ts";

// A mail has inline styles and links that open in the whole page; it must not run or load anything. It has our origin,
// so that the page around it can measure its height.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-same-origin allow-top-navigation-by-user-activation";

/** Answers `/mailbox/<id>.html` in the demo: a mail as its reader sees it, for the frame of the mailbox page. */
export function createMailboxHandler(demo: Demo | null): Handler {
  return async ({ path, response }) => {
    const [, id] = /^\/mailbox\/([0-9a-f-]+)\.html$/.exec(path) ?? [];
    const mail = id && (await demo?.readMails())?.find((sentMail) => sentMail.id === id);
    if (!mail) return false;
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "private, no-store",
    });
    response.end(mail.html.replace("<head>", '<head><base target="_top">'));
    return true;
  };
}
