import { ContactWays } from "#web/components/contact-ways.tsx";
import { actOnDrafts, loadDrafts } from "#web/components/dossier-begin.ts";
import { BeginButton } from "#web/components/dossier-begin-button.tsx";
import { Drafts } from "#web/components/drafts.tsx";
import { illustrationFocus, illustrationUrl } from "#web/components/illustration.ts";
import { LoginBand } from "#web/components/login-band.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { system } from "#web/graphql/document.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { FactsToKnow } from "#web/pages/submit-internal-project/parts/facts-to-know.tsx";
import { Helplines } from "#web/pages/submit-internal-project/parts/helplines.tsx";
import { PrivacyPromise } from "#web/pages/submit-internal-project/parts/privacy-promise.tsx";
import { RequestSteps } from "#web/pages/submit-internal-project/parts/request-steps.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { AlmondPicture } from "#web/ui/almond-picture/almond-picture.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import "./page.css";

const Office = system(`
  query InternalOffice($language: Language!) {
    fund { email phone helplines(language: $language) { name phone about } }
  }
`);

export const load = async ({ api, language }: PageArgs) => ({
  ...(await api.query(Office, { language })),
  drafts: await loadDrafts({ api }),
});
export const act = actOnDrafts;

export default function InternalPage({ loaderData: { fund, drafts }, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("submission");
  const to = usePath();
  const internalDrafts = drafts?.filter(({ type }) => type === "internal") ?? [];
  return (
    <>
      <PageHead title={text("internal.heading")} description={text("internal.lead")} />
      <PageTop
        eyebrow={text("internal.welcome")}
        title={text("internal.heading")}
        lead={text("internal.lead")}
        action={
          drafts ? (
            <>
              {actionData && <RefusalNotice problem={actionData.problem} />}
              {/* For people with a draft, continuing it matters more. */}
              <BeginButton type="internal" isQuiet={internalDrafts.length > 0} />
            </>
          ) : (
            <p>
              <LinkButton href={to("/submit-internal-project#login")} iconAfter="arrow">
                {text("submit.choose.internal.action")}
              </LinkButton>
            </p>
          )
        }
        isSplit
      >
        <AlmondPicture
          className="internal-page__pic"
          src={illustrationUrl("elderly-visits")}
          focus={illustrationFocus("elderly-visits")}
          alt={text("internal.picture")}
        />
      </PageTop>
      <Drafts drafts={internalDrafts} />
      <PrivacyPromise />
      <div className="wrap section internal-page">
        <RequestSteps />
        <section className="internal-page__talk" aria-labelledby="talk-heading">
          <h2 id="talk-heading">{text("internal.talk")}</h2>
          <p>{text("internal.talk.text")}</p>
          <ContactWays {...fund} />
          <Helplines helplines={fund.helplines} />
        </section>
      </div>
      <FactsToKnow />
      <LoginBand heading={text("internal.login")} />
    </>
  );
}
