import { useEffect } from "react";
import { useLocation } from "react-router";
import { useInstallation } from "#web/installation.ts";
import { usePath } from "#web/path.ts";
import { brandName, useFund } from "#web/shell/fund.ts";
import { LanguageSwitch } from "#web/shell/language-switch.tsx";
import { useStore } from "#web/stores/store.ts";
import { useText } from "#web/text.tsx";
import { chooseTheme, readTheme, theme } from "#web/theme.ts";
import { Brand } from "#web/ui/brand/brand.tsx";
import { SiteFooter, SlimFooter } from "#web/ui/site-footer/site-footer.tsx";
import { ThemeSwitch } from "#web/ui/theme-switch/theme-switch.tsx";

// On pages with one task, people need no second menu.
const slimPages = ["/account", "/hand-over", "/login", "/office", "/submit-a-project/"];

/** The footer of every page: the fund's claim, and the links that are not in the menu. */
export function Footer() {
  const text = useText();
  const to = usePath();
  const fund = useFund();
  const { year, brand, opensSoon } = useInstallation();
  const { pathname } = useLocation();
  const contact = { href: to("/contact"), label: text("shell.contact") };
  const terms = [
    { href: to("/disclaimer"), label: text("shell.disclaimer") },
    { href: to("/privacy-policy"), label: text("shell.privacy") },
    { href: to("/cookie-policy"), label: text("shell.cookiePolicy") },
    { href: to("/cookie-management"), label: text("shell.cookieManagement") },
    { href: to("/terms-and-conditions"), label: text("shell.conditions") },
    { href: to("/accessibility"), label: text("shell.accessibility") },
  ];
  if (opensSoon || slimPages.some((path) => pathname.startsWith(to(path)))) {
    return (
      // Before the opening there is nothing to go to.
      <SlimFooter links={opensSoon ? [] : [contact, ...terms]}>
        <DarkThemeSwitch />
        <LanguageSwitch />
      </SlimFooter>
    );
  }
  const columns = [
    {
      title: text("shell.takePart"),
      links: [
        { href: to("/projects"), label: text("shell.projects") },
        { href: to("/vote"), label: text("shell.vote") },
        { href: to("/submit-a-project"), label: text("shell.submit") },
        { href: to("/donate"), label: text("shell.donate") },
        { href: to("/volunteer"), label: text("shell.volunteer") },
      ],
    },
    {
      title: text("shell.theFund"),
      links: [
        { href: to("/about"), label: text("shell.about") },
        { href: to("/projects?call=all&status=winner"), label: text("shell.winners") },
        { href: to("/selection-asf"), label: text("shell.selection") },
        contact,
      ],
    },
    { title: text("shell.terms"), links: terms },
  ];
  return (
    <SiteFooter
      brand={<Brand href={to("/")} mark={brand.mark} {...brandName(fund)} />}
      claim={fund.claim}
      columns={columns}
    >
      <span>{text("shell.byColleagues", { year, name: fund.name })}</span>
      <DarkThemeSwitch />
      <LanguageSwitch />
    </SiteFooter>
  );
}

/** Switches the dark theme; it needs scripts, so it appears when they run. */
export function DarkThemeSwitch() {
  const text = useText();
  const currentTheme = useStore(theme);
  useEffect(() => theme.set(readTheme()), []);
  if (!currentTheme) return null;
  const isDark = currentTheme === "dark";
  return (
    <ThemeSwitch pressed={isDark} onPress={() => chooseTheme(isDark ? "light" : "dark")}>
      {text("shell.afterHours")}
    </ThemeSwitch>
  );
}
