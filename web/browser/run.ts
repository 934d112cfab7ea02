import { pathIn } from "#web/address.ts";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { runGuards } from "#web/guard.ts";
import { type ActArgs, goIn } from "#web/page.ts";
import type { Run } from "#web/page-part.tsx";
import type { Place } from "#web/routes.tsx";
import { loadThenLeave } from "#web/transition.ts";

/** Runs a page's load or act function in the browser, with the API behind POST. The guards of a page run before it loads. */
export function inBrowser({ name, language, guards }: Place): Run {
  return (run) =>
    async ({ request, params, url }) => {
      const isPost = request.method === "POST";
      const args: ActArgs = {
        api: createApi(browserTransport, request.signal),
        name,
        language,
        params,
        url,
        form: isPost ? await request.formData() : new FormData(),
        isPost,
        go: goIn(language),
        home: pathIn(language, "/"),
        publicUrl: location.origin,
        readCookies: () => document.cookie,
      };
      if (isPost) return run(args);
      const load = async () => {
        await runGuards(guards, args);
        return run(args);
      };
      return loadThenLeave(load, url.pathname, request.signal);
    };
}
