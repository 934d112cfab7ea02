import type { ComponentProps } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "./panel.css";

/** A quiet surface for things that belong together. */
export function Panel({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames("panel", className)} />;
}
