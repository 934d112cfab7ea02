import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type RecordValues, readValuesOf, revisionName } from "#web/components/record-version.ts";
import type { Refused } from "#web/form.tsx";
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

type SaveState = {
  state: EditState;
  at: Date | null;
  isPlanDropped: boolean;
  /** The revision of the texts in the form, and the values with which they were read. */
  revision: number;
  readValues: RecordValues;
  /** The form shows texts that somebody else saved meanwhile. */
  isNewer: boolean;
};
export type ProjectAutosave = SaveState & { setForm(form: HTMLFormElement | null): void };

/**
 * Saves the form of a project while people write, and gives the revision that they have seen last. When somebody else
 * changed the project and the form has unsaved texts, it stops: pressing the button then shows both versions.
 */
export function useProjectAutosave(
  { id, revision }: OpenProject,
  values: RecordValues,
  refused: Refused | undefined,
): ProjectAutosave {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [saved, setSaved] = useState<SaveState>(() => ({
    state: "saved",
    at: null,
    isPlanDropped: false,
    // A form that was refused without scripts keeps what its sender has seen.
    revision: Number(refused?.typed[revisionName] ?? revision),
    readValues: (refused && readValuesOf(refused.typed)) ?? values,
    isNewer: false,
  }));
  const openQueue = useRef<EditQueue | null>(null);
  /** The loaded project that the form is compared with. */
  const loaded = useRef({ revision: saved.revision, values: saved.readValues });
  const handleLoaded = useEffectEvent((loadedRevision: number, isRefused: boolean) => {
    const queue = openQueue.current;
    if (isRefused) return queue?.refuseSubmit();
    loaded.current = { revision: loadedRevision, values };
    if (!form || !queue) return;
    const meaning = queue.handleLoaded(loadedRevision);
    if (meaning === "newer") showValues(form, values);
    const seenRevision = queue.revision();
    setSaved((before) => ({
      ...before,
      revision: seenRevision,
      isNewer: meaning === "newer",
      ...(seenRevision === loadedRevision && { readValues: values }),
    }));
  });
  useEffect(() => handleLoaded(revision, refused !== undefined), [revision, refused]);
  useEffect(() => {
    if (!form) return;
    const queue = createEditQueue({
      firstRevision: loaded.current.revision,
      save: async (seenRevision) => {
        const typed = [...new FormData(form)].flatMap(([field, value]) =>
          isProjectField(field) ? [{ field, value: String(value) }] : [],
        );
        const { data, problem } = await api.mutate(AutosaveProject, { id, revision: seenRevision, values: typed });
        if (problem) return { problem };
        const { revision, changedAt, isPlanDropped } = data.writeProject;
        // A form that waits for this save is sent right after it, with the revision in its hidden field.
        flushSync(() =>
          setSaved((before) => ({
            ...before,
            at: new Date(changedAt),
            revision,
            isPlanDropped: before.isPlanDropped || isPlanDropped,
            isNewer: false,
          })),
        );
        return { problem: null, revision };
      },
      after: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      onState: (state) => setSaved((before) => ({ ...before, state })),
    });
    openQueue.current = queue;
    const { revision, values } = loaded.current;
    setSaved((before) => ({ ...before, state: "saved", revision, readValues: values }));
    const stopListening = listen(form, queue);
    // People can type before the scripts have loaded.
    if (isTyped(form)) queue.handleInput();
    return () => {
      stopListening();
      queue.close();
      openQueue.current = null;
    };
  }, [form, id]);
  return { ...saved, setForm };
}

function isTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    return isText && isProjectField(control.name) && control.value !== control.defaultValue;
  });
}

/** Shows these values in the controls of a form, which React leaves alone once somebody typed. */
function showValues(form: HTMLFormElement, values: RecordValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText || control instanceof HTMLSelectElement) control.value = value;
  }
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
