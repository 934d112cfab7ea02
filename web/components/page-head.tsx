import { useLocation, useRouteLoaderData } from "react-router";
import { languages } from "#domain/language.ts";
import { switchPath } from "#web/address.ts";
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
};

/** The title of a page and where it stands in each language. React puts these in the document's head. */
export function PageHead({ title, description, canonical, isRefused = false }: Props) {
  const { name, claim } = useFund();
  const language = useLanguage();
  const { pathname } = useLocation();
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.publicUrl ?? "";
  const path = canonical ?? pathname;
  const absolute = (to: string) => new URL(to, origin || "http://localhost").href;
  const text = useText();
  const plain = title ? `${title} – ${name}` : name;
  const whole = isRefused ? text("form.titlePrefix", { title: plain }) : plain;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description ?? claim} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:description" content={description ?? claim} />
      <meta property="og:locale" content={{ nl: "nl_BE", en: "en_GB", fr: "fr_BE" }[language]} />
      <link rel="canonical" href={absolute(path)} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={absolute(switchPath(path, one))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(switchPath(path, "nl"))} />
    </>
  );
}
