import type { RefObject } from "react";
import type { Conflict } from "#domain/dossier-draft.ts";
import type { DossierField } from "#domain/dossier-form.ts";
import { readTyped } from "#web/components/dossier-act.ts";
import { DossierConflicts } from "#web/components/dossier-conflicts.tsx";
import { putInto } from "#web/components/dossier-control.ts";
import { answersOf, type Written } from "#web/components/dossier-draft.ts";
import type { Keeper } from "#web/components/dossier-keeper.ts";
import { dropUnsent, unsentTexts } from "#web/components/dossier-unsent.ts";
import { useAutosave } from "#web/components/use-autosave.ts";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useStore } from "#web/stores/store.ts";
import { type SubmitProject, submitProject } from "#web/stores/submit-project.ts";
import { useFormats, useProblemText, useText } from "#web/text.tsx";
import { Autosave } from "#web/ui/autosave/autosave.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Props = { form: RefObject<HTMLFormElement | null>; draft: Written; keeper: Keeper };

/** Saves answers on the server while they are typed, and says so. */
export function DossierAutosave({ form, draft, keeper }: Props) {
  useAutosave({ form, draft, keeper });
  const state = useStore(submitProject);
  const { draftId, conflicts } = state;
  const place = form.current;
  const choose = ({ field, theirs }: Conflict, isMine: boolean) => {
    submitProject.set((now) => ({ ...now, conflicts: now.conflicts.filter((one) => one.field !== field) }));
    if (!isMine) dropUnsent(keeper.id, field);
    if (!isMine && place) putInto(place, field as DossierField, theirs);
    // The chosen answer is sent like a typed one.
    place?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <>
      <SavedLine {...state} savedAt={state.savedAt ?? new Date(draft.changedAt)} />
      {draftId === keeper.id && conflicts.length > 0 && place && (
        <div className="conflict-sheet">
          <DossierConflicts
            conflicts={conflicts}
            typed={{ ...answersOf(draft), ...unsentTexts(keeper.id), ...readTyped(new FormData(place)) }}
            onChosen={choose}
          />
        </div>
      )}
    </>
  );
}

type SavedLineProps = Pick<SubmitProject, "saved" | "refusal"> & { savedAt: Date };

function SavedLine({ saved: state, savedAt, refusal }: SavedLineProps) {
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
              {text("submit.save.logIn")}
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
