import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Conflict } from "#domain/dossier-draft.ts";
import type { Problem } from "#domain/problem.ts";
import { changesSince, noteSaved, readTyped, type Typed } from "#web/components/dossier-act.ts";
import { DossierConflicts } from "#web/components/dossier-conflicts.tsx";
import { answersOf, type Written } from "#web/components/dossier-draft.ts";
import type { Keeper } from "#web/components/dossier-keeper.ts";
import { forgetDraft, keepDraft, keptDraft } from "#web/components/draft-on-device.ts";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useStore } from "#web/stores/store.ts";
import { type SavedState, type SubmitProject, submitProject } from "#web/stores/submit-project.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Autosave } from "#web/ui/autosave/autosave.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Props = { form: RefObject<HTMLFormElement | null>; draft: Written; keeper: Keeper };

/** After so long without a key, what was typed is sent; it then stands on the server within two seconds of the pause. */
const pause = 800;

/** How soon to try again what could not be sent. */
const again = 5_000;

/** What came of sending. */
type Sent = "kept" | "failed" | "refused";

/** Keeps what is typed on the server while it is typed, and says so. */
export function DossierAutosave({ form, draft, keeper }: Props) {
  const { conflicts, choose } = useAutosave({ form, draft, keeper });
  const state = useStore(submitProject);
  return (
    <>
      <SavedLine {...state} savedAt={state.savedAt ?? new Date(draft.changedAt)} />
      {conflicts.length > 0 && form.current && (
        <div className="conflict-sheet">
          <DossierConflicts
            conflicts={conflicts}
            typed={readTyped(new FormData(form.current))}
            form={form}
            onChosen={choose}
          />
        </div>
      )}
    </>
  );
}

type Line = Pick<SubmitProject, "saved" | "refusal"> & { savedAt: Date };

function SavedLine({ saved: state, savedAt, refusal }: Line) {
  const text = useText();
  const format = useFormats();
  const to = usePath();
  const shown = {
    saved: "saved",
    unsaved: "saved",
    saving: "saving",
    offline: "failed",
    failed: "failed",
    logged_out: "failed",
    refused: "failed",
  } as const;
  return (
    <Autosave state={shown[state]}>
      <span>
        {state === "logged_out" && (
          <>
            {text("submit.save.loggedOut")}{" "}
            <Link href={withNext(to("/login"), to("/account"))} target="_blank">
              {text("submit.save.logIn")}
            </Link>
          </>
        )}
        {(state === "saved" || state === "unsaved") && text("submit.save.saved", { time: format.time(savedAt) })}
        {state === "saving" && text("submit.save.saving")}
        {state === "offline" && text("submit.save.offline")}
        {state === "failed" && text("submit.save.failed")}
        {state === "refused" && refusal && text(refusal.code)}
      </span>
    </Autosave>
  );
}

function useAutosave({ form, draft, keeper }: Props) {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const { type, revision } = draft;
  const { id, mayStayHere } = keeper;

  // A field that two devices answered waits for whoever wrote it to choose; it is not sent by itself.
  const changes = useEffectEvent((place: HTMLFormElement | null): Typed => {
    const { kept } = submitProject.get();
    if (!place || !kept) return {};
    const changed = Object.entries(changesSince(kept, readTyped(new FormData(place))));
    return Object.fromEntries(changed.filter(([field]) => !conflicts.some((conflict) => conflict.field === field)));
  });

  const send = useEffectEvent(async (place: HTMLFormElement | null, isLeaving = false): Promise<Sent> => {
    const changed = changes(place);
    if (Object.keys(changed).length === 0) {
      submitProject.set((now) => ({ ...now, saved: now.saved === "saving" ? "saved" : now.saved }));
      // It may have arrived after all, in the last moment of the page before this one.
      if (mayStayHere && place && submitProject.get().kept) forgetDraft(id);
      return "kept";
    }
    const { revision: basedOn } = submitProject.get();
    submitProject.set((now) => ({ ...now, saved: "saving" }));
    const api = createApi(isLeaving ? leavingTransport : browserTransport);
    const { saved, problem } = await keeper.save(api, { basedOn, changes: changed });
    if (saved) {
      noteSaved(id, changed, saved);
      if (saved.conflicts.length > 0) setConflicts((before) => [...before, ...saved.conflicts]);
      if (mayStayHere) forgetDraft(id);
      return "kept";
    }
    const state = stateAfter(problem);
    submitProject.set((before) => ({ ...before, saved: state, refusal: state === "refused" ? problem : null }));
    if (state === "offline" && mayStayHere) keepDraft(id, { basedOn, changes: changed });
    return state === "refused" ? "refused" : "failed";
  });

  // Once for each step that is opened: when the dossier is read anew, what stands in the form is still what was there, and
  // another device's answer would look like one of ours.
  const open = useEffectEvent(() => {
    const before = submitProject.get();
    const savedAt = before.draftId === id && before.savedAt ? before.savedAt : new Date(draft.changedAt);
    submitProject.set({
      draftId: id,
      type,
      step: 1,
      saved: "saved",
      savedAt,
      refusal: null,
      revision,
      kept: answersOf(draft),
    });
  });
  useEffect(() => {
    if (id) open();
  }, [id]);

  useEffect(() => {
    const place = form.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSending = false;
    const later = (after: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), after);
    };
    const run = async () => {
      // One at a time: the next one must know what came of this one.
      if (isSending) return later(pause);
      isSending = true;
      const sent = await send(place).catch(() => "failed");
      isSending = false;
      // What is not taken any more is not sent again by itself: the call has closed, or the link was replaced.
      if (sent === "failed") later(again);
      else if (sent === "kept" && Object.keys(changes(place)).length > 0) later(pause);
    };
    const handleInput = () => later(pause);
    const handleLeave = () => {
      if (document.visibilityState === "hidden") void send(place, true);
    };
    const handleOnline = () => later(0);
    if (mayStayHere && place) putBack(place, keptDraft(id)?.changes);
    // Typed before the scripts were there, or just put back.
    later(0);
    place?.addEventListener("input", handleInput);
    document.addEventListener("visibilitychange", handleLeave);
    window.addEventListener("pagehide", handleLeave);
    window.addEventListener("online", handleOnline);
    window.addEventListener("focus", handleOnline);
    return () => {
      clearTimeout(timer);
      // Going to another page within the site is leaving too.
      void send(place, true);
      place?.removeEventListener("input", handleInput);
      document.removeEventListener("visibilitychange", handleLeave);
      window.removeEventListener("pagehide", handleLeave);
      window.removeEventListener("online", handleOnline);
      window.removeEventListener("focus", handleOnline);
    };
  }, [form, id, mayStayHere]);
  const choose = (field: string) => {
    setConflicts((before) => before.filter((conflict) => conflict.field !== field));
    // What was chosen is sent like anything that is typed.
    form.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return { conflicts, choose };
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

/** Puts what was typed while the network was gone back into the form. */
function putBack(form: HTMLFormElement, changes: Typed | undefined): void {
  for (const [field, value] of Object.entries(changes ?? {})) {
    const control = form.elements.namedItem(field);
    if (control instanceof RadioNodeList) control.value = value;
    else if (control instanceof HTMLInputElement && !/radio|checkbox|file/.test(control.type)) control.value = value;
    else if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) control.value = value;
  }
}
