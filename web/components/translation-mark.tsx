import type { TranslationState } from "#domain/page.ts";
import { useText } from "#web/text.tsx";

type Props = {
  state: TranslationState;
  label: string;
  /** The label says the state itself. */
  isLegend?: boolean;
};

/** A kernel that says how complete a text is in one language: full, half or a ring. */
export function TranslationMark({ state, label, isLegend = false }: Props) {
  const text = useText("writing");
  return (
    <span className={`translation translation--${state}`}>
      {label}
      {!isLegend && <span className="vh"> {text(`writing.state.${state}`)}</span>}
    </span>
  );
}
