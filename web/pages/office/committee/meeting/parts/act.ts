import { readDecision } from "#domain/decision-form.ts";
import type { Problem } from "#domain/problem.ts";
import { isSentBy, refusedForm, submitForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs } from "#web/page.ts";
import { decideItemForm } from "#web/pages/office/committee/meeting/parts/decide-item-form.ts";

const Open = fund(`mutation OpenMeeting($callId: ID!) { openMeeting(callId: $callId) }`);
const Join = fund(`
  mutation JoinMeeting($callId: ID!, $isRemote: Boolean!) { joinMeeting(callId: $callId, isRemote: $isRemote) }
`);
const Leave = fund(`mutation LeaveMeeting($callId: ID!) { leaveMeeting(callId: $callId) }`);
const Attend = fund(`
  mutation NoteAttendance($callId: ID!, $personId: ID!, $isPresent: Boolean!, $isRemote: Boolean!) {
    noteAttendance(callId: $callId, personId: $personId, isPresent: $isPresent, isRemote: $isRemote)
  }
`);
const Record = fund(`
  mutation NameRecorder($callId: ID!, $personId: ID!) { nameRecorder(callId: $callId, personId: $personId) }
`);
const Discuss = fund(`mutation Discuss($callId: ID!, $id: ID!) { discuss(callId: $callId, id: $id) }`);
const End = fund(`mutation EndMeeting($callId: ID!) { endMeeting(callId: $callId) }`);
const Decide = fund(`
  mutation DecideItem(
    $callId: ID!, $id: ID!, $outcome: DecisionOutcome!, $amountInCents: Float, $reasons: [ReasonInput!]
    $votesFor: Int!, $votesAgainst: Int!, $votesAbstained: Int!, $remark: String, $revision: Int!
  ) {
    decideItem(
      callId: $callId, id: $id, outcome: $outcome, amountInCents: $amountInCents, reasons: $reasons, votesFor: $votesFor
      votesAgainst: $votesAgainst, votesAbstained: $votesAbstained, remark: $remark, revision: $revision
    )
  }
`);

/** Does what a form of the meeting asks, and shows the meeting again. */
export async function actInMeeting(args: ActArgs) {
  const { form, url } = args;
  const call = url.searchParams.get("call");
  const here = () => args.go(`/office/committee/meeting${call ? `?call=${encodeURIComponent(call)}` : ""}`);
  if (isSentBy(decideItemForm, form)) return decide(args, here);
  const { problem } = await press(args, String(form.get("intent")));
  return problem ? refusedForm(problem, form) : here();
}

async function press({ api, form }: ActArgs, intent: string): Promise<{ problem: Problem | null }> {
  const callId = String(form.get("meeting") ?? "");
  const personId = String(form.get("person") ?? "");
  const attend = (isPresent: boolean, isRemote: boolean) =>
    api.mutate(Attend, { callId, personId, isPresent, isRemote });
  switch (intent) {
    case "open":
      return api.mutate(Open, { callId });
    case "join":
      return api.mutate(Join, { callId, isRemote: false });
    case "joinRemote":
      return api.mutate(Join, { callId, isRemote: true });
    case "leave":
      return api.mutate(Leave, { callId });
    case "came":
      return attend(true, false);
    case "byVideo":
      return attend(true, true);
    case "left":
      return attend(false, false);
    case "record":
      return api.mutate(Record, { callId, personId });
    case "discuss":
      return api.mutate(Discuss, { callId, id: String(form.get("dossier") ?? "") });
    case "end":
      return api.mutate(End, { callId });
    default:
      return { problem: { code: "list.nothingChosen" } };
  }
}

function decide({ api, form }: ActArgs, here: () => Response) {
  const fieldOf = (name: string) => String(form.get(name) ?? "");
  const callId = fieldOf("meeting");
  return submitForm(
    decideItemForm,
    form,
    (typed) =>
      api.mutate(Decide, {
        callId,
        id: fieldOf("dossier"),
        ...readDecision(typed, form.get("language")),
        votesFor: Number(typed.for),
        votesAgainst: Number(typed.against),
        votesAbstained: Number(typed.abstained),
        remark: typed.remark,
        revision: Number(fieldOf("revision")),
      }),
    async () => {
      const next = fieldOf("next");
      // The decision is kept, also if the next dossier cannot be discussed now.
      if (next) await api.mutate(Discuss, { callId, id: next });
      return here();
    },
  );
}
