import { checkId } from "#domain/id.ts";
import { type Language, languages } from "#domain/language.ts";
import { refuse } from "#domain/problem.ts";
import { type ThreadEntryKind, threadEntryKinds, threadKinds, threadState, threadStates } from "#domain/thread.ts";
import { openMessage, openNote } from "#server/actions/dossier-content.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { removeSavedAnswer, saveAnswer } from "#server/actions/saved-answer.ts";
import { answerThread, finishThread, finishThreads, noteOnThread, takeThread } from "#server/actions/thread.ts";
import { previewThread } from "#server/actions/thread-preview.ts";
import { recordReading } from "#server/api/content-reading.ts";
import type { ApiContext } from "#server/api/context.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { addListType } from "#server/api/fund/list.ts";
import { MessageTopicEnum } from "#server/api/fund/message.ts";
import { type AnsweredList, answerList } from "#server/api/list.ts";
import { listDossierMessages } from "#server/database/queries/dossier.ts";
import { listNotes } from "#server/database/queries/dossier-note.ts";
import {
  countWaiting,
  findThread,
  languageOfThread,
  listAuthors,
  listReplies,
  listSavedAnswers,
  type SavedAnswerRow,
  type ThreadRow,
  threadList,
} from "#server/database/queries/thread.ts";

const KindEnum = builder.enumType("ThreadKind", {
  description: "Whether a conversation began with the contact form or is about a dossier.",
  values: threadKinds,
});
const StateEnum = builder.enumType("ThreadState", {
  description: "Whether a conversation waits for the office, is answered, or is done.",
  values: threadStates,
});
const EntryKindEnum = builder.enumType("ThreadEntryKind", {
  description: "A message of the writer, an answer of the office, or a note that only the office sees.",
  values: threadEntryKinds,
});

type Entry = { id: string; kind: ThreadEntryKind; author: string | null; text: string; writtenAt: Date };

const ThreadEntry = builder.objectRef<Entry>("ThreadEntry").implement({
  description: "A message, an answer or a note of a conversation.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    kind: t.expose("kind", { type: EntryKindEnum, description: "The kind of entry." }),
    author: t.exposeString("author", {
      nullable: true,
      description: "The person of the office who wrote it; null for a message of the writer.",
    }),
    text: t.exposeString("text", { description: "The text." }),
    writtenAt: t.expose("writtenAt", { type: "Instant", description: "When." }),
  }),
});

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`;

async function entriesOf({ db, secret }: ApiContext, { message, dossier }: ThreadRow): Promise<Entry[]> {
  if (dossier) {
    const [messages, notes, authors] = [
      await listDossierMessages(db, [dossier.id]),
      await listNotes(db, dossier.id),
      await listAuthors(db, dossier.id),
    ];
    const entries: Entry[] = [
      ...messages.map((one) => ({
        id: one.id,
        kind: one.isFromOffice ? ("answer" as const) : ("message" as const),
        author: authors.get(one.id) ?? null,
        text: openMessage(secret, one),
        writtenAt: one.writtenAt,
      })),
      ...notes.map((note) => ({
        id: note.id,
        kind: "note" as const,
        author: nameOf(note.author),
        text: openNote(secret, note),
        writtenAt: note.writtenAt,
      })),
    ];
    return entries.toSorted((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime());
  }
  if (!message) return [];
  const { id, text, sentAt: writtenAt } = message;
  const replies = await listReplies(db, id);
  return [
    { id, kind: "message", author: null, text, writtenAt },
    ...replies.map((reply) => ({
      ...reply,
      kind: reply.isNote ? ("note" as const) : ("answer" as const),
      author: nameOf(reply.author),
    })),
  ];
}

const Thread = builder.objectRef<ThreadRow>("Thread").implement({
  description: "A conversation of the office with a visitor, or with the applicant of a dossier.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    kind: t.field({
      type: KindEnum,
      description: "The kind of conversation.",
      resolve: ({ dossierId }) => (dossierId ? "dossier" : "contact"),
    }),
    state: t.field({ type: StateEnum, description: "Its state.", resolve: (thread) => threadState(thread) }),
    writer: t.string({
      description: "The name of the visitor or the applicant.",
      resolve: ({ message, applicant }) => message?.name ?? (applicant ? nameOf(applicant) : ""),
    }),
    email: t.string({
      nullable: true,
      description: "The address that a visitor gets answers at.",
      resolve: ({ message }) => message?.email ?? null,
    }),
    topic: t.field({
      type: MessageTopicEnum,
      nullable: true,
      description: "The topic that a visitor chose.",
      resolve: ({ message }) => message?.topic ?? null,
    }),
    language: t.field({
      type: LanguageEnum,
      nullable: true,
      description: "The language in which the writer gets answers.",
      resolve: (thread) => languageOfThread(thread),
    }),
    dossierId: t.exposeID("dossierId", { nullable: true, description: "The id of the dossier." }),
    number: t.string({
      nullable: true,
      description: "The number of the dossier.",
      resolve: ({ dossier }) => dossier?.number ?? null,
    }),
    title: t.exposeString("title", { nullable: true, description: "The title of an ordinary project." }),
    isConfidential: t.boolean({
      description: "Whether it is about a confidential dossier.",
      resolve: ({ dossier }) => dossier?.isConfidential ?? false,
    }),
    preview: t.string({
      nullable: true,
      description: "The start of the last message; null for a confidential dossier, whose readings are recorded.",
      resolve: (thread, _args, { secret }) => previewThread(secret, thread),
    }),
    writtenAt: t.expose("writtenAt", { type: "Instant", description: "When someone last wrote." }),
    takenBy: t.string({
      nullable: true,
      description: "The person who takes care of it.",
      resolve: ({ takenBy }) => takenBy && nameOf(takenBy),
    }),
    isMine: t.boolean({
      description: "Whether the viewer takes care of it.",
      resolve: ({ takenById }, _args, { me }) => takenById !== null && takenById === me?.id,
    }),
    revision: t.exposeInt("revision", { description: "Grows with each message, answer and act." }),
    entries: t.field({
      type: [ThreadEntry],
      description: "Messages, answers and notes, from the first to the last.",
      resolve: (thread, _args, context) => entriesOf(context, thread),
    }),
  }),
});

const ThreadPage = addListType({ name: "ThreadList", description: "A page of the inbox.", row: Thread });

const WaitingThreads = builder.objectRef<Awaited<ReturnType<typeof countWaiting>>>("WaitingThreads").implement({
  description: "The conversations that wait for an answer of the viewer.",
  fields: (t) => ({
    count: t.exposeInt("count", { description: "How many there are." }),
    since: t.expose("since", {
      type: "Instant",
      nullable: true,
      description: "Since when the oldest waits; null if none does.",
    }),
  }),
});

const SavedAnswerText = builder.objectRef<{ language: Language; text: string }>("SavedAnswerText").implement({
  description: "A saved answer in one language.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageEnum, description: "The language." }),
    text: t.exposeString("text", { description: "The text." }),
  }),
});

const SavedAnswer = builder.objectRef<SavedAnswerRow>("SavedAnswer").implement({
  description: "An answer that the office gives often.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    name: t.exposeString("name", { description: "The name by which the office knows it." }),
    texts: t.field({
      type: [SavedAnswerText],
      description: "Its text in each language that it has.",
      resolve: ({ text }) =>
        languages.flatMap((language) => (text[language] ? [{ language, text: text[language] }] : [])),
    }),
    changedAt: t.expose("changedAt", { type: "Instant", description: "When it was last changed." }),
    revision: t.exposeInt("revision", { description: "Grows with each change." }),
  }),
});

const ValueInput = builder.inputType("SavedAnswerValueInput", {
  description: "The typed text of one control of the form.",
  fields: (t) => ({
    field: t.string({ description: "The name of the control: `name`, or `text.nl` for each language." }),
    value: t.string({ description: "The typed text." }),
  }),
});

const VersionInput = builder.inputType("ThreadVersionInput", {
  description: "A conversation as the viewer saw it.",
  fields: (t) => ({
    id: t.id({ description: "Its id." }),
    revision: t.int({ description: "Its revision." }),
  }),
});

builder.queryFields((t) => ({
  threads: t.field({
    type: ThreadPage,
    description: "The inbox: the conversations that the viewer may answer, without those that are done.",
    args: { list: t.arg.string({ description: "The address of the list after its question mark." }) },
    resolve: (_root, { list }, context): Promise<AnsweredList<ThreadRow>> =>
      answerList(context, "inbox", threadList(requirePermission(context.me, "readInbox")), list),
  }),
  thread: t.field({
    type: Thread,
    nullable: true,
    description: "One conversation; null if the viewer may not answer it. Reading a confidential one is recorded.",
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      const viewer = requirePermission(context.me, "readInbox");
      refuse(checkId(id));
      const thread = await findThread(context.db, viewer, id);
      if (thread?.dossier?.isConfidential)
        await recordReading(context, { dossierId: thread.dossier.id, act: "read_dossier" });
      return thread;
    },
  }),
  waitingThreads: t.field({
    type: WaitingThreads,
    description: "How many conversations wait for an answer of the viewer.",
    resolve: (_root, _args, { db, me }) => countWaiting(db, requirePermission(me, "readInbox")),
  }),
  savedAnswers: t.field({
    type: [SavedAnswer],
    description: "The answers that the office gives often, by their names.",
    resolve: (_root, _args, { db }) => listSavedAnswers(db),
  }),
}));

const done = async (act: Promise<unknown>) => {
  await act;
  return true;
};
const revision = "The revision that the viewer saw; `record.changed` if somebody changed or answered it since.";

builder.mutationFields((t) => ({
  takeThread: t.boolean({
    description: "Takes on a conversation, or leaves it to others again.",
    args: { id: t.arg.id(), revision: t.arg.int({ description: revision }), isTaken: t.arg.boolean() },
    resolve: (_root, { id, ...change }, context) => done(takeThread(context, { threadId: id, ...change })),
  }),
  finishThread: t.boolean({
    description: "Says that a conversation is done, or opens it again. A new message opens it by itself.",
    args: { id: t.arg.id(), revision: t.arg.int({ description: revision }), isDone: t.arg.boolean() },
    resolve: (_root, { id, ...change }, context) => done(finishThread(context, { threadId: id, ...change })),
  }),
  finishThreads: t.idList({
    description:
      "Says that several conversations are done; answers with those that stay, because somebody changed them.",
    args: { threads: t.arg({ type: [VersionInput], description: "The conversations." }) },
    resolve: (_root, { threads }, context) =>
      finishThreads(context, { threads: threads.map(({ id, revision }) => ({ threadId: id, revision })) }),
  }),
  answerThread: t.boolean({
    description:
      "Answers a conversation: a visitor by mail in their language, an applicant with a message about their dossier.",
    args: {
      id: t.arg.id(),
      revision: t.arg.int({ description: revision }),
      text: t.arg.string({ description: "The answer." }),
      isDone: t.arg.boolean({ description: "Whether the conversation is done with this answer." }),
    },
    resolve: (_root, { id, ...answer }, context) => done(answerThread(context, { threadId: id, ...answer })),
  }),
  noteOnThread: t.boolean({
    description: "Writes a note on a conversation, which its writer never sees.",
    args: { id: t.arg.id(), text: t.arg.string({ description: "The note." }) },
    resolve: (_root, { id, text }, context) => done(noteOnThread(context, { threadId: id, text })),
  }),
  saveAnswer: t.boolean({
    description: "Saves an answer that the office gives often. Without an id it is a new one.",
    args: {
      id: t.arg.id({ required: false }),
      revision: t.arg.int({ description: "The revision that the viewer saw; 0 for a new answer." }),
      values: t.arg({ type: [ValueInput], description: "The typed texts." }),
    },
    resolve: (_root, { id, revision, values }, context) =>
      done(
        saveAnswer(context, {
          id: id ?? null,
          revision,
          values: Object.fromEntries(values.map(({ field, value }) => [field, value])),
        }),
      ),
  }),
  removeSavedAnswer: t.boolean({
    description: "Removes a saved answer; answers that were sent with it stay.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(removeSavedAnswer(context, { id })),
  }),
}));
