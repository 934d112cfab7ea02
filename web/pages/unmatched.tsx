import type { ComponentType } from "react";
import { data, useRouteLoaderData } from "react-router";
import { defaultLanguage } from "#domain/language.ts";
import { readLanguageCookie } from "#domain/language-cookie.ts";
import { pageArgs } from "#web/graphql/on-server.server.ts";
import { serverSide } from "#web/graphql/process.server.ts";
import { leadToRightPath } from "#web/right-path.ts";
import { loadShell } from "#web/shell/load.ts";
import type { Route } from "./+types/unmatched.ts";

/** An address without a page or language: the page is in the visitor's chosen language, or else in Dutch. */
export const loader = async (args: Route.LoaderArgs) => {
  const elsewhere = leadToRightPath(args.request.url);
  if (elsewhere) throw elsewhere;
  const language = readLanguageCookie(args.context.get(serverSide).cookie) ?? defaultLanguage;
  return data({ language, shell: await loadShell({ ...pageArgs(args), language }) }, { status: 404 });
};

// Only the server knows the shell around the page.
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => {
  // Browsers write cookies late; reading waits for that, so that the server sees a language that was just chosen.
  void document.cookie;
  window.location.assign(url);
  return new Promise<never>(() => {});
};

type Frame = { ErrorBoundary: ComponentType };

type Frames = Record<string, Frame | undefined>;

const frames: Frames | null =
  import.meta.env.SSR || import.meta.env.DEV
    ? {
        shell___nl: await import("#web/shell/nl.tsx"),
        shell___en: await import("#web/shell/en.tsx"),
        shell___fr: await import("#web/shell/fr.tsx"),
      }
    : null;

/** The browser has only the frame that came with the page (`page-scripts.tsx`). */
const framesThatCame = () => (window as unknown as { __reactRouterRouteModules: Frames }).__reactRouterRouteModules;

/** The error page in the frame of that language; the frame finds its data in this route. */
function UnmatchedPage() {
  const { language = defaultLanguage } = useRouteLoaderData<typeof loader>("unmatched") ?? {};
  const Frame = (frames ?? framesThatCame())[`shell___${language}`]?.ErrorBoundary;
  return Frame && <Frame />;
}

export default UnmatchedPage;
export { UnmatchedPage as ErrorBoundary };
