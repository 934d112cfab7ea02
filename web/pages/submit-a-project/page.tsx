import { CalendarLinks } from "#web/components/calendar-links.tsx";
import { Deadline } from "#web/components/deadline.tsx";
import { actOnDrafts, loadDrafts } from "#web/components/dossier-begin.ts";
import { Drafts } from "#web/components/drafts.tsx";
import { claimLateAccess, LateAccess, loadLateCall } from "#web/components/late-access.tsx";
import { LoginBand } from "#web/components/login-band.tsx";
import { loadOpenCall, type OpenCall } from "#web/components/open-call.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { FactsToKnow } from "#web/pages/submit-a-project/parts/facts-to-know.tsx";
import { ProjectTypeChoice } from "#web/pages/submit-a-project/parts/project-type-choice.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./page.css";

export const load = async (args: PageArgs) => {
  const [openCall, drafts] = [await loadOpenCall(args), await loadDrafts(args)];
  const lateCall = drafts && (await loadLateCall(args));
  return { ...openCall, call: lateCall ?? openCall.call, lateCall, drafts, token: args.url.searchParams.get("late") };
};
export const act = async (args: ActArgs) =>
  args.form.get("intent") === "late" ? claimLateAccess(args) : actOnDrafts(args);

export default function SubmitPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("submission");
  const { call, lateCall, token, now, nextOpens, drafts } = loaderData;
  const to = usePath();
  const next = to(`/submit-a-project${token ? `?late=${encodeURIComponent(token)}` : ""}`);
  return (
    <>
      <PageHead title={text("submit.heading")} description={text("submit.lead")} />
      <PageTop eyebrow={call?.title} title={text("submit.heading")} lead={call?.intro || text("submit.lead")} isSplit>
        <div className="submit-dates">
          {call ? (
            <Deadline phase="submission" closes={call.submissionsClose} now={now} />
          ) : (
            // A link with extra time says the opposite, below.
            token === null && <ClosedNotice nextOpens={nextOpens} />
          )}
          <CalendarLinks />
        </div>
      </PageTop>
      <div className="wrap submit-notices">
        {actionData && <RefusalNotice problem={actionData.problem} />}
        <LateAccess token={token} isLoggedIn={drafts !== null} call={lateCall} />
      </div>
      {drafts && <Drafts drafts={drafts} />}
      <ProjectTypeChoice isLoggedIn={drafts !== null} isOpen={call !== null} hasDraft={(drafts?.length ?? 0) > 0} />
      <FactsToKnow call={call} />
      <LoginBand heading={text("submit.login")} next={next} />
    </>
  );
}

function ClosedNotice({ nextOpens }: Pick<OpenCall, "nextOpens">) {
  const text = useText("submission");
  const format = useFormats();
  return (
    <Notice tone="warning" title={text("submit.closed")}>
      {nextOpens
        ? text("submit.closed.next", { date: format.weekdayDate(new Date(nextOpens)) })
        : text("submit.closed.unknown")}
    </Notice>
  );
}
