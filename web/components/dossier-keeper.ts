import type { AskingStep } from "#domain/dossier-check.ts";
import type { Sending } from "#domain/dossier-draft.ts";
import type { Answers } from "#domain/dossier-form.ts";
import { type Outcome, readKept, save } from "#web/components/dossier-act.ts";
import type { Draft } from "#web/components/dossier-draft.ts";
import type { Api } from "#web/graphql/client.ts";

/** Where what is written into a form of a dossier goes: to the applicant's own, or to the part an organisation was asked for. */
export type Keeper = {
  /** What the form is known by as long as its page is open. */
  id: string;
  /** Whether its applicant writes, who may see their own pictures and be the one who signs. */
  isOwn: boolean;
  /** Whether a draft with these answers may stand on this device while the network is gone. */
  mayStayHere(answers: Answers): boolean;
  /** What says to which dossier a file belongs. */
  filesOf: Readonly<Record<string, string>>;
  save(api: Api, change: Sending): Promise<Outcome>;
  /** Reads anew what is kept, where somebody may have left in the middle of a word. */
  read?(api: Api): Promise<{ revision: number; answers: Answers } | null>;
};

/** Keeps what is written with the applicant's own dossier. */
export function keepingOwn({ id }: Draft, step: AskingStep): Keeper {
  return {
    id,
    isOwn: true,
    // A request for help never stands on a device: it may be anybody's computer.
    mayStayHere: ({ project_type }) => project_type === "external",
    filesOf: { dossier: id },
    save: (api, change) => save(api, { id, step, ...change }),
    read: (api) => readKept(api, id),
  };
}
