import { data, type RouterContextProvider } from "react-router";
import { pathIn } from "#web/address.ts";
import { createApi } from "#web/graphql/client.ts";
import { isLoggedOut, runGuards } from "#web/guard.ts";
import { type ActArgs, goIn } from "#web/page.ts";
import type { Run } from "#web/page-part.tsx";
import type { Place } from "#web/routes.tsx";
import { sentForm, serverSide, serverTransport } from "#web/server/side.ts";
import { typedAgain, typedForNothing } from "#web/typed-form.ts";

/** Runs a page's load or act function on the server, with the API in this process. The guards of a page run before it loads. */
export function onServer({ name, language, guards }: Place): Run {
  return (run) =>
    async ({ context, params, request, url }) => {
      const side = (context as RouterContextProvider).get(serverSide);
      const args: ActArgs = {
        api: createApi(serverTransport(side, language), request.signal),
        name,
        language,
        params,
        url,
        form: await formOf(request),
        isPost: request.method === "POST",
        go: goIn(language),
        home: pathIn(language, "/"),
        publicUrl: side.publicUrl,
        readCookies: () => side.cookie,
      };
      const provider = context as RouterContextProvider;
      if (args.isPost) provider.set(sentForm, textsIn(args.form));
      if (args.isPost && guards.includes("login") && (await isLoggedOut(args))) throw typedAgain(textsIn(args.form));
      if (!args.isPost) await runGuards(guards, args);
      try {
        return await run(args);
      } catch (error) {
        const lostForm = provider.get(sentForm);
        throw lostForm && isMissing(error) ? typedForNothing(lostForm) : error;
      }
    };
}

/** Tells whether a page says that it does not exist; an error with more than that has a page of its own. */
function isMissing(error: unknown): boolean {
  const { data, init } = (error ?? {}) as { data?: unknown; init?: { status?: number } | null };
  return init?.status === 404 && (data === null || typeof data === "string");
}

const textsIn = (form: FormData) =>
  [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");

async function formOf(request: Request): Promise<FormData> {
  if (request.method === "GET" || request.method === "HEAD") return new FormData();
  if (request.method !== "POST") throw data(null, { status: 405 });
  try {
    return await request.formData();
  } catch {
    // The body is no form, so it does not come from one of our pages.
    throw data(null, { status: 400 });
  }
}
