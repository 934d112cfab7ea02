import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isTooLong, seenAfter, seenOf, sendingsOf, type Unsent } from "#domain/dossier-draft.ts";
import type { Answers, DossierField } from "#domain/dossier-form.ts";
import type { Problem } from "#domain/problem.ts";
import { changesSince, readFormAnswers, saveAll } from "#web/components/dossier-act.ts";
import { fillIn } from "#web/components/dossier-control.ts";
import { answersOf, isLoadedInBrowser, type LoadedDraft } from "#web/components/dossier-draft.ts";
import type { DraftStore } from "#web/components/dossier-draft-store.ts";
import {
  enqueue,
  makeQueueWaitFor,
  recordUnsent,
  registerFormSender,
  restoreUnsent,
  unsentOf,
  unsentTexts,
} from "#web/components/dossier-unsent.ts";
import { forgetDraft, saveDraftOnDevice } from "#web/components/draft-on-device.ts";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { type SaveState, type SubmitProject, submitProject } from "#web/stores/submit-project.ts";

type AutosaveOptions = { form: RefObject<HTMLFormElement | null>; draft: LoadedDraft; draftStore: DraftStore };

/** The pause after the last key before we send; answers are then on the server within two seconds. */
const typingPause = 800;

/** The delay before we send again after a failure. */
const retryDelay = 5_000;

/** The problem of a text that is too long; it names no fields, because the field itself shows its error. */
const tooLongProblem: Problem = { code: "form.invalid", fields: [] };

/** The result of sending. */
type SendResult = "saved" | "failed" | "refused";

/** Saves the answers of a form of a dossier, from the moment it opens until all of them are on the server. */
export function useAutosave({ form, draft, draftStore }: AutosaveOptions): void {
  const { type, revision } = draft;
  const { id } = draftStore;
  const pendingFields = useRef<readonly string[]>([]);

  // Both the saved and the typed answers count, because a project can become a request for help while it is written.
  const mayStayOnDevice = useEffectEvent((formElement: HTMLFormElement) => {
    const { savedAnswers } = submitProject.get();
    if (!savedAnswers) return false;
    const currentAnswers = { ...savedAnswers, ...readFormAnswers(new FormData(formElement)) };
    return draftStore.mayStayOnDevice(savedAnswers) && draftStore.mayStayOnDevice(currentAnswers);
  });

  /** The answers to send. Conflicts wait for a choice, and texts that are too long wait for a shorter answer. */
  const collectUnsent = useEffectEvent((formElement: HTMLFormElement): Unsent => {
    const { draftId, savedAnswers, conflicts, ...seenRevisions } = submitProject.get();
    if (draftId !== id || !savedAnswers) return {};
    const formAnswers = readFormAnswers(new FormData(formElement));
    const unsent = recordUnsent(id, {
      formAnswers,
      changes: changesSince(savedAnswers, formAnswers),
      revisionOf: (field) => seenOf(seenRevisions, field),
    });
    const isInConflict = (field: string) => conflicts.some((conflict) => conflict.field === field);
    return Object.fromEntries(
      Object.entries(unsent).filter(([field, { value }]) => !isInConflict(field) && !isTooLong(value)),
    );
  });

  const reportTooLong = useEffectEvent(() => {
    if (!Object.values(unsentOf(id)).some(({ value }) => isTooLong(value))) return;
    submitProject.set((now) => ({ ...now, saveState: "refused", refusal: tooLongProblem }));
  });

  const send = useEffectEvent(async (formElement: HTMLFormElement, isLeaving = false): Promise<SendResult> => {
    const sendings = sendingsOf(
      isLeaving ? rebaseOnPendingSaves(collectUnsent(formElement), pendingFields.current) : collectUnsent(formElement),
    );
    if (sendings.length === 0) {
      const isSolved = ({ saveState, refusal }: SubmitProject) =>
        saveState === "saving" || saveState === "offline" || saveState === "failed" || refusal === tooLongProblem;
      submitProject.set((now) => ({ ...now, saveState: isSolved(now) ? "saved" : now.saveState }));
      reportTooLong();
      return "saved";
    }
    // The page may close before the network is back, so the device stores the answers now.
    if (isLeaving && navigator.onLine === false && mayStayOnDevice(formElement)) saveDraftOnDevice(id, unsentOf(id));
    submitProject.set((now) => ({ ...now, saveState: "saving" }));
    const api = createApi(isLeaving ? keepaliveTransport : browserTransport);
    pendingFields.current = Object.keys(Object.assign({}, ...sendings.map(({ changes }) => changes)));
    const { problem } = await saveAll(id, sendings, (sending) => draftStore.save(api, sending)).finally(() => {
      pendingFields.current = [];
    });
    if (!problem) {
      reportTooLong();
      return "saved";
    }
    const state = stateAfter(problem);
    submitProject.set((before) => ({ ...before, saveState: state, refusal: state === "refused" ? problem : null }));
    if (state === "offline" && mayStayOnDevice(formElement)) saveDraftOnDevice(id, unsentOf(id));
    return state === "refused" ? "refused" : "failed";
  });

  // This runs only once for each step. When the dossier is read again, the form still has its old answers, and they would
  // look like changes on this device.
  const openDraft = useEffectEvent((formElement: HTMLFormElement) => {
    const before = submitProject.get();
    const isSameDraft = before.draftId === id;
    // The previous step may have saved these while this step was loading.
    const laterFields = isSameDraft
      ? Object.entries(before.later).filter(([, seenRevision]) => seenRevision > revision)
      : [];
    const newerAnswers = Object.fromEntries(laterFields.map(([field]) => [field, before.savedAnswers?.[field]]));
    submitProject.set({
      draftId: id,
      type,
      step: 1,
      saveState: "saved",
      savedAt: isSameDraft && before.savedAt ? before.savedAt : new Date(draft.changedAt),
      refusal: null,
      revision,
      later: Object.fromEntries(laterFields),
      savedAnswers: { ...answersOf(draft), ...newerAnswers },
      conflicts: isSameDraft ? before.conflicts : [],
    });
    restoreUnsent(id);
    for (const [field, value] of Object.entries({ ...newerAnswers, ...unsentTexts(id) }))
      fillIn(formElement, field as DossierField, String(value ?? ""));
    if (!mayStayOnDevice(formElement)) forgetDraft(id);
  });

  /**
   * A page that is reloaded in the middle of a word shows the answers from before that word was saved. So we read them
   * once more, and update the fields that nobody touched meanwhile.
   */
  const readAgain = useEffectEvent(async (formElement: HTMLFormElement) => {
    if (!draftStore.read || isLoadedInBrowser(draft)) return;
    const latestDraft = await draftStore.read(createApi(browserTransport)).catch(() => null);
    if (!latestDraft || latestDraft.revision <= revision || !formElement.isConnected) return;
    collectUnsent(formElement);
    const unsent = unsentOf(id);
    const { savedAnswers, later } = submitProject.get();
    const isOtherAnswer = ([field, value]: [string, Answers[string]]) =>
      typeof value === "string" &&
      !(field in unsent) &&
      !(field in later) &&
      value !== String(savedAnswers?.[field] ?? "");
    const otherAnswers = Object.fromEntries(Object.entries(latestDraft.answers).filter(isOtherAnswer));
    submitProject.set((before) => ({
      ...before,
      ...seenAfter(before, otherAnswers, latestDraft.revision),
      savedAnswers: { ...before.savedAnswers, ...otherAnswers },
    }));
    for (const [field, value] of Object.entries(otherAnswers))
      fillIn(formElement, field as DossierField, String(value));
  });

  useEffect(() => {
    const formElement = form.current;
    if (!formElement || !id) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sendAfter = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), delay);
    };
    const sendNow = () => enqueue(() => send(formElement).catch((): SendResult => "failed"));
    const run = async () => {
      const result = await sendNow();
      // A refused answer is not sent again by itself, because the call has closed or the link was replaced.
      if (!formElement.isConnected) return;
      if (result === "failed") sendAfter(retryDelay);
      else if (result === "saved" && Object.keys(collectUnsent(formElement)).length > 0) sendAfter(typingPause);
    };
    // This does not wait for the queue, because the page may close before that.
    const sendBeforeLeaving = () => makeQueueWaitFor(send(formElement, true));
    const handleInput = () => {
      if (!mayStayOnDevice(formElement)) forgetDraft(id);
      sendAfter(typingPause);
    };
    const handleLeave = () => {
      if (document.visibilityState === "hidden") sendBeforeLeaving();
    };
    const handleOnline = () => sendAfter(0);
    openDraft(formElement);
    // The form may have text from before the scripts ran, or restored text.
    sendAfter(0);
    void readAgain(formElement);
    const unregisterFormSender = registerFormSender(sendNow);
    const abortController = new AbortController();
    const { signal } = abortController;
    formElement.addEventListener("input", handleInput, { signal });
    document.addEventListener("visibilitychange", handleLeave, { signal });
    // This comes before the request for the next page; browsers without it send when the page is hidden.
    window.addEventListener("beforeunload", sendBeforeLeaving, { signal });
    window.addEventListener("pagehide", handleLeave, { signal });
    window.addEventListener("online", handleOnline, { signal });
    window.addEventListener("focus", handleOnline, { signal });
    return () => {
      clearTimeout(timer);
      unregisterFormSender();
      // Opening another page of the site also counts as leaving.
      sendBeforeLeaving();
      abortController.abort();
    };
  }, [form, id]);
}

/** Bases answers on the pending saves of the same fields, so that the last send of a page does not conflict with them. */
function rebaseOnPendingSaves(unsent: Unsent, pendingFields: readonly string[]): Unsent {
  return Object.fromEntries(
    Object.entries(unsent).map(([field, { value, basedOn }]) => [
      field,
      { value, basedOn: pendingFields.includes(field) ? basedOn + 1 : basedOn },
    ]),
  );
}

/** The state after a problem: a temporary one, or a permanent reason. */
function stateAfter({ code }: Problem): SaveState {
  if (code === "offline" || code === "unavailable") return "offline";
  if (code === "login.required") return "logged_out";
  return code === "unexpected" || code === "limit.tooMany" ? "failed" : "refused";
}

/** Sends the last answers of a page that is closing. */
const keepaliveTransport: typeof browserTransport = (endpoint, body, signal) =>
  browserTransport(endpoint, body, signal, { keepalive: true });
