import { useLocation, useRouteLoaderData } from "react-router";
import { languages } from "#domain/language.ts";
import { isUnlisted as isUnlistedPath, switchPath } from "#web/address.ts";
import type { loader as rootLoader } from "#web/root.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useLanguage, useText } from "#web/text.tsx";

type Props = {
  /** What stands in the tab before the fund's name; the home page has only the name. */
  title?: string;
  description?: string;
  /** Where the same content lives, when it is not this address. */
  canonical?: string;
  /** The page shows a form that was refused: the tab says so first. */
  isRefused?: boolean;
  /** No search engine should lead people here. */
  isUnlisted?: boolean;
  /** There is no such page, so it stands nowhere. */
  isNowhere?: boolean;
};

/** Every picture for sharing has the size networks ask for. */
const picture = { width: "1200", height: "630" };

/** The title of a page, where it stands in each language, and how it looks when shared. React puts these in the head. */
export function PageHead({ title, description, canonical, isRefused = false, ...page }: Props) {
  const { name, claim } = useFund();
  const language = useLanguage();
  const text = useText();
  const absolute = useAbsolute();
  const { pathname } = useLocation();
  const path = canonical ?? pathname;
  const shown = title ?? name;
  const plain = title ? `${title} – ${name}` : name;
  const whole = isRefused ? text("form.titlePrefix", { title: plain }) : plain;
  // Of every project the server draws a picture; all other pages share the fund's own.
  const [, project] = /\/project\/([a-z0-9-]+)$/.exec(path) ?? [];
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description ?? claim} />
      {(page.isUnlisted || page.isNowhere || isUnlistedPath(pathname)) && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={project ? "article" : "website"} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={shown} />
      <meta property="og:description" content={description ?? claim} />
      {!page.isNowhere && <meta property="og:url" content={absolute(path)} />}
      <meta property="og:locale" content={locales[language]} />
      {languages
        .filter((one) => one !== language)
        .map((one) => (
          <meta key={one} property="og:locale:alternate" content={locales[one]} />
        ))}
      <meta property="og:image" content={absolute(`/og/${language}${project ? `/${project}` : ""}.png`)} />
      <meta property="og:image:width" content={picture.width} />
      <meta property="og:image:height" content={picture.height} />
      <meta property="og:image:alt" content={`${project ? shown : claim} – ${name}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {!page.isNowhere && (
        <>
          <link rel="canonical" href={absolute(path)} />
          {languages.map((one) => (
            <link key={one} rel="alternate" hrefLang={one} href={absolute(switchPath(path, one))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absolute(switchPath(path, "nl"))} />
        </>
      )}
      <link rel="alternate" type="application/atom+xml" href={`/feed/${language}.atom`} title={name} />
      <link rel="alternate" type="application/feed+json" href={`/feed/${language}.json`} title={name} />
    </>
  );
}

const locales = { nl: "nl_BE", en: "en_GB", fr: "fr_BE" } as const;

/** Makes whole addresses of paths, with the host this installation is reached at. */
export function useAbsolute(): (path: string) => string {
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.publicUrl ?? "";
  return (path) => new URL(path, origin || "http://localhost").href;
}
