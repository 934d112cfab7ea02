import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "./tag.css";

type Props = { tone?: "blue" | "apricot" | "blossom" | "leaf" | undefined; children: ReactNode };

/** A word for the kind of a thing. */
export function Tag({ tone, children }: Props) {
  return <span className={classNames("tag", tone && `tag--${tone}`)}>{children}</span>;
}
