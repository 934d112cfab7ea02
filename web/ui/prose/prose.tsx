import type { ComponentProps } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "./prose.css";

/** Running text: headings, paragraphs and lists at a comfortable width. */
export function Prose({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames("prose", className)} />;
}
