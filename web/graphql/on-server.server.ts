import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { pathIn, readPattern } from "#web/address.ts";
import { createApi } from "#web/graphql/client.ts";
import { serverSide, serverTransport } from "#web/graphql/process.server.ts";
import { type ActArgs, goIn, type PageArgs, passGuards } from "#web/page.ts";

type FrameworkArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** Runs a page's load or act function on the server, with the API in this process. Loading, its guards go first. */
export function onServer<Result>(run: (args: ActArgs) => Promise<Result> | Result) {
  return frameOnServer(async (args) => {
    if (!args.isPost) await passGuards(args);
    return run(args);
  });
}

/** Runs the load function of a frame around pages, whoever may see them. */
export function frameOnServer<Result>(run: (args: ActArgs) => Promise<Result> | Result) {
  return async (args: FrameworkArgs): Promise<Result> => run(await actArgs(args));
}

/** What a load function is handed on the server. */
export function pageArgs({ context, params, request, url, pattern }: FrameworkArgs): PageArgs {
  const { language, name } = readPattern(url.pathname, pattern);
  return {
    api: createApi(serverTransport(context.get(serverSide), language), request.signal),
    language,
    name,
    params,
    url,
    go: goIn(language),
    home: pathIn(language, "/"),
  };
}

async function actArgs(args: FrameworkArgs): Promise<ActArgs> {
  return { ...pageArgs(args), form: await formOf(args.request), isPost: args.request.method === "POST" };
}

async function formOf(request: Request): Promise<FormData> {
  if (request.method === "GET" || request.method === "HEAD") return new FormData();
  if (request.method !== "POST") throw data(null, { status: 405 });
  try {
    return await request.formData();
  } catch {
    // Not a form at all: whoever sent it did not use one of ours.
    throw data(null, { status: 400 });
  }
}
