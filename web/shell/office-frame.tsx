import { useEffect, useMemo, useRef } from "react";
import { Form, Outlet, useLocation } from "react-router";
import { fileRefusalIn } from "#domain/file-refusal.ts";
import { type OfficeArea, openAreas } from "#domain/office-area.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { roleKey } from "#web/components/role-key.ts";
import { useInstallation } from "#web/installation.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { DarkThemeSwitch, Footer } from "#web/shell/footer.tsx";
import { useFund } from "#web/shell/fund.ts";
import { LanguageSwitch } from "#web/shell/language-switch.tsx";
import { Main } from "#web/shell/main.tsx";
import { useMe } from "#web/shell/me.ts";
import { OfflineNotice } from "#web/shell/offline-notice.tsx";
import { useText } from "#web/text.tsx";
import { Brand } from "#web/ui/brand/brand.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { IconName } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Rail } from "#web/ui/rail/rail.tsx";
import { countIn, type Waiting, WaitingWork } from "#web/waiting.ts";
import "./office-frame.css";

/** The page and the icon of each area. */
const areaLinks: Record<OfficeArea, { path: string; icon: IconName; others?: readonly string[] }> = {
  today: { path: "/office", icon: "tasks" },
  dossiers: { path: "/office/dossiers", icon: "document" },
  committee: { path: "/office/committee", icon: "people" },
  outbox: { path: "/office/outbox", icon: "upload" },
  inbox: { path: "/office/inbox", icon: "mail" },
  calls: { path: "/office/calls", icon: "calendar" },
  writing: {
    path: "/office/texts",
    icon: "globe",
    others: ["/office/projects", "/office/offers", "/office/organisations", "/office/news", "/office/mail-texts"],
  },
  people: { path: "/office/people", icon: "person" },
  settings: { path: "/office/settings", icon: "settings" },
};

/** Tells whether a page belongs to an area; every page of the office is below that of today. */
function isWithin(pathname: string, path: string, area: OfficeArea): boolean {
  return pathname === path || (area !== "today" && pathname.startsWith(`${path}/`));
}

/** These pages show several things side by side, so they leave the rail little room. */
const slimPages = ["/office/committee/meeting", areaLinks.writing.path, ...(areaLinks.writing.others ?? [])];

export const load = async ({ api }: PageArgs) => (await api.query(WaitingWork)).me?.waiting ?? [];

/** The frame around every page of the office: the rail, the page, and a small footer where the rail has no foot. */
export default function OfficeFrame({ loaderData: waiting }: PageProps<typeof load>) {
  const to = usePath();
  const { pathname, search } = useLocation();
  // The same object for the same refusal, because a notice takes the focus for each new one.
  const refusal = useMemo(() => fileRefusalIn(new URLSearchParams(search)), [search]);
  const isSlim = slimPages.some((path) => pathname === to(path) || pathname.startsWith(`${to(path)}/`));
  return (
    <div className={classNames("office", isSlim && "office--slim")}>
      <OfficeRail waiting={waiting} slim={isSlim} />
      <div className="office__page">
        <OfflineNotice />
        <Main className="office__main">
          {refusal && (
            <div className="wrap">
              <RefusalNotice problem={refusal} />
            </div>
          )}
          <Outlet />
        </Main>
        <Footer />
      </div>
    </div>
  );
}

function OfficeRail({ waiting, slim }: { waiting: Waiting; slim: boolean }) {
  const text = useText("office");
  const to = usePath();
  const { company } = useFund();
  const { brand } = useInstallation();
  const { pathname } = useLocation();
  const me = useMe();
  const menu = useRef<HTMLElement>(null);
  // The page behind the menu changes without loading, so the menu closes here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever the path changes.
  useEffect(() => menu.current?.hidePopover(), [pathname]);
  const roles = me?.roles ?? [];
  const items = openAreas({ roles, hasSecondFactor: true }).map((area) => {
    const { path, icon, others = [] } = areaLinks[area];
    const count = countIn(waiting, area);
    return {
      href: to(path),
      icon,
      label: text(`office.area.${area}`),
      current: [path, ...others].some((one) => isWithin(pathname, to(one), area)),
      ...(count > 0 && { waiting: { count, hint: text("office.forYou") } }),
    };
  });
  const account = { href: to("/account"), icon: "person", label: text("shell.account") } as const;
  const site = { href: to("/"), icon: "globe", label: text("office.site") } as const;
  return (
    <Rail
      brand={<Brand href={to("/office")} mark={brand.mark} first={company} second={text("office.title")} />}
      navLabel={text("office.title")}
      menuLabel={text("shell.menu")}
      items={items}
      slim={slim}
      exits={[account, site]}
      menuRef={menu}
    >
      <strong>{[me?.firstname, me?.lastname].join(" ")}</strong>
      <span>{roles.map((role) => text(roleKey(role, me?.seat))).join(", ")}</span>
      <LanguageSwitch />
      <DarkThemeSwitch />
      <Link href={account.href}>{account.label}</Link>
      <Link href={site.href}>{site.label}</Link>
      <Form method="post" action={to("/account")}>
        <Button variant="quiet" size="small" name="intent" value="log-out">
          {text("office.logOut")}
        </Button>
      </Form>
    </Rail>
  );
}
