import { data } from "react-router";
import { maskedFields } from "#domain/dossier-reading.ts";
import { readLastDay } from "#domain/late-access.ts";
import { addressOfList, readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import type { Problem } from "#domain/problem.ts";
import { DeclareConflict, declareForm, readConflictAnswer } from "#web/components/conflict-question.tsx";
import { actOnSavedView, isSavedViewForm } from "#web/components/saved-view.ts";
import { isSentBy, refusedForm, submitForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs } from "#web/page.ts";
import { actOnMany } from "#web/pages/office/dossiers/parts/bulk-act.ts";
import { actOnDecision, MoveUp, TakeDecisionBack } from "#web/pages/office/dossiers/parts/decision-act.ts";
import {
  completionForm,
  declineForm,
  judgeForm,
  messageForm,
  noteForm,
  readJudgedPoints,
  readMentions,
  revealForm,
  withdrawForm,
} from "#web/pages/office/dossiers/parts/forms.ts";
import { readTab } from "#web/pages/office/dossiers/parts/panel-tab.ts";

const GiveToCommittee = fund(`mutation GiveToCommittee($id: ID!) { giveToCommittee(id: $id) }`);
const TakeBack = fund(`mutation TakeBack($id: ID!) { takeBack(id: $id) }`);
const TakeUp = fund(`mutation TakeUp($id: ID!) { takeUpRequest(id: $id) }`);
const Ask = fund(`
  mutation AskForCompletion($id: ID!, $reason: String!, $until: Instant!) {
    askForCompletion(id: $id, reason: $reason, until: $until)
  }
`);
const Judge = fund(`mutation JudgeAsItIs($id: ID!, $reason: String!) { judgeAsItIs(id: $id, reason: $reason) }`);
const Decline = fund(`
  mutation Decline($id: ID!, $points: [String!]!, $note: String) {
    declineAsIneligible(id: $id, points: $points, note: $note)
  }
`);
const Withdraw = fund(`
  mutation WithdrawOnBehalf($id: ID!, $reason: String!, $hasDied: Boolean) {
    withdrawOnBehalf(id: $id, reason: $reason, hasDied: $hasDied)
  }
`);
const SetTheme = fund(`mutation SetTheme($id: ID!, $theme: String) { setTheme(id: $id, theme: $theme) }`);
const SetUrgent = fund(`mutation SetUrgent($id: ID!, $isUrgent: Boolean!) { setUrgent(id: $id, isUrgent: $isUrgent) }`);
const Write = fund(`
  mutation WriteToApplicant($id: ID!, $text: String!, $seenMessages: Int) {
    writeToApplicant(id: $id, text: $text, seenMessages: $seenMessages)
  }
`);
const Note = fund(`
  mutation WriteNote($id: ID!, $text: String!, $mentions: [ID!]) {
    writeNote(id: $id, text: $text, mentions: $mentions)
  }
`);
const JudgePoints = fund(`
  mutation JudgePoints($id: ID!, $points: [JudgedPointInput!]!) { judgePoints(id: $id, points: $points) }
`);
const Reveal = fund(`
  mutation RevealAnswer($id: ID!, $field: MaskedField!, $reason: String!) {
    revealAnswer(id: $id, field: $field, reason: $reason)
  }
`);
const OpenFor = fund(`mutation OpenFor($id: ID!, $memberId: ID!) { openForMember(id: $id, memberId: $memberId) }`);

/** A masked answer that the reader asked for; it is only in the answer to that form. */
export type Revealed = { problem: null; kind: "revealed"; field: string; value: string };

/** The acts of the page, by the `intent` of the form. */
export async function actOnDossiers(args: ActArgs) {
  const { api, form } = args;
  if (isSavedViewForm(form)) return actOnSavedView(args, "dossiers", "/office/dossiers");
  const intent = String(form.get("intent"));
  const id = String(form.get("dossier") ?? "");
  const done = () => args.go(sameList(args, intent));
  if (isSentBy(completionForm, form))
    return submitForm(
      completionForm,
      form,
      ({ reason, until }) => api.mutate(Ask, { id, reason, until: readLastDay(until)?.toISOString() ?? "" }),
      done,
    );
  if (isSentBy(judgeForm, form))
    return submitForm(judgeForm, form, ({ reason }) => api.mutate(Judge, { id, reason }), done);
  if (isSentBy(declineForm, form)) {
    const points = form.getAll("point").map(String);
    return submitForm(declineForm, form, ({ note }) => api.mutate(Decline, { id, points, note: note || null }), done);
  }
  if (isSentBy(withdrawForm, form)) {
    const hasDied = form.get("died") === "on";
    return submitForm(withdrawForm, form, ({ reason }) => api.mutate(Withdraw, { id, reason, hasDied }), done);
  }
  if (isSentBy(messageForm, form)) {
    const seenMessages = Number(form.get("seen")) || 0;
    return submitForm(messageForm, form, ({ text }) => api.mutate(Write, { id, text, seenMessages }), done);
  }
  if (isSentBy(noteForm, form)) {
    const mentions = readMentions(form);
    return submitForm(noteForm, form, ({ text }) => api.mutate(Note, { id, text, mentions }), done);
  }
  if (isSentBy(revealForm, form)) return reveal(args, id);
  if (isSentBy(declareForm, form))
    return submitForm(declareForm, form, () => api.mutate(DeclareConflict, { id, ...readConflictAnswer(form) }), done);
  const decided = await actOnDecision(args, id, done);
  if (decided) return decided;
  const many = await actOnMany(args, intent);
  if (many) return many;
  const { problem } = await actAtOnce(args, intent, id);
  return problem ? refusedForm(problem, form) : done();
}

/** Does an act whose form has no rules. */
async function actAtOnce({ api, form }: ActArgs, intent: string, id: string): Promise<{ problem: Problem | null }> {
  switch (intent) {
    case "giveToCommittee":
      return api.mutate(GiveToCommittee, { id });
    case "takeBack":
      return api.mutate(TakeBack, { id });
    case "takeUp":
      return api.mutate(TakeUp, { id });
    case "judgePoints":
      return api.mutate(JudgePoints, { id, points: readJudgedPoints(form) });
    case "setTheme":
      return api.mutate(SetTheme, { id, theme: String(form.get("theme") ?? "") || null });
    case "setUrgent":
      return api.mutate(SetUrgent, { id, isUrgent: form.get("urgent") === "yes" });
    case "open":
      return api.mutate(OpenFor, { id, memberId: String(form.get("member") ?? "") });
    case "takeDecisionBack":
      return api.mutate(TakeDecisionBack, { id });
    case "moveUp":
      return api.mutate(MoveUp, { id });
    default:
      return { problem: { code: "list.nothingChosen" } };
  }
}

function reveal({ api, form }: ActArgs, id: string) {
  const field = maskedFields.find((one) => one === form.get("field")) ?? "iban_code";
  return submitForm(
    revealForm,
    form,
    ({ reason }) => api.mutate(Reveal, { id, field, reason }),
    ({ revealAnswer }) => data<Revealed>({ problem: null, kind: "revealed", field, value: revealAnswer ?? "" }),
  );
}

/** The same list with the same open dossier, after an act. */
function sameList({ url }: ActArgs, done: string): string {
  const { question } = readList(lists.dossiers, url.searchParams);
  const address = addressOfList(lists.dossiers, question);
  const tab = readTab(url.searchParams);
  const more = `${tab === "answers" ? "" : `panelTab=${tab}&`}justDone=${done}`;
  return `/office/dossiers${address}${address ? "&" : "?"}${more}`;
}
