import type { RefObject } from "react";
import type { Conflict } from "#domain/dossier-draft.ts";
import type { DossierField } from "#domain/dossier-form.ts";
import { readFormAnswers } from "#web/components/dossier-act.ts";
import { DossierConflicts } from "#web/components/dossier-conflicts.tsx";
import { fillIn } from "#web/components/dossier-control.ts";
import { answersOf, type LoadedDraft, situationOf } from "#web/components/dossier-draft.ts";
import type { DraftStore } from "#web/components/dossier-draft-store.ts";
import { saveQueue } from "#web/components/page-save-queue.ts";
import { useAutosave } from "#web/components/use-autosave.ts";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useStore } from "#web/stores/store.ts";
import { type SubmitProject, submitProject } from "#web/stores/submit-project.ts";
import { useFormats, useProblemText, useText } from "#web/text.tsx";
import { Autosave } from "#web/ui/autosave/autosave.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Props = { form: RefObject<HTMLFormElement | null>; draft: LoadedDraft; draftStore: DraftStore };

/** Saves answers on the server while they are typed, and says so. */
export function DossierAutosave({ form, draft, draftStore }: Props) {
  useAutosave({ form, draft, draftStore });
  const state = useStore(submitProject);
  const { draftId, conflicts } = state;
  const formElement = form.current;
  const resolveConflict = ({ field, theirs }: Conflict, isOwnAnswer: boolean) => {
    submitProject.set((now) => ({ ...now, conflicts: now.conflicts.filter((one) => one.field !== field) }));
    if (!isOwnAnswer) saveQueue.dropUnsent(draftStore.id, field);
    if (!isOwnAnswer && formElement) fillIn(formElement, field as DossierField, theirs);
    // The chosen answer is sent like a typed one.
    formElement?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <>
      <SaveStateLine {...state} savedAt={state.savedAt ?? new Date(draft.changedAt)} />
      {draftId === draftStore.id && conflicts.length > 0 && formElement && (
        <div className="conflict-sheet">
          <DossierConflicts
            conflicts={conflicts}
            typedAnswers={{
              ...answersOf(draft),
              ...saveQueue.unsentTexts(draftStore.id),
              ...readFormAnswers(new FormData(formElement)),
            }}
            members={situationOf(draft).members}
            onChoice={resolveConflict}
          />
        </div>
      )}
    </>
  );
}

type SaveStateLineProps = Pick<SubmitProject, "saveState" | "refusal"> & { savedAt: Date };

function SaveStateLine({ saveState: state, savedAt, refusal }: SaveStateLineProps) {
  const text = useText("submission");
  const problemText = useProblemText();
  const format = useFormats();
  const to = usePath();
  const visibleStates = {
    saved: "saved",
    unsaved: "saved",
    saving: "saving",
    offline: "failed",
    failed: "failed",
    logged_out: "failed",
    refused: "failed",
  } as const;
  return (
    <Autosave state={visibleStates[state]}>
      <span>
        {state === "logged_out" && (
          <>
            {text("submit.save.loggedOut")}{" "}
            <Link href={withNext(to("/login"), to("/account"))} target="_blank">
              {text("loggedOut.logIn")}
            </Link>
          </>
        )}
        {(state === "saved" || state === "unsaved") && text("submit.save.saved", { time: format.time(savedAt) })}
        {state === "saving" && text("submit.save.saving")}
        {state === "offline" && text("submit.save.offline")}
        {state === "failed" && text("submit.save.failed")}
        {state === "refused" && refusal && problemText(refusal)}
      </span>
    </Autosave>
  );
}
