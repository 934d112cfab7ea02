import { type ComponentType, lazy } from "react";
import { data, useRouteLoaderData } from "react-router";
import { defaultLanguage, type Language } from "#domain/language.ts";
import { readLanguageCookie } from "#domain/language-cookie.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { pageArgs } from "#web/graphql/on-server.server.ts";
import { serverSide } from "#web/graphql/process.server.ts";
import type { PageArgs } from "#web/page.ts";
import { loadShell } from "#web/shell/load.ts";
import type { Route } from "./+types/unmatched.ts";

/** Nothing has this address, not even a language: whoever chose one is told so in it, anyone else in Dutch. */
const load = async (args: PageArgs, cookies: string) => {
  const language = readLanguageCookie(cookies) ?? defaultLanguage;
  const [shell] = await Promise.all([loadShell({ ...args, language }), shells[language]()]);
  return data({ language, shell }, { status: 404 });
};
export const loader = (args: Route.LoaderArgs) => load(pageArgs(args), args.context.get(serverSide).cookie);
export const clientLoader = inBrowser((args) => load(args, document.cookie));

type Shell = () => Promise<{ default: ComponentType }>;
const shells: Record<Language, Shell> = {
  nl: async () => ({ default: (await import("#web/shell/nl.tsx")).ErrorBoundary }),
  en: async () => ({ default: (await import("#web/shell/en.tsx")).ErrorBoundary }),
  fr: async () => ({ default: (await import("#web/shell/fr.tsx")).ErrorBoundary }),
};
// In the browser only the one that is spoken comes along.
const inLanguage = async (language: Language) =>
  import.meta.env.SSR ? (await shells[language]()).default : lazy(shells[language]);
const frames = { nl: await inLanguage("nl"), en: await inLanguage("en"), fr: await inLanguage("fr") };

/** The error page in the frame of that language; the frame looks here for what it loaded. */
function UnmatchedPage() {
  const Frame = frames[useRouteLoaderData<typeof loader>("unmatched")?.language ?? defaultLanguage];
  return <Frame />;
}

export default UnmatchedPage;
export { UnmatchedPage as ErrorBoundary };
