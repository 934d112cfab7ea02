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

/** After so long without a key, what was typed is sent; it then stands on the server within two seconds of the pause. */
const pause = 800;

/** How soon to try again what could not be sent. */
const again = 5_000;

/** The field itself says what is wrong with it. */
const tooLong: Problem = { code: "form.invalid", fields: [] };

/** What came of sending. */
type Sent = "kept" | "failed" | "refused";

/** Keeps what is typed into a form of a dossier, from the moment it is open until all of it is on the server. */
export function useAutosave({ form, draft, keeper }: Autosaved): void {
  const { type, revision } = draft;
  const { id } = keeper;
  const underWay = useRef<readonly string[]>([]);

  // From what is kept and from what stands in the form now: a project can become a request for help while it is written.
  const mayStay = useEffectEvent((place: HTMLFormElement) => {
    const { kept } = submitProject.get();
    if (!kept) return false;
    const now = { ...kept, ...readTyped(new FormData(place)) };
    return keeper.mayStayHere(kept) && keeper.mayStayHere(now);
  });

  /** What has to be sent. A field that two devices answered waits for a choice, one that is too long for a shorter one. */
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
    // There may be no other moment for it.
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

  // Once for each step that is opened: when the dossier is read anew, what stands in the form is still what was there, and
  // another device's answer would look like one of ours.
  const open = useEffectEvent((place: HTMLFormElement) => {
    const before = submitProject.get();
    const isSame = before.draftId === id;
    // What the step before this one still kept while this one was being read.
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
   * Whoever reloads a page in the middle of a word gets it as it was before that word was kept. So it is read once more,
   * and what nobody touched meanwhile is put right.
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
      // What is not taken any more is not sent again by itself: the call has closed, or the link was replaced.
      if (!place.isConnected) return;
      if (sent === "failed") later(again);
      else if (sent === "kept" && Object.keys(waiting(place)).length > 0) later(pause);
    };
    // It cannot wait for its turn: there may be none.
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
    // Typed before the scripts were there, or just put back.
    later(0);
    void readAnew(place);
    const stopWaiting = whenLeaving(sendNow);
    const gone = new AbortController();
    const { signal } = gone;
    place.addEventListener("input", handleInput, { signal });
    document.addEventListener("visibilitychange", handleLeave, { signal });
    // Before the next page is asked for; where a browser does not say so, when this one is hidden.
    window.addEventListener("beforeunload", leave, { signal });
    window.addEventListener("pagehide", handleLeave, { signal });
    window.addEventListener("online", handleOnline, { signal });
    window.addEventListener("focus", handleOnline, { signal });
    return () => {
      clearTimeout(timer);
      stopWaiting();
      // Going to another page within the site is leaving too.
      leave();
      gone.abort();
    };
  }, [form, id]);
}

/** What a page says last about a field that is just being kept must not look like the answer of another device. */
function pastOwn(unsent: Unsent, underWay: readonly string[]): Unsent {
  return Object.fromEntries(
    Object.entries(unsent).map(([field, { value, basedOn }]) => [
      field,
      { value, basedOn: underWay.includes(field) ? basedOn + 1 : basedOn },
    ]),
  );
}

/** What keeps something from being kept: something that passes, or a reason that stays. */
function stateAfter({ code }: Problem): SavedState {
  if (code === "offline" || code === "unavailable") return "offline";
  if (code === "login.required") return "logged_out";
  return code === "unexpected" || code === "limit.tooMany" ? "failed" : "refused";
}

/** Sends what a page that is being left still has to say. */
const leavingTransport: typeof browserTransport = (endpoint, body, signal) =>
  browserTransport(endpoint, body, signal, { keepalive: true });
