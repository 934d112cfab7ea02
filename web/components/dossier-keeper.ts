import type { AskingStep } from "#domain/dossier-check.ts";
import type { Problem } from "#domain/problem.ts";
import { type SavedDraft, save, type Typed } from "#web/components/dossier-act.ts";
import type { Draft } from "#web/components/dossier-draft.ts";
import type { Api } from "#web/graphql/client.ts";

/** What came of keeping: how it stands now, or why it was not kept. */
export type Outcome = { saved: SavedDraft; problem: null } | { saved: null; problem: Problem };

/** Where what is written into a form of a dossier goes: to the applicant's own, or to the part an organisation was asked for. */
export type Keeper = {
  /** What the form is known by as long as its page is open. */
  id: string;
  /** Whether its applicant writes, who may see their own pictures and be the one who signs. */
  isOwn: boolean;
  /** Whether it may stand on this device while the network is gone. */
  mayStayHere: boolean;
  /** What says to which dossier a file belongs. */
  filesOf: Readonly<Record<string, string>>;
  save(api: Api, change: { basedOn: number; changes: Typed }): Promise<Outcome>;
};

/** Keeps what is written with the applicant's own dossier. */
export function keepingOwn({ id, type }: Draft, step: AskingStep): Keeper {
  return {
    id,
    isOwn: true,
    // A request for help never stands on a device: it may be anybody's computer.
    mayStayHere: type === "external",
    filesOf: { dossier: id },
    save: (api, change) => save(api, { id, step, ...change }),
  };
}
