import {
  type Conflict,
  changesSince,
  isTooLong,
  rebaseOnPendingSaves,
  type Sending,
  seenAfter,
  seenOf,
  sendingsOf,
  type Unsent,
  withoutArrived,
} from "#domain/dossier-draft.ts";
import type { Answers } from "#domain/dossier-form.ts";
import type { Problem } from "#domain/problem.ts";
import type { Store } from "#web/stores/store.ts";
import type { SaveState, SubmitProject } from "#web/stores/submit-project.ts";

// This file decides when answers go to the server. It knows no browser: forms, requests, timers and storage are handed
// to it.

/** A saved draft: its revision, and answers that another device changed too. */
export type SavedDraft = { revision: number; changedAt: string; conflicts: Conflict[] };

/** The result of saving: the saved draft, or why it was not saved. */
export type SaveResult = { savedDraft: SavedDraft; problem: null } | { savedDraft: null; problem: Problem };

/** The storage of this device for answers that people type while the network is down. */
export type DeviceStorage = {
  read(id: string): Unsent;
  add(id: string, unsent: Unsent): void;
  forgetAnswers(id: string, isObsolete: (field: string, value: string) => boolean): void;
  forgetDraft(id: string): void;
};

type Environment = {
  store: Pick<Store<SubmitProject>, "get" | "set">;
  device: DeviceStorage;
  /** Runs a function after a delay; returns a function that prevents it. */
  after(run: () => void, milliseconds: number): () => void;
  isOnline(): boolean;
};

/** A form that is saved while people type, and the draft that it shows. */
export type SavedForm = {
  id: string;
  type: "internal" | "external";
  revision: number;
  changedAt: string;
  answers: Answers;
  readAnswers(): Texts;
  fillIn(field: string, value: string): void;
  /** The last answers of a closing page need a request that outlives the page. */
  save(sending: Sending, isLeaving: boolean): Promise<SaveResult>;
  mayStayOnDevice(answers: Answers): boolean;
  /** Reads the saved answers again if the page may show older ones. */
  readLatest: (() => Promise<{ revision: number; answers: Answers } | null>) | null;
};

type Texts = Readonly<Record<string, string>>;
type SendResult = "saved" | "failed" | "refused";

/** The pause after the last key before we send; answers are then on the server within two seconds. */
const typingPause = 800;

/** The delay before we send again after a failure. */
const retryDelay = 5_000;

/** The longest wait on a bad connection; the next form shows the answers that are still being sent. */
const longestWait = 4_000;

/** The problem of a text that is too long; it names no fields, because the field itself shows its error. */
const tooLongProblem: Problem = { code: "form.invalid", fields: [] };

/** The problem of a save without a reason, such as an error page of a proxy. */
const unknownProblem: Problem = { code: "unexpected", requestId: "" };

/** Creates the record of typed answers that may not be on the server yet, for all steps of the open page. */
function createUnsentRecord({ store, device }: Pick<Environment, "store" | "device">) {
  const unsentById = new Map<string, Unsent>();
  const read = (id: string): Unsent => unsentById.get(id) ?? {};
  const write = (id: string, unsent: Unsent) => {
    if (Object.keys(unsent).length > 0) unsentById.set(id, unsent);
    else unsentById.delete(id);
  };
  return {
    read,
    readTexts: (id: string): Record<string, string> =>
      Object.fromEntries(Object.entries(read(id)).map(([field, { value }]) => [field, value])),
    restoreFromDevice: (id: string) => write(id, { ...device.read(id), ...read(id) }),
    drop: (id: string, field: string) => {
      write(id, Object.fromEntries(Object.entries(read(id)).filter(([one]) => one !== field)));
      device.forgetAnswers(id, (one) => one === field);
    },
    /** Records how a form differs from the saved answers on the server. */
    recordChanges: (id: string, savedAnswers: Answers, formAnswers: Texts): Unsent => {
      const earlierUnsent = read(id);
      const basedOn = (field: string) => earlierUnsent[field]?.basedOn ?? seenOf(store.get(), field);
      const answersOfOtherSteps = Object.entries(earlierUnsent).filter(([field]) => !(field in formAnswers));
      const answersOfForm = Object.entries(changesSince(savedAnswers, formAnswers)).map(
        ([field, value]) => [field, { value, basedOn: basedOn(field) }] as const,
      );
      const unsent = Object.fromEntries([...answersOfOtherSteps, ...answersOfForm]);
      write(id, unsent);
      // A person who restores the old answer no longer wants the other one.
      device.forgetAnswers(id, (field) => field in earlierUnsent && !(field in unsent));
      return unsent;
    },
    /** Records what the server has; an answer that another device gave too waits for a choice. */
    recordSave: (id: string, changes: Texts, { revision, changedAt, conflicts }: SavedDraft) => {
      const isInConflict = (field: string) => conflicts.some((conflict) => conflict.field === field);
      write(id, withoutArrived(read(id), { sent: changes, conflicts, revision }));
      device.forgetAnswers(id, (field, value) => changes[field] === value && !isInConflict(field));
      // A person who chooses between two answers has seen both, so their next answer is no conflict.
      const otherAnswers = Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs]));
      store.set((now) =>
        now.draftId === id
          ? {
              ...now,
              ...seenAfter(now, changes, revision),
              saveState: "saved",
              savedAt: new Date(changedAt),
              savedAnswers: { ...now.savedAnswers, ...changes, ...otherAnswers },
              conflicts: [...now.conflicts.filter(({ field }) => !(field in changes)), ...conflicts],
            }
          : now,
      );
    },
  };
}

/** Creates a queue that saves answers one request after the other, and keeps them until the server has them. */
export function createSaveQueue({ store, device, after, isOnline }: Environment) {
  const record = createUnsentRecord({ store, device });
  let pendingSaves: Promise<unknown> = Promise.resolve();
  let sendOpenForm: (() => Promise<unknown>) | null = null;

  const saveAll = async (
    id: string,
    sendings: readonly Sending[],
    save: (sending: Sending) => Promise<SaveResult>,
  ): Promise<SaveResult> => {
    const results = await Promise.all(
      sendings.map(async (sending) => {
        const result = await save(sending);
        if (result.savedDraft) record.recordSave(id, sending.changes, result.savedDraft);
        return result;
      }),
    );
    const failure = results.find(({ problem }) => problem !== null);
    if (failure) return failure;
    const savedDrafts = results.flatMap(({ savedDraft }) => savedDraft ?? []);
    const [latest, ...others] = savedDrafts.toSorted((one, other) => other.revision - one.revision);
    if (!latest) throw new Error("There was nothing to save");
    return {
      savedDraft: { ...latest, conflicts: [latest, ...others].flatMap(({ conflicts }) => conflicts) },
      problem: null,
    };
  };

  const waitAtMost = async (work: Promise<unknown>) => {
    let stop = () => {};
    const timeout = new Promise<void>((resolve) => {
      stop = after(resolve, longestWait);
    });
    await Promise.race([work, timeout]);
    stop();
  };

  const openForm = (form: SavedForm) => {
    const { id } = form;
    let pendingFields: readonly string[] = [];
    let isClosed = false;
    let stopTimer = () => {};

    // Both the saved and the typed answers count, because a project can become a request for help while it is written.
    const mayStayOnDevice = () => {
      const { savedAnswers } = store.get();
      if (!savedAnswers) return false;
      return form.mayStayOnDevice(savedAnswers) && form.mayStayOnDevice({ ...savedAnswers, ...form.readAnswers() });
    };

    /** The answers to send. Conflicts wait for a choice, and texts that are too long wait for a shorter answer. */
    const collectUnsent = (): Unsent => {
      const { draftId, savedAnswers, conflicts } = store.get();
      if (draftId !== id || !savedAnswers) return {};
      const unsent = record.recordChanges(id, savedAnswers, form.readAnswers());
      const isInConflict = (field: string) => conflicts.some((conflict) => conflict.field === field);
      return Object.fromEntries(
        Object.entries(unsent).filter(([field, { value }]) => !isInConflict(field) && !isTooLong(value)),
      );
    };

    const reportTooLong = () => {
      if (!Object.values(record.read(id)).some(({ value }) => isTooLong(value))) return;
      store.set((now) => ({ ...now, saveState: "refused", refusal: tooLongProblem }));
    };

    const send = async (isLeaving: boolean): Promise<SendResult> => {
      const unsent = collectUnsent();
      const sendings = sendingsOf(isLeaving ? rebaseOnPendingSaves(unsent, pendingFields) : unsent);
      if (sendings.length === 0) {
        store.set((now) => ({ ...now, saveState: isSolved(now) ? "saved" : now.saveState }));
        reportTooLong();
        return "saved";
      }
      // The page may close before the network is back, so the device stores the answers now.
      if (isLeaving && !isOnline() && mayStayOnDevice()) device.add(id, record.read(id));
      store.set((now) => ({ ...now, saveState: "saving" }));
      pendingFields = sendings.flatMap(({ changes }) => Object.keys(changes));
      const save = (sending: Sending) => form.save(sending, isLeaving);
      const { problem } = await saveAll(id, sendings, save).catch(() => ({ problem: unknownProblem }));
      pendingFields = [];
      if (!problem) {
        reportTooLong();
        return "saved";
      }
      const saveState = stateAfter(problem);
      store.set((now) => ({ ...now, saveState, refusal: saveState === "refused" ? problem : null }));
      if (saveState === "offline" && mayStayOnDevice()) device.add(id, record.read(id));
      return saveState === "refused" ? "refused" : "failed";
    };

    const sendNow = (): Promise<SendResult> => {
      const sending = pendingSaves.then(() => send(false)).catch((): SendResult => "failed");
      pendingSaves = sending;
      return sending;
    };

    const sendAndRepeat = async () => {
      const result = await sendNow();
      // A refused answer is not sent again by itself, because the call has closed or the link was replaced.
      if (isClosed || result === "refused") return;
      if (result === "failed") sendAfter(retryDelay);
      else if (Object.keys(collectUnsent()).length > 0) sendAfter(typingPause);
    };

    const sendAfter = (delay: number) => {
      stopTimer();
      stopTimer = after(() => void sendAndRepeat(), delay);
    };

    // This does not wait for the queue, because the page may close before that. Later saves wait for it.
    const sendBeforeLeaving = () => {
      const sending = send(true).catch(() => {});
      pendingSaves = Promise.all([pendingSaves, sending]);
    };

    const handleInput = () => {
      if (!mayStayOnDevice()) device.forgetDraft(id);
      sendAfter(typingPause);
    };

    const showDraft = () => {
      const before = store.get();
      const isSameDraft = before.draftId === id;
      // The previous step may have saved these while this step was loading.
      const laterFields = isSameDraft
        ? Object.entries(before.later).filter(([, seenRevision]) => seenRevision > form.revision)
        : [];
      const newerAnswers = Object.fromEntries(laterFields.map(([field]) => [field, before.savedAnswers?.[field]]));
      store.set({
        draftId: id,
        type: form.type,
        step: 1,
        saveState: "saved",
        savedAt: isSameDraft && before.savedAt ? before.savedAt : new Date(form.changedAt),
        refusal: null,
        revision: form.revision,
        later: Object.fromEntries(laterFields),
        savedAnswers: { ...form.answers, ...newerAnswers },
        conflicts: isSameDraft ? before.conflicts : [],
      });
      record.restoreFromDevice(id);
      for (const [field, value] of Object.entries({ ...newerAnswers, ...record.readTexts(id) }))
        form.fillIn(field, String(value ?? ""));
      if (!mayStayOnDevice()) device.forgetDraft(id);
    };

    /**
     * A page that is reloaded in the middle of a word shows the answers from before that word was saved. So we read them
     * once more, and update the fields that nobody touched meanwhile.
     */
    const showLatest = async () => {
      const latestDraft = await form.readLatest?.().catch(() => null);
      if (!latestDraft || latestDraft.revision <= form.revision || isClosed) return;
      collectUnsent();
      const unsent = record.read(id);
      const { savedAnswers, later } = store.get();
      const isOtherAnswer = ([field, value]: [string, Answers[string]]) =>
        typeof value === "string" &&
        !(field in unsent) &&
        !(field in later) &&
        value !== String(savedAnswers?.[field] ?? "");
      const otherAnswers = Object.fromEntries(Object.entries(latestDraft.answers).filter(isOtherAnswer));
      store.set((now) => ({
        ...now,
        ...seenAfter(now, otherAnswers, latestDraft.revision),
        savedAnswers: { ...now.savedAnswers, ...otherAnswers },
      }));
      for (const [field, value] of Object.entries(otherAnswers)) form.fillIn(field, String(value));
    };

    const close = () => {
      stopTimer();
      isClosed = true;
      if (sendOpenForm === sendNow) sendOpenForm = null;
      // Opening another page of the site also counts as leaving.
      sendBeforeLeaving();
    };

    showDraft();
    // The form may have text from before the scripts ran, or restored text.
    sendAfter(0);
    void showLatest();
    sendOpenForm = sendNow;
    return { handleInput, sendNow: () => sendAfter(0), sendBeforeLeaving, close };
  };

  return {
    /** Shows a draft in its form and saves its answers, from the moment it opens until it closes. */
    openForm,
    /** Saves all changes at once, records what the server has, and returns the result. */
    saveAll,
    /** The texts of a draft that may not be on the server yet. */
    unsentTexts: record.readTexts,
    /** Forgets an answer, because its author took the one of another device. */
    dropUnsent: record.drop,
    /** Waits for pending saves, so that the next request knows their results. */
    waitForSaves: () => waitAtMost(pendingSaves),
    /** Sends everything typed on this page and waits for it, before the page reads from the server. */
    sendUnsent: () => waitAtMost((sendOpenForm?.() ?? Promise.resolve()).then(() => pendingSaves)),
  };
}

/** Whether the saved answers end this state; a refusal by the server stays visible. */
function isSolved({ saveState, refusal }: SubmitProject): boolean {
  return saveState === "saving" || saveState === "offline" || saveState === "failed" || refusal === tooLongProblem;
}

/** The state after a problem: a temporary one, or a permanent reason. */
function stateAfter({ code }: Problem): SaveState {
  if (code === "offline" || code === "unavailable") return "offline";
  if (code === "login.required") return "logged_out";
  return code === "unexpected" || code === "limit.tooMany" ? "failed" : "refused";
}
