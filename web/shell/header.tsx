import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useInstallation } from "#web/installation.ts";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { brandName, useFund } from "#web/shell/fund.ts";
import { LanguageSwitch } from "#web/shell/language-switch.tsx";
import { useMe } from "#web/shell/me.ts";
import { header } from "#web/stores/header.ts";
import { useStore } from "#web/stores/store.ts";
import { useText } from "#web/text.tsx";
import { Brand } from "#web/ui/brand/brand.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { PlainHeader, SiteHeader } from "#web/ui/site-header/site-header.tsx";

/** The header of every page, with the main menu once the site is open. */
export function Header() {
  const text = useText();
  const to = usePath();
  const fund = useFund();
  const { brand, opensSoon } = useInstallation();
  const { pathname, search } = useLocation();
  const me = useMe();
  const { isMenuOpen } = useStore(header);
  const isAt = (path: string) => pathname === to(path) || pathname.startsWith(`${to(path)}/`);
  const item = (path: string, label: ReactNode, ...others: string[]) => ({
    href: to(path),
    label,
    current: [path, ...others].some(isAt),
  });
  const items = [
    item("/projects", text("shell.projects"), "/project", "/selection-asf"),
    item(
      "/vote",
      <>
        {text("shell.vote")} {me?.hasToVote && <b className="menu-badge">{text("shell.voteDue")}</b>}
      </>,
    ),
    item("/submit-a-project", text("shell.submit"), "/submit-internal-project"),
    item("/donate", text("shell.donate")),
    item("/volunteer", text("shell.volunteer")),
    item("/contact", text("shell.contact")),
    ...(me?.roles.length ? [item("/office", text("shell.office"))] : []),
  ];
  if (opensSoon) {
    // The name of a fund that has none yet is that of the product.
    const name = opensSoon.isNamed ? brandName(fund) : { first: fund.company, second: "" };
    return <PlainHeader brand={<Brand href={to("/")} mark={brand.mark} {...name} />} tools={<LanguageSwitch />} />;
  }
  const accountLink = me
    ? { href: to("/account"), label: text("shell.account") }
    : { href: withNext(to("/login"), pathname + search), label: text("shell.login") };
  return (
    <SiteHeader
      brand={<Brand href={to("/")} mark={brand.mark} {...brandName(fund)} />}
      navLabel={text("shell.mainMenu")}
      menuLabel={text("shell.menu")}
      isMenuOpen={isMenuOpen}
      onMenu={(isOpen) => header.set({ isMenuOpen: isOpen })}
      items={items}
      tools={
        <>
          <LanguageSwitch />
          <LinkButton href={accountLink.href} variant="secondary" size="small">
            {accountLink.label}
          </LinkButton>
        </>
      }
      menuTools={
        <>
          <LinkButton href={accountLink.href} iconAfter="arrow">
            {accountLink.label}
          </LinkButton>
          <LanguageSwitch />
        </>
      }
    />
  );
}
