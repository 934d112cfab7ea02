import { CalendarLinks } from "#web/components/calendar-links.tsx";
import { Deadline } from "#web/components/deadline.tsx";
import { actOnDrafts, loadDrafts } from "#web/components/dossier-begin.ts";
import { Drafts } from "#web/components/drafts.tsx";
import { LoginBand } from "#web/components/login-band.tsx";
import { loadOpenCall, type OpenCall } from "#web/components/open-call.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { Know } from "#web/pages/submit-a-project/know.tsx";
import { Roads } from "#web/pages/submit-a-project/roads.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import type { Route } from "./+types/submit-a-project.ts";
import "./submit-a-project.css";

const load = async (args: PageArgs) => ({ ...(await loadOpenCall(args)), drafts: await loadDrafts(args) });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = onServer(actOnDrafts);
export const clientAction = inBrowser(actOnDrafts);

export default function SubmitPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const { call, now, nextOpens, drafts } = loaderData;
  return (
    <>
      <PageHead title={text("submit.heading")} description={text("submit.lead")} />
      <PageTop eyebrow={call?.title} title={text("submit.heading")} lead={text("submit.lead")} isSplit>
        <div className="submit-dates">
          {call ? (
            <Deadline phase="submission" closes={call.submissionsClose} now={now} />
          ) : (
            <Closed nextOpens={nextOpens} />
          )}
          <CalendarLinks />
        </div>
      </PageTop>
      {actionData && (
        <div className="wrap">
          <RefusalNotice problem={actionData.problem} />
        </div>
      )}
      {drafts && <Drafts drafts={drafts} />}
      <Roads isLoggedIn={drafts !== null} isOpen={call !== null} />
      <Know call={call} />
      <LoginBand heading={text("submit.login")} text={text("submit.login.text")} tip={text("submit.login.tip")} />
    </>
  );
}

function Closed({ nextOpens }: Pick<OpenCall, "nextOpens">) {
  const text = useText();
  const format = useFormats();
  return (
    <Notice tone="warning" title={text("submit.closed")}>
      {nextOpens
        ? text("submit.closed.next", { date: format.weekdayDate(new Date(nextOpens)) })
        : text("submit.closed.unknown")}
    </Notice>
  );
}
