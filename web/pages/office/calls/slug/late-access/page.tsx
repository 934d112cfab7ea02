import { data } from "react-router";
import { readLastDay } from "#domain/late-access.ts";
import { RecordList, RecordRow } from "#web/components/record-list.tsx";
import { refusalOf, submitForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { atItsField, GiveLateAccess, lateAccessForm } from "#web/pages/office/calls/slug/late-access/parts/give.tsx";
import { GivenLink } from "#web/pages/office/calls/slug/late-access/parts/given-link.tsx";
import { CallFrame } from "#web/pages/office/calls/slug/parts/call-frame.tsx";
import { enterCall } from "#web/pages/office/calls/slug/parts/call-gate.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";

const LateAccesses = fund(`
  query LateAccesses($slug: String!) {
    now
    call(slug: $slug) { id submissionsClose lateAccesses(first: 200) { id until givenAt person givenBy } }
  }
`);
const GiveLate = fund(`
  mutation GiveLateAccess($callId: ID!, $until: Instant!, $person: String!) {
    giveLateAccess(callId: $callId, until: $until, employee_id: $person)
  }
`);

export const load = async (args: PageArgs) => {
  const { head } = await enterCall(args, "late-access");
  const { call, now } = await args.api.query(LateAccesses, { slug: head.slug });
  return { head, now, deadline: call?.submissionsClose ?? now, given: call?.lateAccesses ?? [] };
};

export const act = ({ api, form, publicUrl }: ActArgs) =>
  submitForm(
    lateAccessForm,
    form,
    async ({ person, until }) => {
      const callId = String(form.get("call") ?? "");
      const lastDay = readLastDay(until)?.toISOString() ?? "";
      return atItsField(await api.mutate(GiveLate, { callId, person, until: lastDay }));
    },
    // The link is only in this answer, because no address may contain it.
    ({ giveLateAccess: token }) => data({ problem: null, link: `${publicUrl}/submit-a-project?late=${token}` }),
  );

/** The tab of a call with the people who may submit after its deadline. */
export default function LateAccessPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("calls");
  const format = useFormats();
  const { head, now, deadline, given } = loaderData;
  const refused = refusalOf(lateAccessForm, actionData?.problem ? actionData : undefined);
  const link = actionData && !actionData.problem ? actionData.link : null;
  const lead = text("callLate.lead", { until: format.until(new Date(deadline)) });
  const factsOf = ({ until, givenAt, givenBy }: (typeof given)[number]) => [
    text(until > now ? "callLate.until" : "callLate.over", { until: format.until(new Date(until)) }),
    text("callLate.given", { at: format.dateTime(new Date(givenAt)), by: givenBy ?? text("callLog.site") }),
  ];
  return (
    <CallFrame head={head} tab="late-access" lead={lead} isRefused={Boolean(refused)}>
      <div className="wrap office-page">
        {link && <GivenLink key={link} link={link} />}
        {given.length > 0 ? (
          <RecordList>
            {given.map((one) => (
              <RecordRow
                key={one.id}
                title={<strong>{one.person ?? text("callLate.unused")}</strong>}
                facts={factsOf(one)}
              />
            ))}
          </RecordList>
        ) : (
          <Empty title={text("callLate.none")} heading="h2" />
        )}
        <GiveLateAccess key={`after ${link}`} callId={head.id} refused={refused} />
      </div>
    </CallFrame>
  );
}
