import { Fragment, type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "#web/ui/icon/icon.tsx";
import { mayTakeFocus, useIsLive } from "#web/ui/use-is-live.ts";
import "./error-summary.css";

/** One error: the id of its field (or field group), its text, and the part of the form it is in. */
export type SummaryItem = { id: string; text: ReactNode; part?: string | undefined };
type Props = {
  title: ReactNode;
  items: SummaryItem[];
  /** Changes with every failed submit, so that the summary takes focus again. */
  attempt?: number;
};

/** The errors of a form, part by part; the summary takes focus and links to each field. */
export function ErrorSummary({ title, items, attempt }: Props) {
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to take focus again.
  useEffect(() => {
    if (mayTakeFocus(isLive)) summary.current?.focus();
  }, [attempt]);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={summary} aria-labelledby={titleId}>
      <Icon name="alert" />
      <h2 id={titleId}>{title}</h2>
      {[...Map.groupBy(items, ({ part }) => part)].map(([part, inPart]) => (
        <Fragment key={part ?? ""}>
          {part && <h3>{part}</h3>}
          <ul className="error-summary__list">
            {inPart.map((item) => (
              <li key={item.id}>
                <a href={`#${item.id}`} onClick={handleClick}>
                  {item.text}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

/** Focuses the first wrong control of a group, or else its first, because a group cannot take focus. */
function handleClick(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  const control = target?.querySelector<HTMLElement>("[aria-invalid=true]") ?? target?.querySelector("input") ?? target;
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (target?.querySelector("legend") ?? labelOf(control) ?? control).scrollIntoView();
}

function labelOf(control: HTMLElement) {
  return control instanceof HTMLInputElement ? control.labels?.[0] : null;
}
