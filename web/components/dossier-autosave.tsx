import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Conflict } from "#domain/dossier-draft.ts";
import { changesSince, readTyped, type Typed } from "#web/components/dossier-act.ts";
import { DossierConflicts } from "#web/components/dossier-conflicts.tsx";
import { answersOf, type Written } from "#web/components/dossier-draft.ts";
import type { Keeper } from "#web/components/dossier-keeper.ts";
import { forgetDraft, keepDraft, keptDraft } from "#web/components/draft-on-device.ts";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useStore } from "#web/stores/store.ts";
import { type SavedState, submitProject } from "#web/stores/submit-project.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Autosave } from "#web/ui/autosave/autosave.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Props = { form: RefObject<HTMLFormElement | null>; draft: Written; keeper: Keeper };

/** After so long without a key, what was typed is sent; it then stands on the server within two seconds of the pause. */
const pause = 800;

/** How soon to try again what could not be sent. */
const again = 5_000;

/** Keeps what is typed on the server while it is typed, and says so. */
export function DossierAutosave({ form, draft, keeper }: Props) {
  const conflicts = useAutosave({ form, draft, keeper });
  const state = useStore(submitProject);
  return (
    <>
      <SavedLine state={state.saved} savedAt={state.savedAt ?? new Date(draft.changedAt)} />
      {conflicts.length > 0 && form.current && (
        <DossierConflicts conflicts={conflicts} typed={readTyped(new FormData(form.current))} form={form} />
      )}
    </>
  );
}

function SavedLine({ state, savedAt }: { state: SavedState; savedAt: Date }) {
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
      </span>
    </Autosave>
  );
}

function useAutosave({ form, draft, keeper }: Props): readonly Conflict[] {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const { type, revision } = draft;
  const { id, mayStayHere } = keeper;

  const changes = useEffectEvent((): Typed => {
    const { kept } = submitProject.get();
    return form.current && kept ? changesSince(kept, readTyped(new FormData(form.current))) : {};
  });

  const send = useEffectEvent(async (isLeaving = false): Promise<boolean> => {
    const changed = changes();
    if (Object.keys(changed).length === 0) {
      submitProject.set((now) => ({ ...now, saved: now.saved === "saving" ? "saved" : now.saved }));
      return true;
    }
    const { revision: basedOn, kept } = submitProject.get();
    submitProject.set((now) => ({ ...now, saved: "saving" }));
    const api = createApi(isLeaving ? leavingTransport : browserTransport);
    const { saved, problem } = await keeper.save(api, { basedOn, changes: changed });
    if (saved) {
      const differing = new Set(saved.conflicts.map(({ field }) => field as string));
      const now = Object.fromEntries(Object.entries(changed).filter(([field]) => !differing.has(field)));
      // Whoever chooses between two answers has seen both: the next one is no conflict.
      const seen = Object.fromEntries(saved.conflicts.map(({ field, theirs }) => [field, theirs]));
      submitProject.set((before) => ({
        ...before,
        saved: "saved",
        savedAt: new Date(saved.changedAt),
        revision: saved.revision,
        kept: { ...kept, ...now, ...seen },
      }));
      setConflicts(saved.conflicts);
      if (mayStayHere) forgetDraft(id);
      return true;
    }
    const isOffline = problem.code === "offline" || problem.code === "unavailable";
    const saved_: SavedState = isOffline ? "offline" : problem.code === "login.required" ? "logged_out" : "failed";
    submitProject.set((before) => ({ ...before, saved: saved_ }));
    if (isOffline && mayStayHere) keepDraft(id, { basedOn, changes: changed });
    return false;
  });

  useEffect(() => {
    const before = submitProject.get();
    // Going to another step of the same dossier keeps what is known of it.
    const kept = answersOf(draft);
    submitProject.set({
      draftId: id,
      type,
      step: 1,
      saved: "saved",
      savedAt: before.draftId === id ? before.savedAt : new Date(draft.changedAt),
      revision,
      kept,
    });
  }, [id, type, revision, draft]);

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
      const isDone = await send().catch(() => false);
      isSending = false;
      if (!isDone) later(again);
      else if (Object.keys(changes()).length > 0) later(pause);
    };
    const handleInput = () => later(pause);
    const handleLeave = () => {
      if (document.visibilityState === "hidden") void send(true);
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
      void send(true);
      place?.removeEventListener("input", handleInput);
      document.removeEventListener("visibilitychange", handleLeave);
      window.removeEventListener("pagehide", handleLeave);
      window.removeEventListener("online", handleOnline);
      window.removeEventListener("focus", handleOnline);
    };
  }, [form, id, mayStayHere]);
  return conflicts;
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
