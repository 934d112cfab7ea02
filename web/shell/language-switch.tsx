import { useLocation } from "react-router";
import { languageFacts } from "#domain/language.ts";
import { languageCookie } from "#domain/language-cookie.ts";
import { switchPath } from "#web/address.ts";
import { useFund } from "#web/shell/fund.ts";
import { useLanguage, useText } from "#web/text.tsx";
import { LanguageList } from "#web/ui/language-list/language-list.tsx";

/** Links to the same page in the other languages of the fund, if any; the browser remembers the choice for a year. */
export function LanguageSwitch() {
  const text = useText();
  const current = useLanguage();
  const { languages } = useFund();
  const { pathname, search, hash } = useLocation();
  if (languages.length < 2) return null;
  const items = languages.map((language) => ({
    lang: language,
    label: languageFacts[language].name,
    href: switchPath(pathname + search + hash, language),
    current: language === current,
  }));
  return <LanguageList label={text("shell.language")} items={items} onChoose={rememberLanguage} />;
}

// Without scripts, the server sets this cookie for visitors who come from another language.
function rememberLanguage(language: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = languageCookie(language, location.protocol === "https:");
}
