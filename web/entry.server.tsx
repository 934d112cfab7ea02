import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { contentSecurityPolicy, nonceSource } from "#web/content-security-policy.server.ts";
import { serverSide } from "#web/graphql/process.server.ts";
import { DataContext } from "#web/page-scripts.tsx";

/** Renders a page whole: nothing on our pages comes later than the rest. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const side = context.get(serverSide);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", contentSecurityPolicy({ ...side, scripts: [nonceSource(side.nonce)] }));
  // A refusal tells when to try again; the router leaves out what an action answers beside the page.
  const retries = Object.values(entry.staticHandlerContext.actionHeaders).map((given) => given.get("retry-after"));
  if (status === 429 && retries[0]) headers.set("retry-after", retries[0]);
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { loaderData, actionData, errors } = entry.staticHandlerContext;
  const page = (
    <DataContext value={JSON.stringify({ loaderData, actionData, errors })}>
      <ServerRouter context={entry} url={request.url} nonce={side.nonce} />
    </DataContext>
  );
  if (import.meta.env.DEV) {
    // While developing the router brings data its own way, which knows more; what works there must work everywhere.
    checkPlain({ loaderData, actionData }, "");
    side.html = await text((await prerenderToNodeStream(page)).prelude);
  } else {
    side.html = `<!DOCTYPE html>${renderToString(page)}`;
  }
  return new Response(null, { status, headers });
}

function checkPlain(value: unknown, path: string): void {
  if (typeof value !== "object" || value === null) return;
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) {
    throw new Error(`A loader gave a ${kind.constructor.name}, which JSON cannot say:${path}`);
  }
  for (const [name, inside] of Object.entries(value)) checkPlain(inside, `${path} ${name}`);
}

/** Tells the log of errors in loaders and actions, unless the visitor simply went away. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // What a page answers on purpose, such as 404, is no error of ours.
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isAnswer) context.get(serverSide).reportError(error);
};
