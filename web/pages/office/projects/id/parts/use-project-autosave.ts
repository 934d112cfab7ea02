import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import type { OpenProject } from "#web/pages/office/projects/id/page.tsx";
import { isProjectField } from "#web/pages/office/projects/id/parts/project-values.ts";

const AutosaveProject = fund(`
  mutation AutosaveProject($id: ID!, $revision: Int!, $values: [ProjectValueInput!]!) {
    writeProject(id: $id, revision: $revision, values: $values, isAutosave: true) { revision changedAt }
  }
`);

const api = createApi(browserTransport);

/** People stop typing for this long between two thoughts. */
const pause = 1500;

type SaveState = { state: "saving" | "saved" | "failed"; at: Date | null; revision: number };
export type ProjectAutosave = SaveState & { setForm(form: HTMLFormElement | null): void };

/**
 * Saves the form of a project while people write, and gives the revision that they have seen last. When somebody else
 * changed the project, it stops: pressing the button then shows both versions.
 */
export function useProjectAutosave({ id, revision }: OpenProject): ProjectAutosave {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [saved, setSaved] = useState<SaveState>({ state: "saved", at: null, revision });
  const newest = useRef(revision);
  useEffect(() => {
    newest.current = Math.max(newest.current, revision);
  }, [revision]);
  useEffect(() => {
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let saving = Promise.resolve();
    let isSaving = false;
    let hasStopped = false;
    const save = async () => {
      isSaving = true;
      setSaved((before) => ({ ...before, state: "saving" }));
      const values = [...new FormData(form)].flatMap(([field, value]) =>
        isProjectField(field) ? [{ field, value: String(value) }] : [],
      );
      const { data, problem } = await api.mutate(AutosaveProject, { id, revision: newest.current, values });
      isSaving = false;
      if (problem) {
        hasStopped = problem.code === "record.changed";
        setSaved((before) => ({ ...before, state: "failed" }));
        return;
      }
      newest.current = data.writeProject.revision;
      const at = new Date(data.writeProject.changedAt);
      // A form that waits for this save is sent right after it, with the revision in its hidden field.
      flushSync(() => setSaved({ state: "saved", at, revision: data.writeProject.revision }));
    };
    const startSaving = () => {
      if (hasStopped) return;
      // One save after the other: the next one needs the revision of this one.
      saving = saving.then(save);
    };
    const handleInput = () => {
      clearTimeout(timer);
      timer = setTimeout(startSaving, pause);
    };
    const handleSubmit = (event: SubmitEvent) => {
      clearTimeout(timer);
      if (!isSaving) return;
      event.preventDefault();
      saving = saving.then(() => form.requestSubmit(event.submitter));
    };
    form.addEventListener("input", handleInput);
    form.addEventListener("submit", handleSubmit);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", handleInput);
      form.removeEventListener("submit", handleSubmit);
    };
  }, [form, id]);
  return { ...saved, revision: Math.max(saved.revision, revision), setForm };
}
