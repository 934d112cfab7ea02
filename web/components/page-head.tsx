import { useLocation } from "react-router";
import { defaultLanguage, type Language, languageFacts } from "#domain/language.ts";
import { isHiddenFromSearch as isHiddenPath, switchPath } from "#web/address.ts";
import { useInstallation } from "#web/installation.ts";
import { useFund } from "#web/shell/fund.ts";
import { useLanguage, useText } from "#web/text.tsx";

type Props = {
  /** The text in the tab before the fund's name; the home page has only the name. */
  title?: string;
  description?: string;
  /** The address of the same content, if it is not this one. */
  canonical?: string;
  /** The page shows a refused form, and the tab says so first. */
  isRefused?: boolean;
  /** Search engines should not show this page. */
  isHiddenFromSearch?: boolean;
  /** The page does not exist, so it has no address. */
  hasNoAddress?: boolean;
};

/** Every picture for sharing has the size that networks require. */
const picture = { width: "1200", height: "630" };

/** The title of a page, its address in each language, and its look when shared. React moves these to the head. */
export function PageHead({ title, description, canonical, isRefused = false, ...page }: Props) {
  const { languages, name, claim } = useFund();
  const language = useLanguage();
  const text = useText();
  const absolute = useAbsolute();
  const { pathname } = useLocation();
  const path = canonical ?? pathname;
  const shareTitle = title ?? name;
  const fullTitle = title ? `${title} – ${name}` : name;
  const tabTitle = isRefused ? text("form.titlePrefix", { title: fullTitle }) : fullTitle;
  // The server draws a picture of every project; all other pages share the fund's picture.
  const [, project] = /\/project\/([a-z0-9-]+)$/.exec(path) ?? [];
  return (
    <>
      <title>{tabTitle}</title>
      <meta name="description" content={description ?? claim} />
      {(page.isHiddenFromSearch || page.hasNoAddress || isHiddenPath(pathname)) && (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={project ? "article" : "website"} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={shareTitle} />
      <meta property="og:description" content={description ?? claim} />
      {!page.hasNoAddress && <meta property="og:url" content={absolute(path)} />}
      <meta property="og:locale" content={networkLocale(language)} />
      {languages
        .filter((one) => one !== language)
        .map((one) => (
          <meta key={one} property="og:locale:alternate" content={networkLocale(one)} />
        ))}
      <meta property="og:image" content={absolute(`/og/${language}${project ? `/${project}` : ""}.png`)} />
      <meta property="og:image:width" content={picture.width} />
      <meta property="og:image:height" content={picture.height} />
      <meta property="og:image:alt" content={`${project ? shareTitle : claim} – ${name}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {!page.hasNoAddress && (
        <>
          <link rel="canonical" href={absolute(path)} />
          {languages.map((one) => (
            <link key={one} rel="alternate" hrefLang={one} href={absolute(switchPath(path, one))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absolute(switchPath(path, defaultLanguage))} />
        </>
      )}
      <link rel="alternate" type="application/atom+xml" href={`/feed/${language}.atom`} title={name} />
      <link rel="alternate" type="application/feed+json" href={`/feed/${language}.json`} title={name} />
    </>
  );
}

/** The name of a language as social networks write it, such as `nl_BE`. */
const networkLocale = (language: Language) => languageFacts[language].locale.replace("-", "_");

/** Turns paths into full addresses, with the host of this installation. */
export function useAbsolute(): (path: string) => string {
  const { publicUrl } = useInstallation();
  return (path) => new URL(path, publicUrl).href;
}
