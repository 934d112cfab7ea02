import type { ReactNode } from "react";
import { cssProperties } from "#web/ui/css-properties.ts";
import { Link } from "#web/ui/link/link.tsx";
import { type PetalState, Petals } from "#web/ui/petals/petals.tsx";
import "./steps.css";

/** One part of a form; it has an address if the visitor may go back to it, and a note for screen readers. */
export type Step = { label: string; state: PetalState; href?: string | undefined; note?: string | undefined };
type Props = {
  part: ReactNode;
  title: ReactNode;
  heading?: "h1" | "h2" | "h3";
  items: Step[];
  /** The progress of the current part, in percent. */
  progress?: number | undefined;
};

/** A blossom has five petals. */
const petals = 5;

/** The states of the petals: one for each part, or for a group of parts where there are more parts than petals. */
function petalStates(states: readonly PetalState[]): PetalState[] {
  if (states.length <= petals) return [...states];
  return Array.from({ length: petals }, (_, petal) => {
    const from = Math.floor((petal * states.length) / petals);
    const group = states.slice(from, Math.floor(((petal + 1) * states.length) / petals));
    if (group.includes("now")) return "now";
    return group.every((state) => state === "done") ? "done" : "later";
  });
}

/** The progress in a form of several parts: a petal for each, and the last one for the thank-you page. */
export function Steps({ part, title, heading: Heading = "h1", items, progress }: Props) {
  return (
    <div className="steps">
      <div>
        <Petals className="steps__bloom" states={petalStates(items.map((item) => item.state))} />
      </div>
      <div>
        <p className="steps__part">{part}</p>
        {/* The title takes focus when the part changes, so that screen readers read it. */}
        <Heading className="steps__title" tabIndex={-1}>
          {title}
        </Heading>
      </div>
      <ol className="steps__list" style={cssProperties({ "--n": items.length })}>
        {items.map((item) => (
          <StepItem key={item.label} {...item} progress={progress} />
        ))}
      </ol>
    </div>
  );
}

function StepItem({ label, state, href, note, progress }: Step & { progress: number | undefined }) {
  const isNow = state === "now";
  return (
    <li
      className={state === "done" ? "is-done" : undefined}
      aria-current={isNow ? "step" : undefined}
      style={isNow && progress !== undefined ? cssProperties({ "--v": `${progress}%` }) : undefined}
    >
      <span>
        {href ? <Link href={href}>{label}</Link> : label}
        {note && <span className="vh"> ({note})</span>}
      </span>
    </li>
  );
}
