import { mayDo } from "#domain/permission.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import { type ActArgs, type PageArgs, type PageProps, refused } from "#web/page.ts";
import { CallTable } from "#web/pages/office/calls/parts/call-table.tsx";
import { MakeCall } from "#web/pages/office/calls/parts/make-call.tsx";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "#web/components/office-page.css";

const OfficeCalls = fund(`
  query OfficeCalls($language: Language!) {
    now
    officeCalls {
      id slug title(language: $language) phase
      submissionsOpen submissionsClose votingOpens votingCloses resultsPublished plan { publishedAt isEarlierDraft }
    }
  }
`);
const MakeEarlierCall = fund(`mutation MakeEarlierCall { makeEarlierCall { slug } }`);
const MakeCallDocument = fund(`mutation MakeCall($fromId: ID) { makeCall(fromId: $fromId) { slug } }`);

export const load = async (args: PageArgs) => {
  const { roles } = await enterOffice(args, "calls");
  const { api, language, url } = args;
  const { officeCalls, now } = await api.query(OfficeCalls, { language });
  const mayMake = mayDo({ roles, hasSecondFactor: true }, "runCall");
  return { calls: officeCalls, now, mayMake, isRemoved: url.searchParams.has("removed") };
};

export const act = async ({ api, form, go }: ActArgs) => {
  if (form.get("intent") === "earlier") {
    const made = await api.mutate(MakeEarlierCall);
    return made.problem ? refused(made.problem) : go(`/office/calls/${made.data.makeEarlierCall.slug}/earlier`);
  }
  const { data, problem } = await api.mutate(MakeCallDocument, { fromId: String(form.get("from") ?? "") || null });
  return problem ? refused(problem) : go(`/office/calls/${data.makeCall.slug}?made`);
};

/** A call in the list. */
export type ListedCall = Awaited<ReturnType<typeof load>>["calls"][number];

/** The calls of the fund, newest first, with what comes next in each. */
export default function OfficeCallsPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("calls");
  const { calls, now, mayMake, isRemoved } = loaderData;
  return (
    <>
      <PageHead title={text("office.area.calls")} isRefused={Boolean(actionData)} />
      <OfficeHead title={text("calls.title")} lead={text("calls.lead")}>
        {mayMake && <MakeCall calls={calls} />}
      </OfficeHead>
      <div className="wrap office-page">
        <div role="status">{isRemoved && !actionData && <Notice tone="success">{text("calls.removed")}</Notice>}</div>
        {actionData && <RefusalNotice problem={actionData.problem} />}
        <CallTable calls={calls} now={now} />
      </div>
    </>
  );
}
