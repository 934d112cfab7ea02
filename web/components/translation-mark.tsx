import { Fragment, type ReactNode } from "react";
import type { Language } from "#domain/language.ts";
import type { TranslationState } from "#domain/page.ts";
import { useFund } from "#web/shell/fund.ts";
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

type MarksProps = {
  translations: readonly { language: Language; state: TranslationState }[];
  /** More facts in the same line. */
  children?: ReactNode;
};

/** A line with a kernel for each language of the fund. */
export function TranslationMarks({ translations, children }: MarksProps) {
  const { languages } = useFund();
  return (
    <span className="texts__facts">
      {translations
        .filter(({ language }) => languages.includes(language))
        .map(({ language, state }) => (
          <Fragment key={language}>
            <TranslationMark state={state} label={language} />{" "}
          </Fragment>
        ))}
      {children}
    </span>
  );
}
