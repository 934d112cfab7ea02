import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
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

/** After this a page that is still waiting for data is sent as it is. */
export const streamTimeout = 10_000;

/** Renders a page; people get it as it grows, robots and the memory of whole pages when it is whole. */
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
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { loaderData, actionData, errors } = entry.staticHandlerContext;
  // While developing the router brings data its own way, which knows more; what works there must work everywhere.
  if (import.meta.env.DEV) checkPlain({ loaderData, actionData }, "");
  const data = JSON.stringify({ loaderData, actionData, errors });
  return new Promise((resolve, reject) => {
    let isSending = false;
    const send = () => {
      isSending = true;
      side.writePage = (answer) => {
        answer.once("close", () => clearTimeout(timer));
        pipe(answer);
      };
      resolve(new Response(null, { status, headers }));
    };
    const waits = side.isForEveryone || isbot(request.headers.get("user-agent") ?? "");
    const { pipe, abort } = renderToPipeableStream(
      <DataContext value={data}>
        <ServerRouter context={entry} url={request.url} nonce={side.nonce} />
      </DataContext>,
      {
        nonce: side.nonce,
        [waits ? "onAllReady" : "onShellReady"]: send,
        onShellError: reject,
        onError: (error) => {
          // What fails before sending starts is rejected and told there.
          if (isSending) side.reportError(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
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
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(serverSide).reportError(error);
};
