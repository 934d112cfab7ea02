import "#web/design/index.css";
import { type ReactNode, useEffect } from "react";
import { Links, Outlet, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import { defaultLanguage, type Language } from "#domain/language.ts";
import { pathIn, readRouteName } from "#web/address.ts";
import displayFont from "#web/design/fonts/bricolage-grotesque-latin-narrow.woff2?url";
import bodyFont from "#web/design/fonts/figtree-latin-wght-normal.woff2?url";
import { serverSide } from "#web/graphql/process.server.ts";
import { PageScripts } from "#web/page-scripts.tsx";
import { themeScript } from "#web/theme.ts";
import type { Route } from "./+types/root.ts";

/** What a page needs to know of this installation before anything else. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, apiUrls, uploadPath, isDemo, year } = context.get(serverSide);
  const addresses = { "data-api": apiUrls.default, "data-api-system": apiUrls.system, "data-upload": uploadPath };
  return { publicUrl, addresses, isDemo, year };
}

// Nothing here changes while the site is open.
export const shouldRevalidate = () => false;

const tags = { nl: "nl-BE", en: "en", fr: "fr-BE" } as const;

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useShownLanguage();
  const settings = useRouteLoaderData<typeof loader>("root");
  return (
    // The theme's script has written on this element before React sees it.
    <html lang={tags[language]} {...settings?.addresses} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf5ea" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1338" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={pathIn(language, "/manifest.webmanifest")} />
        {[bodyFont, displayFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} suppressHydrationWarning />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

/** The language of the page; the one page without a language in its address knows its own. */
function useShownLanguage(): Language {
  const named = readRouteName(useMatches().at(-1)?.id ?? "")?.language;
  const unmatched = useRouteLoaderData<{ language: Language }>("unmatched");
  return named ?? unmatched?.language ?? defaultLanguage;
}

/** All pages; the document says when their scripts are at work, for whoever must know (a test that presses a button). */
export default function App() {
  useEffect(() => {
    document.documentElement.dataset.live = "";
  }, []);
  return <Outlet />;
}

/** The last resort, when even the error page fails: plain words, no styles, no translation to look up. */
export function ErrorBoundary() {
  return (
    <main>
      <h1>Oeps, er ging iets mis / Something went wrong / Oups, erreur</h1>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  );
}
