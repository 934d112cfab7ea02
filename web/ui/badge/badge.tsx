import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "./badge.css";

type Props = { tone?: "success" | "danger" | "now" | "blue" | undefined; children: ReactNode };

/** A kernel and a word that say in what state this is. */
export function Badge({ tone, children }: Props) {
  return <span className={classNames("badge", tone && `badge--${tone}`)}>{children}</span>;
}
