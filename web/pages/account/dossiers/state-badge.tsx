import type { DossierState } from "#domain/dossier.ts";
import { stateKeys } from "#i18n/dossier-state.ts";
import { useText } from "#web/text.tsx";
import { Badge } from "#web/ui/badge/badge.tsx";

const tones = {
  draft: undefined,
  submitted: "blue",
  incomplete: "now",
  in_review: "blue",
  shortlisted: "blue",
  selected: "success",
  declined: "danger",
  granted: "success",
  winner: "success",
  not_elected: undefined,
  agreement: "blue",
  paid: "success",
  reported: "success",
  withdrawn: undefined,
} as const satisfies Record<DossierState, unknown>;

/** Where a dossier stands, in a word. */
export function StateBadge({ state }: { state: DossierState }) {
  const text = useText();
  return <Badge tone={tones[state]}>{text(stateKeys(state).label)}</Badge>;
}
