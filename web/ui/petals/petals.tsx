import { classNames } from "#web/ui/class-names.ts";
import "./petals.css";

/** The state of one petal. */
export type PetalState = "done" | "now" | "later";
type Props = { states: readonly PetalState[]; className?: string };

const shapes = [
  "M50 51.3C46.3 42.18 31.5 31.14 31.5 19.14C31.5 8.58 38.9 3.3 50 3.3C61.1 3.3 68.5 8.58 68.5 19.14C68.5 31.14 53.7 42.18 50 51.3Z",
  "M51.14 52.13C58.67 45.79 64.6 28.3 76.01 24.6C86.05 21.33 93.36 26.74 96.79 37.3C100.22 47.85 97.49 56.52 87.44 59.79C76.03 63.49 60.96 52.83 51.14 52.13Z",
  "M50.71 53.47C59.06 58.67 77.52 58.91 84.58 68.61C90.78 77.16 87.9 85.78 78.92 92.3C69.94 98.83 60.85 98.91 54.64 90.36C47.59 80.65 53.07 63.02 50.71 53.47Z",
  "M49.29 53.47C46.93 63.02 52.41 80.65 45.36 90.36C39.15 98.91 30.06 98.83 21.08 92.3C12.1 85.78 9.22 77.16 15.42 68.61C22.48 58.91 40.94 58.67 49.29 53.47Z",
  "M48.86 52.13C39.04 52.83 23.97 63.49 12.56 59.79C2.51 56.52 -0.22 47.85 3.21 37.3C6.64 26.74 13.95 21.33 23.99 24.6C35.4 28.3 41.33 45.79 48.86 52.13Z",
];

/** A small blossom of five petals, clockwise from the top; it needs words beside it. */
export function Petals({ states, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      {shapes.map((d, index) => (
        <path key={d} d={d} className={classNames("petal", stateClass(states[index]))} />
      ))}
    </svg>
  );
}

function stateClass(state: PetalState | undefined) {
  return (state === "done" || state === "now") && `is-${state}`;
}
