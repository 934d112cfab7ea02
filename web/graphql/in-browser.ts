import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from "react-router";
import { pathIn, readPattern } from "#web/address.ts";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { type ActArgs, goIn, passGuards } from "#web/page.ts";
import { loadThenLeave } from "#web/transition.ts";

type FrameworkArgs = ClientLoaderFunctionArgs | ClientActionFunctionArgs;

/** Runs a page's load or act function in the browser, with the API behind POST. Loading, its guards go first. */
export function inBrowser<Result>(run: (args: ActArgs) => Promise<Result> | Result) {
  return frameInBrowser(async (args) => {
    if (!args.isPost) await passGuards(args);
    return run(args);
  });
}

/** Runs the load function of a frame around pages, whoever may see them. */
export function frameInBrowser<Result>(run: (args: ActArgs) => Promise<Result> | Result) {
  return async ({ request, params, url, pattern }: FrameworkArgs): Promise<Result> => {
    const { name, language } = readPattern(url.pathname, pattern);
    const isPost = request.method === "POST";
    const form = isPost ? await request.formData() : new FormData();
    const api = createApi(browserTransport, request.signal);
    const result = async () =>
      run({ api, name, language, params, url, form, isPost, go: goIn(language), home: pathIn(language, "/") });
    return isPost ? result() : loadThenLeave(result, url.pathname, request.signal);
  };
}
