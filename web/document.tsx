import "#web/design/index.css";
import { type ReactNode, useEffect } from "react";
import { Outlet, ScrollRestoration, useMatches } from "react-router";
import { defaultLanguage, languageFacts } from "#domain/language.ts";
import { pathIn, readRouteName } from "#web/address.ts";
import displayFont from "#web/design/fonts/bricolage-grotesque-latin-narrow.woff2?url";
import bodyFont from "#web/design/fonts/figtree-latin-wght-normal.woff2?url";
import { useInstallation } from "#web/installation.ts";
import { PageScripts, PageStyles } from "#web/page-scripts.tsx";
import { themeScript } from "#web/theme.ts";

/** The document with a page in it; a mark on it says when its scripts run. */
export function Document() {
  useEffect(() => {
    document.documentElement.dataset.live = "";
  }, []);
  return (
    <DocumentFrame>
      <Outlet />
    </DocumentFrame>
  );
}

/** The last resort, when even the error page fails: no styles and no texts to look up. */
export function DocumentError() {
  return (
    <DocumentFrame>
      <main>
        <h1>Oeps, er ging iets mis / Something went wrong / Oups, erreur</h1>
        <p>
          <a href="/">Home</a>
        </p>
      </main>
    </DocumentFrame>
  );
}

function DocumentFrame({ children }: { children: ReactNode }) {
  const language = readRouteName(useMatches().at(-1)?.id ?? "")?.language ?? defaultLanguage;
  const { apiUrls, uploadPath, brand } = useInstallation();
  const addresses = { "data-api": apiUrls.default, "data-api-system": apiUrls.system, "data-upload": uploadPath };
  return (
    // The theme's script has written on this element before React sees it.
    <html lang={languageFacts[language].tag} {...addresses} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.grounds.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={brand.grounds.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={pathIn(language, "/manifest.webmanifest")} />
        {[bodyFont, displayFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} suppressHydrationWarning />
        <PageStyles />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}
