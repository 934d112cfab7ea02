import { data } from "react-router";
import { mayDo } from "#domain/permission.ts";
import { revisionIn, revisionName, withChosenVersions } from "#web/components/record-version.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { refusalOf, submitForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageProps, statusOf } from "#web/page.ts";
import { CallFrame } from "#web/pages/office/calls/slug/parts/call-frame.tsx";
import { enterCall } from "#web/pages/office/calls/slug/parts/call-gate.ts";
import { isCounted, OfficeCallPlan } from "#web/pages/office/calls/slug/parts/plan-data.ts";
import { PlanEditor } from "#web/pages/office/calls/slug/parts/plan-editor.tsx";
import { inputOf, planForm } from "#web/pages/office/calls/slug/parts/plan-form.ts";
import { PlanState } from "#web/pages/office/calls/slug/parts/plan-state.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";

export { RemovedRecord as ErrorBoundary } from "#web/components/removed-record.tsx";

const ChangeCall = fund(`
  mutation ChangeCall($callId: ID!, $revision: Int!, $plan: CallPlanInput!) {
    changeCall(callId: $callId, revision: $revision, plan: $plan) { plan { revision } }
  }
`);
const PublishCall = fund(`
  mutation PublishCall($callId: ID!, $revision: Int!) { publishCall(callId: $callId, revision: $revision) { slug } }
`);
const RemoveCall = fund(`
  mutation RemoveCall($callId: ID!, $revision: Int!) { removeCall(callId: $callId, revision: $revision) }
`);

export const load = async (args: PageArgs) => {
  const { asker, head } = await enterCall(args, "plan");
  const choice = { slug: head.slug, language: args.language };
  const { officeCall: call, officeCalls, latestResults, now } = await args.api.query(OfficeCallPlan, choice);
  if (!call) noSuchPage();
  if (call.plan.isEarlierDraft) throw args.go(`/office/calls/${call.slug}/earlier`);
  const earlierCall = officeCalls.find(
    ({ submissionsOpen, plan }) => plan.publishedAt !== null && submissionsOpen < call.submissionsOpen,
  );
  const notice =
    (["made", "saved", "published", "entered"] as const).find((name) => args.url.searchParams.has(name)) ?? null;
  // A finished call is what the formula gave; others can be tried on the last one.
  const lastCall = call.phase !== "published" && isCounted(latestResults) ? latestResults : null;
  return { head, call, earlierCall: earlierCall ?? null, lastCall, now, notice, mayChange: mayDo(asker, "runCall") };
};

export const act = (args: ActArgs) => {
  if (args.form.get("intent") === "remove") return remove(args);
  return save(args);
};

/** Saves the plan; the button to publish does that as well, once the plan is saved. */
const save = async ({ api, form, go, language, params }: ActArgs) => {
  const callId = String(form.get("call") ?? "");
  const slug = params.slug ?? "";
  const isPublishing = form.has("publish");
  let revision = revisionIn(form);
  const answer = await submitForm(
    planForm,
    withChosenVersions(form),
    async (values) => {
      const saved = await api.mutate(ChangeCall, { callId, revision, plan: inputOf(values) });
      if (saved.problem) return saved;
      ({ revision } = saved.data.changeCall.plan);
      const { problem } = isPublishing ? await api.mutate(PublishCall, { callId, revision }) : saved;
      return problem ? { data: null, problem } : saved;
    },
    () => go(`/office/calls/${slug}?${isPublishing ? "published" : "saved"}`),
  );
  if (answer instanceof Response) return answer;
  // The router does not load a page again after a refusal, so the answer has the present plan.
  // It has none if the session has ended meanwhile; what was typed stays.
  const { data: present } = await api.mutate(OfficeCallPlan, { slug, language });
  const presentCall = present?.officeCall ?? null;
  const { problem, typed } = answer.data;
  return data({ problem, typed: { ...typed, [revisionName]: String(revision) }, presentCall }, statusOf(problem));
};

const remove = async ({ api, form, go, language, params }: ActArgs) => {
  const callId = String(form.get("call") ?? "");
  const { problem } = await api.mutate(RemoveCall, { callId, revision: revisionIn(form) });
  if (!problem || problem.code === "call.unknown") return go("/office/calls?removed");
  const { data: present } = await api.mutate(OfficeCallPlan, { slug: params.slug ?? "", language });
  return data({ problem, typed: typedInto(form), presentCall: present?.officeCall ?? null }, statusOf(problem));
};

/** The plan of a call: its dates, money, criteria, rules, conditions and texts, and what each date will do. */
export default function CallPlanPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("calls");
  const format = useFormats();
  const { head, earlierCall, lastCall, now, notice, mayChange } = loaderData;
  const call = actionData?.presentCall ?? loaderData.call;
  const refusedRemoval = refusalOf({ id: "remove" }, actionData);
  const opens = format.dateTime(new Date(call.submissionsOpen));
  const lead = head.isDraft ? text("callPlan.lead.draft", { opens }) : text(`callPlan.lead.${call.phase}`, { opens });
  return (
    <CallFrame
      head={head}
      tab="plan"
      lead={lead}
      isRefused={Boolean(actionData)}
      side={
        mayChange &&
        head.isDraft &&
        actionData?.problem.code !== "record.changed" && (
          <Button form="call-plan" name="publish" value="yes" size="small" iconAfter="arrow">
            {text("callPlan.publish")}
          </Button>
        )
      }
    >
      {refusedRemoval && (
        <div className="wrap">
          <RefusalNotice problem={refusedRemoval.problem} />
        </div>
      )}
      <PlanState notice={actionData ? null : notice} opens={opens} />
      <PlanEditor
        key={`${call.slug} ${call.plan.revision}`}
        call={call}
        earlierCall={earlierCall}
        lastCall={lastCall}
        now={now}
        refused={refusedRemoval ? undefined : actionData}
        isReadOnly={!mayChange}
      />
    </CallFrame>
  );
}
