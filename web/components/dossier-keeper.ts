import type { AskingStep } from "#domain/dossier-check.ts";
import type { Sending } from "#domain/dossier-draft.ts";
import type { Answers } from "#domain/dossier-form.ts";
import { type Outcome, readKept, save } from "#web/components/dossier-act.ts";
import type { Draft } from "#web/components/dossier-draft.ts";
import type { Api } from "#web/graphql/client.ts";

/** Saves the answers of a form: in the applicant's own dossier, or in the part that an organisation fills in. */
export type Keeper = {
  /** The id of the form while its page is open. */
  id: string;
  /** Whether the applicant writes, who may see their own pictures and be the responsible person. */
  isOwn: boolean;
  /** Whether a draft with these answers may be stored on this device while the network is down. */
  mayStayHere(answers: Answers): boolean;
  /** The form fields that say to which dossier a file belongs. */
  ownerFields: Readonly<Record<string, string>>;
  save(api: Api, change: Sending): Promise<Outcome>;
  /** Reads the saved answers again, because somebody may have left in the middle of a word. */
  read?(api: Api): Promise<{ revision: number; answers: Answers } | null>;
};

/** Saves to the applicant's own dossier. */
export function keepingOwn({ id }: Draft, step: AskingStep): Keeper {
  return {
    id,
    isOwn: true,
    // A request for help is never stored on a device, because it may be a shared computer.
    mayStayHere: ({ project_type }) => project_type === "external",
    ownerFields: { dossier: id },
    save: (api, change) => save(api, { id, step, ...change }),
    read: (api) => readKept(api, id),
  };
}
