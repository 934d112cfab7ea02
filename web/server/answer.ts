import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import { defaultLanguage, type Language, languages, pathPrefix } from "#domain/language.ts";
import { languageOfPath, switchPath } from "#web/address.ts";
import { contentSecurityPolicy, hashSource } from "#web/server/content-security-policy.ts";
import { render } from "#web/server/render.tsx";
import type { ServerSide } from "#web/server/side.ts";

export { markKeptPage } from "#web/server/kept-page.tsx";

/** Our largest form is a few pages of text; files have their own address. */
const largestForm = 512 * 1024;

/** Answers a request with the page at its address. */
export async function renderPage(request: IncomingMessage, response: ServerResponse, side: ServerSide): Promise<void> {
  const redirect = await findRedirect(request.url ?? "/", side);
  if (redirect) {
    response.writeHead(redirect.status, { location: redirect.location }).end();
    return;
  }
  if (!["GET", "HEAD", "POST"].includes(request.method ?? "")) {
    response.writeHead(405, { allow: "GET, HEAD, POST" }).end();
    return;
  }
  // Browsers send the length of a form, so a request without one does not come from our pages.
  const length = request.headers["content-length"];
  const hasBody = length !== undefined || request.headers["transfer-encoding"] !== undefined;
  if (hasBody && !(Number(length) <= largestForm)) {
    response.writeHead(length === undefined ? 411 : 413, { connection: "close" }).end();
    return;
  }
  const { status, headers, html } = await render(createRequest(request, response), side);
  const body = Buffer.from(html);
  response.statusCode = status;
  response.setHeaders(headers);
  response.setHeader("content-length", body.length);
  response.end(body);
}

/** Answers with the error page in the language of the address, without any data, because the database is down. */
export async function renderOutage(
  url: string,
  response: ServerResponse,
  side: Omit<ServerSide, "run">,
): Promise<void> {
  const run = () => Promise.reject(new Error("The database cannot be used now."));
  const outage = { ...side, run, reportError: () => {}, isUnavailable: () => true };
  const { status, headers, html } = await render(new Request(new URL(url, side.publicUrl)), outage);
  response.statusCode = status;
  response.setHeaders(headers);
  response.end(html);
}

/**
 * Renders the page at an address without a request, so that all visitors can get the same answer. Returns null if the
 * page reads cookies, because it then differs by visitor.
 */
export async function renderForEveryone(url: string, side: Omit<ServerSide, "cookie">) {
  const redirect = await findRedirect(url, side);
  if (redirect) return { status: redirect.status, headers: { location: redirect.location }, body: Buffer.alloc(0) };
  let isPersonal = false;
  const shared: ServerSide = {
    ...side,
    get cookie() {
      isPersonal = true;
      return "";
    },
  };
  const page = await render(new Request(new URL(url, side.publicUrl)), shared);
  if (isPersonal) return null;
  const headers = Object.fromEntries(page.headers);
  if (!page.html) return { status: page.status, headers, body: Buffer.alloc(0) };
  // A nonce is valid for one answer only; the hash allows the same script in every answer.
  const html = page.html.replaceAll(` nonce="${side.nonce}"`, "");
  const policy = contentSecurityPolicy([hashSource(page.starter)], side);
  return { status: page.status, headers: { ...headers, "content-security-policy": policy }, body: Buffer.from(html) };
}

const languagePrefix = new RegExp(`^/(?:${languages.join("|")})(?=/|$)`, "i");

type Redirect = { status: 301 | 302; location: string };
type Languages = Pick<ServerSide, "listLanguages">;

/**
 * Finds the address to redirect to: Dutch has no prefix, the others a lower-case one, and no address ends with a slash.
 * A page in a language that the fund does not offer redirects to the Dutch one; 302, because the fund may add it later.
 */
async function findRedirect(url: string, { listLanguages }: Languages): Promise<Redirect | null> {
  const [, path = "/", query = ""] = /^([^?]*)(.*)$/.exec(url) ?? [];
  const language = languageOfPath(path) ?? defaultLanguage;
  // Every fund offers the default language, so its pages need no query.
  const isOffered = language === defaultLanguage || (await listLanguages()).includes(language);
  // Two slashes at the start lead to another host; browsers read a backslash as a slash.
  const localPath = (isOffered ? path : switchPath(path, defaultLanguage))
    .replace(languagePrefix, (prefix) => pathPrefix[prefix.slice(1).toLowerCase() as Language])
    .replace(/^[/\\]+/, "/");
  // A regular expression would be slow here, because it starts again at every slash of a long row.
  let end = localPath.length;
  while (end > 1 && localPath[end - 1] === "/") end--;
  const plain = localPath.slice(0, end) || "/";
  return plain === path ? null : { status: isOffered ? 301 : 302, location: plain + query };
}
