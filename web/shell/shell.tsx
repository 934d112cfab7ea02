import { type ReactNode, useEffect } from "react";
import { Outlet, useLocation, useMatches, useRouteLoaderData } from "react-router";
import type { Language } from "#domain/language.ts";
import type { Messages } from "#i18n/text.ts";
import { officeFrameName } from "#web/address.ts";
import { ErrorPage } from "#web/components/error-page.tsx";
import { PageLink } from "#web/components/page-link.tsx";
import { DemoPeopleContext } from "#web/demo.ts";
import type { PageModule } from "#web/page.ts";
import { DemoBadge } from "#web/shell/demo-badge.tsx";
import { Footer } from "#web/shell/footer.tsx";
import { FundContext } from "#web/shell/fund.ts";
import { Header } from "#web/shell/header.tsx";
import { loadShell, shouldReloadShell } from "#web/shell/load.ts";
import { Main } from "#web/shell/main.tsx";
import { MeContext } from "#web/shell/me.ts";
import { OfflineNotice } from "#web/shell/offline-notice.tsx";
import { usePageChange } from "#web/shell/page-change.ts";
import { RouteProgress } from "#web/shell/route-progress.tsx";
import { tokens } from "#web/stores/tokens.ts";
import { user } from "#web/stores/user.ts";
import { SentencesProvider, useText } from "#web/text.tsx";
import { LinkContext } from "#web/ui/link/link.tsx";
import { SkipLink } from "#web/ui/skip-link/skip-link.tsx";

type ShellData = Awaited<ReturnType<typeof loadShell>>;

/** Makes the frame around every page of one language, and the same frame around its errors. */
export function shellModule(language: Language, messages: Messages): PageModule {
  const Frame = ({ children }: { children: ReactNode }) => {
    const data = useRouteLoaderData<ShellData>(`shell___${language}`);
    useEffect(() => storeUser(data?.me ?? null), [data?.me]);
    return (
      <SentencesProvider language={language} messages={messages}>
        <LinkContext value={PageLink}>
          {data ? (
            <FundContext value={data.fund}>
              <MeContext value={data.me}>
                <DemoPeopleContext value={data.demo?.people ?? []}>{children}</DemoPeopleContext>
              </MeContext>
            </FundContext>
          ) : (
            children
          )}
        </LinkContext>
      </SentencesProvider>
    );
  };
  return {
    load: loadShell,
    shouldRevalidate: shouldReloadShell,
    default: () => (
      <Frame>
        <ShellPage language={language} />
      </Frame>
    ),
    ErrorBoundary: () => (
      <Frame>
        <SiteFrame>
          <ErrorPage />
        </SiteFrame>
      </Frame>
    ),
  };
}

function storeUser(me: ShellData["me"]): void {
  user.set(me);
  tokens.set({ sessionExpires: me && Date.parse(me.sessionExpires) });
}

/** A page in its frame: that of the office brings its own, and all others have the one of the site. */
function ShellPage({ language }: { language: Language }) {
  const isInOffice = useMatches().some(({ id }) => id === officeFrameName(language));
  if (!isInOffice)
    return (
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    );
  return (
    <>
      <PageBegin />
      <Outlet />
    </>
  );
}

/** The frame of the site: header, page and footer. */
function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageBegin />
      <Header />
      <OfflineNotice />
      <Main>{children}</Main>
      <Footer />
    </>
  );
}

/** The first things of every page. */
function PageBegin() {
  const text = useText();
  const { pathname } = useLocation();
  usePageChange(pathname);
  return (
    <>
      <SkipLink href="#main">{text("shell.skip")}</SkipLink>
      <DemoBadge />
      <RouteProgress />
    </>
  );
}
