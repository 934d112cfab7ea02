import type { DossierState } from "#domain/dossier.ts";
import { useText } from "#web/text.tsx";
import { type StateKernel, StateMark, type StateTone } from "#web/ui/state-mark/state-mark.tsx";

/** The states of the dossiers that the office sees. */
export type OfficeState = Exclude<DossierState, "draft">;

const marks: Record<OfficeState, { kernel: StateKernel; tone?: StateTone }> = {
  submitted: { kernel: "ring", tone: "blue" },
  incomplete: { kernel: "ring", tone: "honey" },
  in_review: { kernel: "half", tone: "blue" },
  reserve: { kernel: "dot", tone: "blue" },
  shortlisted: { kernel: "full", tone: "blue" },
  selected: { kernel: "full", tone: "apricot" },
  winner: { kernel: "full", tone: "apricot" },
  granted: { kernel: "ring", tone: "leaf" },
  agreement: { kernel: "half", tone: "leaf" },
  paid: { kernel: "full", tone: "leaf" },
  reported: { kernel: "tick", tone: "leaf" },
  not_elected: { kernel: "full" },
  declined: { kernel: "cross" },
  withdrawn: { kernel: "dash" },
};

/** The state of a dossier as the office names it. */
export function DossierStateMark({ state }: { state: DossierState }) {
  const text = useText("dossiers");
  if (state === "draft") return null;
  return <StateMark {...marks[state]}>{text(`officeDossier.state.${state}`)}</StateMark>;
}
