import type { IncomingMessage, ServerResponse } from "node:http";
import { withFileRefusal } from "#domain/file-refusal.ts";
import { type Problem, Refusal } from "#domain/problem.ts";
import type { Context } from "#server/context.ts";
import { BodyTooLarge } from "#server/platform/http/body.ts";
import type { Handler, Incoming } from "#server/platform/http/server.ts";

/** A request to an address of the back office that is neither a page nor GraphQL. */
export type OfficeRequest = { request: IncomingMessage; response: ServerResponse; context: Context };

/** Finds the sender of a request. */
export type ContextOf = (incoming: Omit<Incoming, "path">) => Promise<Context>;

/** Answers POST requests to one address; a refusal leads a browser back to its page, and is `{ problem }` for programs. */
export function postHandler(
  address: string,
  { contextOf, page }: { contextOf: ContextOf; page: string },
  answer: (officeRequest: OfficeRequest) => Promise<void>,
): Handler {
  return async (incoming) => {
    const { request, response } = incoming;
    if (incoming.path !== address) return false;
    response.setHeader("cache-control", "no-store");
    if (request.method !== "POST") {
      response.writeHead(405, { allow: "POST" }).end();
      return true;
    }
    try {
      await answer({ request, response, context: await contextOf(incoming) });
    } catch (error) {
      if (error instanceof BodyTooLarge) answerJson(response, 413, { errors: [{ message: "The file is too large." }] });
      else if (error instanceof Refusal) answerRefusal(incoming, error.problem, pageBefore(request) ?? page);
      else throw error;
    }
    return true;
  };
}

/** The page of the office from which a form was sent, if the browser says so. */
function pageBefore({ headers }: IncomingMessage): string | null {
  const before = headers.referer ? URL.parse(headers.referer) : null;
  if (!before || before.host !== headers.host) return null;
  return /^(\/[a-z]{2})?\/office(\/|$)/.test(before.pathname) ? before.pathname + before.search : null;
}

/** Answers a refused request for a file: people return to the page, or log in first; programs get JSON. */
export function answerRefusal({ request, response }: Omit<Incoming, "path">, problem: Problem, page: string): void {
  if (!request.headers.accept?.includes("text/html")) {
    answerJson(response, statusOf(problem), { problem });
    return;
  }
  if (problem.code === "login.required") {
    leadToLogin(response, ...prefixAndPage(page));
    return;
  }
  const [path, search] = page.split("?");
  response.writeHead(303, { location: `${path}?${withFileRefusal(new URLSearchParams(search), problem)}` }).end();
}

/** Splits the address of a page of the office into the prefix of its language and the rest. */
export function prefixAndPage(address: string): [prefix: string, page: string] {
  const [, prefix = "", page = "/office"] = /^(\/[a-z]{2})?(\/office.*)$/.exec(address) ?? [];
  return [prefix, page];
}

/** Leads a visitor without a session to the login, and from there to a page of the office. */
export function leadToLogin(response: ServerResponse, prefix: string, page: string): true {
  response.writeHead(303, { location: `${prefix}/login?next=${encodeURIComponent(`${prefix}${page}`)}` }).end();
  return true;
}

/** Answers with JSON. */
export function answerJson(response: ServerResponse, status: number, answer: object): void {
  // We do not wait for the rest of a refused request.
  const end = status >= 400 ? { connection: "close" } : {};
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...end });
  response.end(JSON.stringify(answer));
}

const statuses: Partial<Record<Problem["code"], number>> = {
  "login.required": 401,
  "permission.denied": 403,
  "letter.needsOperator": 403,
  "secondFactor.required": 403,
  "dossier.notNow": 403,
  "dossier.closed": 403,
  "dossier.closedSinceSent": 403,
  "dossier.completionOver": 403,
  "dossier.handedOver": 403,
  "dossier.unknown": 404,
  "handOver.unknown": 404,
  "file.unknown": 404,
  "project.unknown": 404,
  "id.malformed": 404,
  "file.tooLarge": 413,
  "projectPicture.tooLarge": 413,
  "projectPicture.wrongType": 415,
  "projectPicture.heic": 415,
  "file.wrongType": 415,
  "file.notWhatItSays": 415,
  "file.none": 400,
  "file.badForm": 400,
  "file.brokenOff": 400,
  "limit.tooMany": 429,
};

/** The HTTP status of a problem. */
export function statusOf({ code }: Problem): number {
  return statuses[code] ?? 422;
}
