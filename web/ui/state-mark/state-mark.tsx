import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "./state-mark.css";

/** How the kernel of a state is drawn: it fills up on the way, and is crossed or dashed at an early end. */
export type StateKernel = "ring" | "half" | "dot" | "full" | "tick" | "cross" | "dash";
/** The colour says whose move it is; without one nobody has to do anything. */
export type StateTone = "blue" | "honey" | "apricot" | "leaf";

type Props = { kernel: StateKernel; tone?: StateTone | undefined; children: ReactNode };

/** The state of a record: the kernel says how far it is, and the colour whose move it is. */
export function StateMark({ kernel, tone, children }: Props) {
  return (
    <span
      className={classNames("state-mark", kernel !== "full" && `state-mark--${kernel}`, tone && `state-mark--${tone}`)}
    >
      {children}
    </span>
  );
}
