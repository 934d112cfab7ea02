import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import type { OpenProject } from "#web/pages/office/projects/id/page.tsx";
import { createEditQueue, type EditQueue, type EditState } from "#web/pages/office/projects/id/parts/edit-queue.ts";
import { isProjectField } from "#web/pages/office/projects/id/parts/project-values.ts";

const AutosaveProject = fund(`
  mutation AutosaveProject($id: ID!, $revision: Int!, $values: [ProjectValueInput!]!) {
    writeProject(id: $id, revision: $revision, values: $values, isAutosave: true) { revision changedAt isPlanDropped }
  }
`);

const api = createApi(browserTransport);

/** These acts do not depend on the texts, so they need not wait for a save. */
const independentIntents: readonly string[] = ["cancel", "unpublish"];

type SaveState = { state: EditState; at: Date | null; revision: number; isPlanDropped: boolean };
export type ProjectAutosave = SaveState & { setForm(form: HTMLFormElement | null): void };

/**
 * Saves the form of a project while people write, and gives the revision that they have seen last. When somebody else
 * changed the project, it stops: pressing the button then shows both versions.
 */
export function useProjectAutosave({ id, revision }: OpenProject): ProjectAutosave {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [saved, setSaved] = useState<SaveState>({ state: "saved", at: null, revision, isPlanDropped: false });
  const newest = useRef(revision);
  const openQueue = useRef<EditQueue | null>(null);
  useEffect(() => {
    if (revision > newest.current) openQueue.current?.finishSubmit();
    newest.current = Math.max(newest.current, revision);
  }, [revision]);
  useEffect(() => {
    if (!form) return;
    const queue = createEditQueue({
      save: async () => {
        const values = [...new FormData(form)].flatMap(([field, value]) =>
          isProjectField(field) ? [{ field, value: String(value) }] : [],
        );
        const { data, problem } = await api.mutate(AutosaveProject, { id, revision: newest.current, values });
        if (problem) return { problem };
        const { revision, changedAt, isPlanDropped } = data.writeProject;
        newest.current = revision;
        // A form that waits for this save is sent right after it, with the revision in its hidden field.
        flushSync(() =>
          setSaved((before) => ({
            ...before,
            at: new Date(changedAt),
            revision,
            isPlanDropped: before.isPlanDropped || isPlanDropped,
          })),
        );
        return { problem: null };
      },
      after: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      onState: (state) => setSaved((before) => ({ ...before, state })),
    });
    openQueue.current = queue;
    const stopListening = listen(form, queue);
    return () => {
      stopListening();
      queue.close();
      openQueue.current = null;
    };
  }, [form, id]);
  return { ...saved, revision: Math.max(saved.revision, revision), setForm };
}

/** Saves before anything on the page that depends on the texts; each function ends the listening. */
function listen(form: HTMLFormElement, queue: EditQueue): () => void {
  const saveButton = form.querySelector<HTMLElement>("[type=submit], button:not([type])");
  const saveFirst = (event: Event, repeat: () => void, instead: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    // The sentence beside the button says why the rest must wait.
    void queue.saveNow().then((isSaved) => (isSaved ? repeat() : instead()));
  };
  const handleSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    const repeat = () => target.requestSubmit(submitter);
    if (target === form) {
      const running = queue.beginSubmit();
      if (running === null) return;
      event.preventDefault();
      event.stopPropagation();
      void running.then(repeat);
    } else if (queue.hasUnsaved() && !independentIntents.includes(submitter?.getAttribute("value") ?? "")) {
      saveFirst(event, repeat, () => saveButton?.focus());
    }
  };
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || isElsewhere || link.target || link.hash || !queue.hasUnsaved()) return;
    // A full load lets the browser ask whether to leave without saving.
    saveFirst(
      event,
      () => link.click(),
      () => window.location.assign(link.href),
    );
  };
  const warn = (event: BeforeUnloadEvent) => {
    if (!queue.hasUnsaved()) return;
    void queue.saveNow();
    event.preventDefault();
  };
  const send = () => void queue.saveNow();
  form.addEventListener("input", queue.handleInput);
  // Capturing comes before the handlers of the page, which would send a form at once.
  document.addEventListener("submit", handleSubmit, true);
  document.addEventListener("click", handleClick, true);
  window.addEventListener("beforeunload", warn);
  window.addEventListener("online", send);
  return () => {
    form.removeEventListener("input", queue.handleInput);
    document.removeEventListener("submit", handleSubmit, true);
    document.removeEventListener("click", handleClick, true);
    window.removeEventListener("beforeunload", warn);
    window.removeEventListener("online", send);
  };
}
