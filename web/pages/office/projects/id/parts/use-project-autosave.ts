import { type RefObject, useEffect, useState } from "react";
import { revisionName } from "#web/components/record-version.ts";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import { isProjectField } from "#web/pages/office/projects/id/parts/project-values.ts";

const Autosave = fund(`
  mutation AutosaveProject($id: ID!, $revision: Int!, $values: [ProjectValueInput!]!) {
    writeProject(id: $id, revision: $revision, values: $values, isAutosave: true) { revision changedAt }
  }
`);

const api = createApi(browserTransport);

/** People stop typing for this long between two thoughts. */
const pause = 1500;

type SaveState = { state: "saving" | "saved" | "failed"; at: Date | null };

/**
 * Saves the form of a project while people write. When somebody else changed the project, it stops: pressing the button
 * then shows both versions.
 */
export function useProjectAutosave(form: RefObject<HTMLFormElement | null>, id: string): SaveState {
  const [saved, setSaved] = useState<SaveState>({ state: "saved", at: null });
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSaving = false;
    let isWaiting = false;
    let hasStopped = false;
    const revision = () => element.elements.namedItem(revisionName) as HTMLInputElement;
    const save = async () => {
      if (isSaving) {
        isWaiting = true;
        return;
      }
      isSaving = true;
      setSaved((before) => ({ ...before, state: "saving" }));
      const values = [...new FormData(element)].flatMap(([field, value]) =>
        isProjectField(field) ? [{ field, value: String(value) }] : [],
      );
      const { data, problem } = await api.mutate(Autosave, { id, revision: Number(revision().value), values });
      isSaving = false;
      if (problem) {
        hasStopped = problem.code === "record.changed";
        setSaved((before) => ({ ...before, state: "failed" }));
        return;
      }
      // The form that publishes must name the same revision.
      for (const input of document.querySelectorAll<HTMLInputElement>(`input[name="${revisionName}"]`))
        input.value = String(data.writeProject.revision);
      setSaved({ state: "saved", at: new Date(data.writeProject.changedAt) });
      if (isWaiting) {
        isWaiting = false;
        await save();
      }
    };
    const handleInput = () => {
      clearTimeout(timer);
      if (!hasStopped) timer = setTimeout(save, pause);
    };
    const handleSubmit = () => clearTimeout(timer);
    element.addEventListener("input", handleInput);
    element.addEventListener("submit", handleSubmit);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("input", handleInput);
      element.removeEventListener("submit", handleSubmit);
    };
  }, [form, id]);
  return saved;
}
