import { data } from "react-router";
import { keepTyped } from "#domain/earlier-call.ts";
import { revisionIn, revisionName, withChosenVersions } from "#web/components/record-version.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { refusalOf, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { type ActArgs, type PageArgs, type PageProps, statusOf } from "#web/page.ts";
import { EarlierEditor } from "#web/pages/office/calls/slug/earlier/parts/earlier-editor.tsx";
import { CallFrame } from "#web/pages/office/calls/slug/parts/call-frame.tsx";
import { enterCall } from "#web/pages/office/calls/slug/parts/call-gate.ts";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

export { RemovedRecord as ErrorBoundary } from "#web/components/removed-record.tsx";

const EarlierCallForm = fund(`
  query EarlierCallForm($slug: String!) { now earlierCall(slug: $slug) { id revision texts { name text } } }
`);
const SaveEarlierCall = fund(`
  mutation SaveEarlierCall($callId: ID!, $revision: Int!, $texts: [TypedTextInput!]!) {
    saveEarlierCall(callId: $callId, revision: $revision, texts: $texts) { revision }
  }
`);
const PublishEarlierCall = fund(`
  mutation PublishEarlierCall($callId: ID!, $revision: Int!) {
    publishEarlierCall(callId: $callId, revision: $revision) { slug }
  }
`);
const RemoveEarlierCall = fund(`
  mutation RemoveEarlierCall($callId: ID!, $revision: Int!) { removeCall(callId: $callId, revision: $revision) }
`);

export const load = async (args: PageArgs) => {
  const { head } = await enterCall(args, "log");
  const { earlierCall, now } = await args.api.query(EarlierCallForm, { slug: head.slug });
  if (!earlierCall) throw args.go(`/office/calls/${head.slug}`);
  return { head, now, call: storedForm(earlierCall), isSaved: args.url.searchParams.has("saved") };
};

type Answer = { id: string; revision: number; texts: readonly { name: string; text: string }[] };

/** Gives the stored form by the names of its controls. */
function storedForm({ id, revision, texts }: Answer) {
  return { id, revision, values: Object.fromEntries(texts.map(({ name, text }) => [name, text])) };
}

export type StoredEarlierCall = ReturnType<typeof storedForm>;

/** Saves the form as it is typed; the button to publish does that as well, once the form is saved. */
export const act = async ({ api, form: sentForm, go, params }: ActArgs) => {
  const form = withChosenVersions(sentForm);
  const callId = String(form.get("call") ?? "");
  const slug = params.slug ?? "";
  if (form.get("intent") === "remove") {
    const { problem } = await api.mutate(RemoveEarlierCall, { callId, revision: revisionIn(form) });
    return problem && problem.code !== "call.unknown" ? refuse(problem, revisionIn(form)) : go("/office/calls?removed");
  }
  const texts = Object.entries(keepTyped(typedInto(form))).map(([name, text]) => ({ name, text }));
  const saved = await api.mutate(SaveEarlierCall, { callId, revision: revisionIn(form), texts });
  if (saved.problem) return refuse(saved.problem, revisionIn(form));
  const { revision } = saved.data.saveEarlierCall;
  if (!form.has("publish")) return go(`/office/calls/${slug}/earlier?saved`);
  const published = await api.mutate(PublishEarlierCall, { callId, revision });
  if (published.problem) return refuse(published.problem, revision);
  return go(`/office/calls/${published.data.publishEarlierCall.slug}?entered`);

  async function refuse(problem: NonNullable<typeof saved.problem>, revision: number) {
    // The router does not load a page again after a refusal, so the answer has the present form.
    const { data: present } = await api.mutate(EarlierCallForm, { slug });
    const presentCall = present?.earlierCall ? storedForm(present.earlierCall) : null;
    const typed = { ...typedInto(form), [revisionName]: String(revision) };
    return data({ problem, typed, presentCall }, statusOf(problem));
  }
};

/** The form of a call whose vote took place before this site existed. */
export default function EarlierCallPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("calls");
  const { head, now, isSaved } = loaderData;
  const call = actionData?.presentCall ?? loaderData.call;
  const refusedRemoval = refusalOf({ id: "remove" }, actionData);
  return (
    <CallFrame head={head} tab="plan" lead={text("callEarlier.lead")} isRefused={Boolean(actionData)}>
      <div role="status" className="call-frame__status">
        {isSaved && !actionData && <Notice tone="success">{text("callEarlier.saved")}</Notice>}
      </div>
      {refusedRemoval && (
        <div className="wrap">
          <RefusalNotice problem={refusedRemoval.problem} />
        </div>
      )}
      <EarlierEditor key={call.revision} call={call} now={now} refused={refusedRemoval ? undefined : actionData} />
    </CallFrame>
  );
}
