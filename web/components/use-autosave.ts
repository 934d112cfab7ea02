import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isTooLong, seenAfter, seenOf, sendingsOf, type Unsent } from "#domain/dossier-draft.ts";
import type { Answers, DossierField } from "#domain/dossier-form.ts";
import type { Problem } from "#domain/problem.ts";
import { changesSince, keepAll, readTyped } from "#web/components/dossier-act.ts";
import { putInto } from "#web/components/dossier-control.ts";
import { answersOf, isReadHere, type Written } from "#web/components/dossier-draft.ts";
import type { Keeper } from "#web/components/dossier-keeper.ts";
import {
  inTurn,
  noteUnsent,
  outOfTurn,
  takeUpUnsent,
  unsentOf,
  unsentTexts,
  whenLeaving,
} from "#web/components/dossier-unsent.ts";
import { forgetDraft, keepDraft } from "#web/components/draft-on-device.ts";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { type SavedState, type SubmitProject, submitProject } from "#web/stores/submit-project.ts";

type Autosaved = { form: RefObject<HTMLFormElement | null>; draft: Written; keeper: Keeper };

/** The pause after the last key before we send; answers are then on the server within two seconds. */
const pause = 800;

/** The delay before we send again after a failure. */
const again = 5_000;

/** The field itself shows its error. */
const tooLong: Problem = { code: "form.invalid", fields: [] };

/** The result of sending. */
type Sent = "kept" | "failed" | "refused";

/** Saves the answers of a form of a dossier, from the moment it opens until all of them are on the server. */
export function useAutosave({ form, draft, keeper }: Autosaved): void {
  const { type, revision } = draft;
  const { id } = keeper;
  const underWay = useRef<readonly string[]>([]);

  // Both the saved and the typed answers count, because a project can become a request for help while it is written.
  const mayStay = useEffectEvent((place: HTMLFormElement) => {
    const { kept } = submitProject.get();
    if (!kept) return false;
    const now = { ...kept, ...readTyped(new FormData(place)) };
    return keeper.mayStayHere(kept) && keeper.mayStayHere(now);
  });

  /** The answers to send. Conflicts wait for a choice, and texts that are too long wait for a shorter answer. */
  const waiting = useEffectEvent((place: HTMLFormElement): Unsent => {
    const { draftId, kept, conflicts, ...seen } = submitProject.get();
    if (draftId !== id || !kept) return {};
    const typed = readTyped(new FormData(place));
    const unsent = noteUnsent(id, {
      typed,
      changes: changesSince(kept, typed),
      seenIn: (field) => seenOf(seen, field),
    });
    const isOpen = (field: string) => conflicts.some((conflict) => conflict.field === field);
    return Object.fromEntries(
      Object.entries(unsent).filter(([field, { value }]) => !isOpen(field) && !isTooLong(value)),
    );
  });

  const sayTooLong = useEffectEvent(() => {
    if (!Object.values(unsentOf(id)).some(({ value }) => isTooLong(value))) return;
    submitProject.set((now) => ({ ...now, saved: "refused", refusal: tooLong }));
  });

  const send = useEffectEvent(async (place: HTMLFormElement, isLeaving = false): Promise<Sent> => {
    const sendings = sendingsOf(isLeaving ? pastOwn(waiting(place), underWay.current) : waiting(place));
    if (sendings.length === 0) {
      const isOver = ({ saved, refusal }: SubmitProject) =>
        saved === "saving" || saved === "offline" || saved === "failed" || refusal === tooLong;
      submitProject.set((now) => ({ ...now, saved: isOver(now) ? "saved" : now.saved }));
      sayTooLong();
      return "kept";
    }
    // This may be the last chance to keep the answers.
    if (isLeaving && navigator.onLine === false && mayStay(place)) keepDraft(id, unsentOf(id));
    submitProject.set((now) => ({ ...now, saved: "saving" }));
    const api = createApi(isLeaving ? leavingTransport : browserTransport);
    underWay.current = Object.keys(Object.assign({}, ...sendings.map(({ changes }) => changes)));
    const { problem } = await keepAll(id, sendings, (sending) => keeper.save(api, sending)).finally(() => {
      underWay.current = [];
    });
    if (!problem) {
      sayTooLong();
      return "kept";
    }
    const state = stateAfter(problem);
    submitProject.set((before) => ({ ...before, saved: state, refusal: state === "refused" ? problem : null }));
    if (state === "offline" && mayStay(place)) keepDraft(id, unsentOf(id));
    return state === "refused" ? "refused" : "failed";
  });

  // This runs once for each step: when the dossier is read again, the form still has its old answers, and an answer of
  // another device would look like one of ours.
  const open = useEffectEvent((place: HTMLFormElement) => {
    const before = submitProject.get();
    const isSame = before.draftId === id;
    // The previous step may have saved these while this step was loading.
    const later = isSame ? Object.entries(before.later).filter(([, seen]) => seen > revision) : [];
    const newer = Object.fromEntries(later.map(([field]) => [field, before.kept?.[field]]));
    submitProject.set({
      draftId: id,
      type,
      step: 1,
      saved: "saved",
      savedAt: isSame && before.savedAt ? before.savedAt : new Date(draft.changedAt),
      refusal: null,
      revision,
      later: Object.fromEntries(later),
      kept: { ...answersOf(draft), ...newer },
      conflicts: isSame ? before.conflicts : [],
    });
    takeUpUnsent(id);
    for (const [field, value] of Object.entries({ ...newer, ...unsentTexts(id) }))
      putInto(place, field as DossierField, String(value ?? ""));
    if (!mayStay(place)) forgetDraft(id);
  });

  /**
   * A page that is reloaded in the middle of a word shows the answers from before that word was saved. So we read them
   * once more, and update the fields that nobody touched meanwhile.
   */
  const readAnew = useEffectEvent(async (place: HTMLFormElement) => {
    if (!keeper.read || isReadHere(draft)) return;
    const now = await keeper.read(createApi(browserTransport)).catch(() => null);
    if (!now || now.revision <= revision || !place.isConnected) return;
    waiting(place);
    const unsent = unsentOf(id);
    const { kept, later } = submitProject.get();
    const isOther = ([field, value]: [string, Answers[string]]) =>
      typeof value === "string" && !(field in unsent) && !(field in later) && value !== String(kept?.[field] ?? "");
    const other = Object.fromEntries(Object.entries(now.answers).filter(isOther));
    submitProject.set((before) => ({
      ...before,
      ...seenAfter(before, other, now.revision),
      kept: { ...before.kept, ...other },
    }));
    for (const [field, value] of Object.entries(other)) putInto(place, field as DossierField, String(value));
  });

  useEffect(() => {
    const place = form.current;
    if (!place || !id) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (after: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), after);
    };
    const sendNow = () => inTurn(() => send(place).catch((): Sent => "failed"));
    const run = async () => {
      const sent = await sendNow();
      // A refused answer is not sent again by itself, because the call has closed or the link was replaced.
      if (!place.isConnected) return;
      if (sent === "failed") later(again);
      else if (sent === "kept" && Object.keys(waiting(place)).length > 0) later(pause);
    };
    // This cannot wait for its turn, because the page may be gone by then.
    const leave = () => outOfTurn(send(place, true));
    const handleInput = () => {
      if (!mayStay(place)) forgetDraft(id);
      later(pause);
    };
    const handleLeave = () => {
      if (document.visibilityState === "hidden") leave();
    };
    const handleOnline = () => later(0);
    open(place);
    // The form may have text from before the scripts ran, or restored text.
    later(0);
    void readAnew(place);
    const stopWaiting = whenLeaving(sendNow);
    const gone = new AbortController();
    const { signal } = gone;
    place.addEventListener("input", handleInput, { signal });
    document.addEventListener("visibilitychange", handleLeave, { signal });
    // This comes before the request for the next page; browsers without it send when the page is hidden.
    window.addEventListener("beforeunload", leave, { signal });
    window.addEventListener("pagehide", handleLeave, { signal });
    window.addEventListener("online", handleOnline, { signal });
    window.addEventListener("focus", handleOnline, { signal });
    return () => {
      clearTimeout(timer);
      stopWaiting();
      // Going to another page of the site also counts as leaving.
      leave();
      gone.abort();
    };
  }, [form, id]);
}

/** Prevents that the last send of a page conflicts with a save of the same field that is still under way. */
function pastOwn(unsent: Unsent, underWay: readonly string[]): Unsent {
  return Object.fromEntries(
    Object.entries(unsent).map(([field, { value, basedOn }]) => [
      field,
      { value, basedOn: underWay.includes(field) ? basedOn + 1 : basedOn },
    ]),
  );
}

/** The state after a problem: a temporary one, or a permanent reason. */
function stateAfter({ code }: Problem): SavedState {
  if (code === "offline" || code === "unavailable") return "offline";
  if (code === "login.required") return "logged_out";
  return code === "unexpected" || code === "limit.tooMany" ? "failed" : "refused";
}

/** Sends the last answers of a page that is closing. */
const leavingTransport: typeof browserTransport = (endpoint, body, signal) =>
  browserTransport(endpoint, body, signal, { keepalive: true });
