import { Brand } from "#web/ui/brand/brand.tsx";
import { exampleMark } from "#web/ui/brand/example-mark.ts";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import type { Examples } from "#web/ui/examples.ts";
import { LanguageList } from "#web/ui/language-list/language-list.tsx";
import { PlainHeader, SiteHeader } from "#web/ui/site-header/site-header.tsx";

const languages = (
  <LanguageList
    label="Language"
    items={[
      { href: "#nl", lang: "nl", label: "Nederlands" },
      { href: "#en", lang: "en", label: "English", current: true },
      { href: "#fr", lang: "fr", label: "Français" },
    ]}
  />
);

/** The header with its menu. */
export const examples: Examples = {
  title: "Site header",
  examples: {
    header: (
      <SiteHeader
        brand={<Brand href="#top" mark={exampleMark} first="Example" second="Social Fund" />}
        navLabel="Main menu"
        menuLabel="Menu"
        items={[
          { href: "#projects", label: "Projects", current: true },
          { href: "#vote", label: "Vote" },
          { href: "#submit", label: "Submit" },
          { href: "#donate", label: "Make a gift" },
          { href: "#volunteer", label: "Volunteer" },
          { href: "#contact", label: "Contact" },
        ]}
        tools={
          <>
            {languages}
            <LinkButton href="#login" variant="secondary" size="small">
              Log in
            </LinkButton>
          </>
        }
        menuTools={
          <>
            <LinkButton href="#login" iconAfter="arrow">
              Log in
            </LinkButton>
            {languages}
          </>
        }
      />
    ),
    "without navigation": (
      <PlainHeader
        brand={<Brand href="#top" mark={exampleMark} first="Example" second="Social Fund" />}
        tools={languages}
      />
    ),
  },
};
