import type { AskingStep } from "#domain/dossier-check.ts";
import type { Sending } from "#domain/dossier-draft.ts";
import type { Answers } from "#domain/dossier-form.ts";
import { readSavedAnswers, saveDraft } from "#web/components/dossier-act.ts";
import type { Draft } from "#web/components/dossier-draft.ts";
import type { SaveResult } from "#web/components/save-queue.ts";
import type { Api } from "#web/graphql/client.ts";

/** Saves the answers of a form: in the applicant's own dossier, or in the part that an organisation fills in. */
export type DraftStore = {
  /** The id of the form while its page is open. */
  id: string;
  /** Whether the applicant fills in the form; applicants see their own pictures and can be the responsible person. */
  isOwn: boolean;
  /** Whether a draft with these answers may be stored on this device while the network is down. */
  mayStayOnDevice(answers: Answers): boolean;
  /** The form fields that say to which dossier a file belongs. */
  ownerFields: Readonly<Record<string, string>>;
  save(api: Api, sending: Sending): Promise<SaveResult>;
  /** Reads the saved answers again, because a reloaded page may show older ones. */
  read?(api: Api): Promise<{ revision: number; answers: Answers } | null>;
};

/** Saves to the applicant's own dossier. */
export function ownDraftStore({ id }: Draft, step: AskingStep): DraftStore {
  return {
    id,
    isOwn: true,
    // A request for help is never stored on a device, because it may be a shared computer.
    mayStayOnDevice: ({ project_type }) => project_type === "external",
    ownerFields: { dossier: id },
    save: (api, sending) => saveDraft(api, { id, step, ...sending }),
    read: (api) => readSavedAnswers(api, id),
  };
}
