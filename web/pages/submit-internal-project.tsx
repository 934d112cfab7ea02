import { ContactWays } from "#web/components/contact-ways.tsx";
import { actOnDrafts, loadDrafts } from "#web/components/dossier-begin.ts";
import { Begin } from "#web/components/dossier-begin-button.tsx";
import { Drafts } from "#web/components/drafts.tsx";
import { illustrationFocus, illustrationUrl } from "#web/components/illustration.ts";
import { LoginBand } from "#web/components/login-band.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { system } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { How } from "#web/pages/submit-internal-project/how.tsx";
import { Private } from "#web/pages/submit-internal-project/private.tsx";
import { useText } from "#web/text.tsx";
import { AlmondPicture } from "#web/ui/almond-picture/almond-picture.tsx";
import type { Route } from "./+types/submit-internal-project.ts";
import "./submit-internal-project.css";

const Office = system(`query InternalOffice { fund { email phone } }`);

const load = async ({ api }: PageArgs) => ({ ...(await api.query(Office)), drafts: await loadDrafts({ api }) });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = onServer(actOnDrafts);
export const clientAction = inBrowser(actOnDrafts);

export default function InternalPage({ loaderData: { fund, drafts }, actionData }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <PageHead title={text("internal.heading")} description={text("internal.lead")} />
      <PageTop eyebrow={text("internal.welcome")} title={text("internal.heading")} lead={text("internal.lead")} isSplit>
        <AlmondPicture
          className="gentle__pic"
          src={illustrationUrl("elderly-visits")}
          focus={illustrationFocus("elderly-visits")}
          alt={text("internal.picture")}
        />
      </PageTop>
      <Private />
      <div className="wrap section gentle">
        <How />
        <section className="gentle__talk" aria-labelledby="talk-heading">
          <h2 id="talk-heading">{text("internal.talk")}</h2>
          <p>{text("internal.talk.text")}</p>
          <ContactWays {...fund} />
        </section>
      </div>
      {drafts && (
        <div className="wrap section gentle__begin">
          {actionData && <RefusalNotice problem={actionData.problem} />}
          <Begin type="internal" />
        </div>
      )}
      {drafts && <Drafts drafts={drafts.filter(({ type }) => type === "internal")} />}
      <LoginBand heading={text("internal.login")} text={text("internal.login.text")} tip={text("internal.login.tip")} />
    </>
  );
}
