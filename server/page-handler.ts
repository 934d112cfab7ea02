import type { ExecutionResult } from "graphql";
import { awayFromKiosk } from "#domain/kiosk.ts";
import { defaultLanguage } from "#domain/language.ts";
import { type Endpoint, isUnavailable } from "#server/api/endpoint.ts";
import type { createContexts } from "#server/api/request-context.ts";
import type { sharedPages } from "#server/api/shared-page.ts";
import type { PageCache } from "#server/platform/http/page-cache.ts";
import type { Handler, Incoming } from "#server/platform/http/server.ts";
import { languageOfPath } from "#web/address.ts";

export type WebApp = typeof import("../web/server/answer.ts");
export type ServerSide = Parameters<WebApp["renderPage"]>[2];

/** The language of an address. */
export const languageOf = (path: string) => languageOfPath(path) ?? defaultLanguage;

type Contexts = ReturnType<typeof createContexts>;
type PageParts = Contexts & {
  web: { load(): Promise<WebApp> };
  endpoints: Record<"default" | "system", Endpoint>;
  /** Gives the facts about this installation that a page needs; the last known ones if its database is down. */
  sideOf(requestId: string, known?: { isDown: boolean }): Promise<Omit<ServerSide, "run" | "cookie">>;
  pages: PageCache;
  shared: ReturnType<typeof sharedPages<"default" | "system">>;
};

/** Answers requests with pages. */
export function pageHandlers({ web, endpoints, visitorOf, contextOf, sideOf, pages, shared }: PageParts) {
  /** Answers with a page for the sender of the request alone. */
  const answerPersonally = async (incoming: Incoming, side: Awaited<ReturnType<PageParts["sideOf"]>>) => {
    const { request, response } = incoming;
    const { renderPage } = await web.load();
    // A page runs several queries, so we look the user up once.
    const context = await contextOf(incoming, { withRoll: true, language: languageOf(incoming.path) });
    // Nobody may find a personal page after its user left, by going back or in the browser's cache.
    if (context.me || context.kiosk || context.setUp) response.setHeader("cache-control", "private, no-store");
    // At a kiosk, every address outside the vote redirects to its start, because others use the tablet next.
    const away = context.kiosk && awayFromKiosk(incoming.path);
    if (away) {
      response.writeHead(303, { location: away });
      response.end();
      return;
    }
    const watched = watchOutage((endpoint, body) => endpoints[endpoint].run(body, context));
    await renderPage(request, response, { ...watched, ...side, cookie: request.headers.cookie ?? "" });
  };
  /** Answers with a shared page if possible, and otherwise with a personal one. */
  const page: Handler = async (incoming) => {
    const { request, response, requestId } = incoming;
    const { renderForEveryone } = await web.load();
    const side = await sideOf(requestId);
    const isShared = await pages.make(request, response, requestId, () =>
      shared(visitorOf(incoming), (run, spoil) => {
        const reportError = (error: unknown) => {
          spoil();
          side.reportError(error);
        };
        return renderForEveryone(request.url ?? "/", { ...side, ...watchOutage(run), reportError });
      }),
    );
    if (!isShared) await answerPersonally(incoming, side);
    return true;
  };
  /** Answers with the error page, because a part of the installation does not answer now. */
  const unavailable = async (incoming: Incoming, error: unknown) => {
    const side = await sideOf(incoming.requestId);
    side.reportError(error);
    await answerPersonally(incoming, { ...side, isUnavailable: () => true });
  };
  /** Answers with the error page although nothing can be read from the database. */
  const outage = async ({ request, response, requestId }: Incoming) => {
    const { renderOutage } = await web.load();
    const cookie = request.headers.cookie ?? "";
    await renderOutage(request.url ?? "/", response, { ...(await sideOf(requestId, { isDown: true })), cookie });
  };
  return { page, unavailable, outage };
}

type RunDocument = (...args: Parameters<ServerSide["run"]>) => Promise<ExecutionResult>;

/** Runs the documents of a page and notices when the database could not answer one. */
function watchOutage(run: RunDocument): Pick<ServerSide, "run"> & { isUnavailable(): boolean } {
  let isSeen = false;
  return {
    run: async (endpoint, body) => {
      const result = await run(endpoint, body);
      isSeen ||= isUnavailable(result);
      return result;
    },
    isUnavailable: () => isSeen,
  };
}
