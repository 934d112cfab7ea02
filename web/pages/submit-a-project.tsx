import { CalendarLinks } from "#web/components/calendar-links.tsx";
import { Deadline } from "#web/components/deadline.tsx";
import { LoginBand } from "#web/components/login-band.tsx";
import { loadOpenCall, type OpenCall } from "#web/components/open-call.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { Know } from "#web/pages/submit-a-project/know.tsx";
import { Roads } from "#web/pages/submit-a-project/roads.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import type { Route } from "./+types/submit-a-project.ts";
import "./submit-a-project.css";

export const loader = onServer(loadOpenCall);
export const clientLoader = inBrowser(loadOpenCall);

export default function SubmitPage({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { call, now, nextOpens } = loaderData;
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
      <Roads />
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
