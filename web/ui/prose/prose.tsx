import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "./prose.css";

type Props = { children: ReactNode; className?: string };

/** Running text: headings, paragraphs and lists at a comfortable width. */
export function Prose({ children, className }: Props) {
  return <div className={classNames("prose", className)}>{children}</div>;
}
