import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { acceptedLanguage, defaultLanguage, type Language } from "#domain/language.ts";
import { readLanguageCookie } from "#domain/language-cookie.ts";
import { readRouteName } from "#web/address.ts";
import { reloadOnce } from "#web/browser/reload-once.ts";
import { startScripts } from "#web/browser/start-scripts.ts";
import { GraphQLClientError } from "#web/graphql/client.ts";
import { InstallationContext } from "#web/installation.ts";
import { type PageHandle, statusOf } from "#web/page.ts";
import { partOf } from "#web/page-part.tsx";
import { ScriptsContext, StylesContext, writePageData } from "#web/page-scripts.tsx";
import { createRoutes, type LoadedFile, notFoundPage } from "#web/routes.tsx";
import { assets } from "#web/server/assets.ts";
import { contentSecurityPolicy, nonceSource } from "#web/server/content-security-policy.ts";
import { onServer } from "#web/server/run.ts";
import { type ServerSide, serverSide } from "#web/server/side.ts";

/** Every file that a route can need, by its path from the root of the project. */
const modules = import.meta.glob<LoadedFile>(
  ["/web/pages/**/page.tsx", "/web/shell/office-frame.tsx", "/i18n/*/*.ts"],
  { eager: true },
);

/** The files of each route. */
const files = new Map<string, readonly string[]>();

type Site = { notFoundLanguage: Language; hasWorkshop: boolean; isOpen: boolean };

function createHandler(site: Site) {
  const routes = createRoutes({
    ...site,
    fill: (place) => {
      files.set(place.id, place.files);
      return partOf(place.moduleOf(place.files.map(fileAt)), onServer(place));
    },
  });
  return createStaticHandler(routes);
}

function fileAt(path: string): LoadedFile {
  const file = modules[`/${path}`];
  if (!file) throw new Error(`There is no file ${path}`);
  return file;
}

const handlers = new Map<string, ReturnType<typeof createHandler>>();

function handlerOf(notFoundLanguage: Language, { showsWorkshop, opensSoon }: ServerSide) {
  const isOpen = opensSoon === null;
  const key = `${notFoundLanguage} ${showsWorkshop} ${isOpen}`;
  const handler = handlers.get(key) ?? createHandler({ notFoundLanguage, hasWorkshop: showsWorkshop, isOpen });
  handlers.set(key, handler);
  return handler;
}

/** A rendered page; for a redirect its HTML is empty. */
type Page = {
  status: number;
  headers: Headers;
  html: string;
  /** The inline script that differs from page to page. */
  starter: string;
};

/** Renders the page at the address of a request. */
export async function render(request: Request, side: ServerSide): Promise<Page> {
  const requestContext = new RouterContextProvider();
  requestContext.set(serverSide, side);
  const query = (notFoundLanguage: Language) => handlerOf(notFoundLanguage, side).query(request, { requestContext });
  let notFoundLanguage = defaultLanguage;
  let context = await query(notFoundLanguage);
  if (!(context instanceof Response) && isNotFound(context)) {
    const offered = await side.listLanguages();
    notFoundLanguage = readLanguageCookie(side.cookie, offered) ?? browserLanguage(request, side, offered);
    if (notFoundLanguage !== defaultLanguage) context = await query(notFoundLanguage);
  }
  if (context instanceof Response) {
    return { status: context.status, headers: context.headers, html: "", starter: "" };
  }
  const headers = headersOf(context);
  if (isMarked(context, "isNeverCached")) headers.set("cache-control", "private, no-store");
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", contentSecurityPolicy([nonceSource(side.nonce)], side));
  const pageContext = withPublicErrors(context, side);
  const isUnavailable = side.isUnavailable?.() ?? false;
  const publicContext = isUnavailable ? withError(pageContext, 503) : pageContext;
  if (isUnavailable) {
    headers.set("retry-after", side.retryAfter);
    headers.set("cache-control", "private, no-store");
  }
  const starter = starterOf(publicContext);
  if (request.method === "HEAD") return { status: publicContext.statusCode, headers, html: "", starter };
  try {
    return {
      status: publicContext.statusCode,
      headers,
      html: draw(publicContext, notFoundLanguage, starter, side),
      starter,
    };
  } catch (error) {
    side.reportError(error);
    const errorContext = withError(publicContext, 500);
    return { status: 500, headers, html: draw(errorContext, notFoundLanguage, starter, side), starter };
  }
}

/** The language of a browser, as long as no page but this one exists in the visitor's language. */
function browserLanguage(request: Request, { opensSoon }: ServerSide, offered: readonly Language[]): Language {
  return opensSoon ? acceptedLanguage(request.headers.get("accept-language") ?? "", offered) : defaultLanguage;
}

const isNotFound = ({ matches }: StaticHandlerContext) =>
  readRouteName(matches.at(-1)?.route.id ?? "")?.base === notFoundPage;

function draw(context: StaticHandlerContext, notFoundLanguage: Language, starter: string, side: ServerSide): string {
  const { publicUrl, isDemo, opensSoon, brand, year, apiUrls, uploadPath, showsWorkshop } = side;
  const installation = { publicUrl, isDemo, opensSoon, brand, year, apiUrls, uploadPath, showsWorkshop };
  const { loaderData, actionData, errors } = context;
  // The sheet of the fund comes last, because it replaces colours of the others.
  const styles = [...assets.styles, ...(brand.styles ? [brand.styles] : [])];
  const data = writePageData({ installation, router: { loaderData, actionData, errors }, notFoundLanguage, styles });
  const router = createStaticRouter(handlerOf(notFoundLanguage, side).dataRoutes, context);
  const page = (
    <InstallationContext value={installation}>
      <StylesContext value={styles}>
        <ScriptsContext value={{ data, starter, nonce: side.nonce }}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </ScriptsContext>
      </StylesContext>
    </InstallationContext>
  );
  return `<!DOCTYPE html>${renderToString(page)}`;
}

/** The headers that load and act functions gave with `data`. */
function headersOf({ loaderHeaders, actionHeaders }: StaticHandlerContext): Headers {
  const headers = new Headers();
  for (const routeHeaders of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
    for (const [name, value] of routeHeaders) headers.append(name, value);
  }
  return headers;
}

/** Reports errors, and keeps only what a browser may know, so that server and browser render the same error page. */
function withPublicErrors(context: StaticHandlerContext, side: ServerSide): StaticHandlerContext {
  if (!context.errors) return context;
  let { statusCode } = context;
  const errors = Object.entries(context.errors).map(([id, error]) => {
    const refusedStatus = statusOfRefusal(error);
    if (refusedStatus) {
      statusCode = refusedStatus;
      const { problem } = error as GraphQLClientError;
      return [id, problem ? { problem } : { status: refusedStatus, statusText: "", internal: false, data: null }];
    }
    if (!isRouteErrorResponse(error)) {
      side.reportError(error);
      const { problem } = (error ?? {}) as { problem?: unknown };
      return [id, { problem }];
    }
    if (error.status >= 500) side.reportError(error);
    const { status, statusText, data } = error;
    return [id, { status, statusText, internal: false, data }];
  });
  return { ...context, statusCode, errors: Object.fromEntries(errors) };
}

/**
 * The status of a request that the API refused: one without permission, or one that none of our forms sends, such as a
 * word in place of a number. Null for every other error, which is one of ours.
 */
function statusOfRefusal(error: unknown): number | null {
  if (!(error instanceof GraphQLClientError)) return null;
  const { problem, response } = error;
  if (problem?.code === "unexpected" || problem?.code === "unavailable") return null;
  if (problem) return problem.code === "permission.denied" ? 403 : (statusOf(problem).status ?? 400);
  const messages = response.errors?.map(({ message }) => message) ?? [];
  return messages.length > 0 && messages.every((message) => message.startsWith('Variable "$')) ? 400 : null;
}

/** Replaces a page that cannot be rendered by the error page of its frame. */
function withError(context: StaticHandlerContext, status: number): StaticHandlerContext {
  const frame = context.matches.find(({ route }) => route.id.startsWith("shell___"));
  const error = { status, ...(status === 503 && { problem: { code: "unavailable" } }) };
  return { ...context, statusCode: status, errors: { [frame?.route.id ?? "root"]: error } };
}

const starters = new Map<string, string>();

/** The script that starts the others; it is the same for every page of one address. */
function starterOf({ matches }: StaticHandlerContext): string {
  const key = matches.map(({ route }) => route.id).join();
  const starter = starters.get(key) ?? writeStarter(matches);
  starters.set(key, starter);
  return starter;
}

function writeStarter(matches: StaticHandlerContext["matches"]): string {
  const scripts = assets.scriptsOf(matches.flatMap(({ route }) => files.get(route.id) ?? []));
  // A new version of the site removes the files of the old one.
  const start = `([file])=>import(file).catch(()=>navigator.onLine&&(${reloadOnce})(()=>location.reload()))`;
  return `(${startScripts})(${JSON.stringify(scripts)},${isMarked({ matches }, "startsAtOnce")},${start})`;
}

/** Whether the handle of a page has this mark. */
function isMarked({ matches }: Pick<StaticHandlerContext, "matches">, mark: keyof PageHandle): boolean {
  return matches.some(({ route }) => (route.handle as PageHandle | undefined)?.[mark]);
}
