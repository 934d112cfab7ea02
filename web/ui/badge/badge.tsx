import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "./badge.css";

type Props = { tone?: "success" | "danger" | "now" | "blue" | undefined; children: ReactNode };

/** A kernel and a word for a state. */
export function Badge({ tone, children }: Props) {
  return <span className={classNames("badge", tone && `badge--${tone}`)}>{children}</span>;
}
