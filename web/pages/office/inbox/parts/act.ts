import { data } from "react-router";
import { addressOfList, readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { threadReplyFields } from "#domain/thread.ts";
import { revisionIn } from "#web/components/record-version.ts";
import { actOnSavedView, isSavedViewForm } from "#web/components/saved-view.ts";
import { defineForm, isSentBy, refusedForm, submitForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs } from "#web/page.ts";

const Answer = fund(`
  mutation AnswerThread($id: ID!, $revision: Int!, $text: String!, $isDone: Boolean!) {
    answerThread(id: $id, revision: $revision, text: $text, isDone: $isDone)
  }
`);
const Note = fund(`mutation NoteOnThread($id: ID!, $text: String!) { noteOnThread(id: $id, text: $text) }`);
const Take = fund(`
  mutation TakeThread($id: ID!, $revision: Int!, $isTaken: Boolean!) {
    takeThread(id: $id, revision: $revision, isTaken: $isTaken)
  }
`);
const Finish = fund(`
  mutation FinishThread($id: ID!, $revision: Int!, $isDone: Boolean!) {
    finishThread(id: $id, revision: $revision, isDone: $isDone)
  }
`);
const FinishMany = fund(`
  mutation FinishThreads($threads: [ThreadVersionInput!]!) { finishThreads(threads: $threads) }
`);

export const answerForm = defineForm({
  id: "answer",
  rules: threadReplyFields,
  words: { text: { label: "inbox.answer", ask: "inbox.answer.ask" } },
});

export const noteForm = defineForm({
  id: "note",
  rules: threadReplyFields,
  words: { text: { label: "inbox.note", ask: "inbox.note.ask" } },
});

/** The conversations that an act is about, before it is done or after. */
export type BulkAnswer = { problem: null; kind: "plan" | "done"; ids: string[]; stayingIds: string[] };

/** The name of the control with the revision of a conversation that was planned to be done. */
export const revisionName = (id: string) => `revision-${id}`;

/** The acts on several conversations, by the `intent` of their form. */
export const bulkIntents = ["plan-finish", "do-finish"];

async function finishMany({ api, form }: ActArgs) {
  const ids = form.getAll("id").map(String);
  if (ids.length === 0) return refusedForm({ code: "list.nothingChosen" }, form);
  const answer = { problem: null, ids } as const;
  if (form.get("intent") === "plan-finish") return data<BulkAnswer>({ ...answer, kind: "plan", stayingIds: [] });
  const threads = ids.map((id) => ({ id, revision: Number(form.get(revisionName(id)) ?? -1) }));
  const { data: outcome, problem } = await api.mutate(FinishMany, { threads });
  if (problem) return refusedForm(problem, form);
  return data<BulkAnswer>({ ...answer, kind: "done", stayingIds: outcome.finishThreads });
}

const doneWords = new Map([
  ["take", "taken"],
  ["leave", "left"],
  ["finish", "finished"],
  ["reopen", "reopened"],
]);

/** The acts of the page, by the `intent` of the form. */
export async function actOnThread(args: ActArgs) {
  const { api, form, url, go } = args;
  if (isSavedViewForm(form)) return actOnSavedView(args, "inbox", "/office/inbox");
  const id = String(form.get("id"));
  const intent = String(form.get("intent"));
  if (bulkIntents.includes(intent)) return finishMany(args);
  const change = { id, revision: revisionIn(form) };
  const { question } = readList(lists.inbox, url.searchParams);
  const goBack = (done: string, open: string | null = id) => {
    const address = addressOfList(lists.inbox, { ...question, open });
    return go(`/office/inbox${address}${address ? "&" : "?"}justDone=${done}`);
  };
  if (isSentBy(answerForm, form)) {
    const isDone = form.get("then") === "finish";
    return submitForm(
      answerForm,
      form,
      ({ text }) => api.mutate(Answer, { ...change, text, isDone }),
      // An answer that finishes a conversation leads back to the others.
      () => goBack("answered", isDone ? null : id),
    );
  }
  if (isSentBy(noteForm, form))
    return submitForm(
      noteForm,
      form,
      ({ text }) => api.mutate(Note, { id, text }),
      () => goBack("noted"),
    );
  const done = doneWords.get(intent);
  if (!done) return refusedForm({ code: "list.nothingChosen" }, form);
  const { problem } =
    intent === "take" || intent === "leave"
      ? await api.mutate(Take, { ...change, isTaken: intent === "take" })
      : await api.mutate(Finish, { ...change, isDone: intent === "finish" });
  if (problem) return refusedForm(problem, form);
  return goBack(done, intent === "finish" ? null : id);
}
