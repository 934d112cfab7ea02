import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "./table.css";

type Props = ComponentProps<"table"> & { caption: ReactNode; isCaptionVisible?: boolean; stack?: boolean };

/** A table that scrolls if it is too wide; cells with numbers have the class n. */
export function Table({ caption, isCaptionVisible = false, stack = false, className, children, ...rest }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable with the keyboard.
    <div className="table-wrap" tabIndex={0}>
      <table {...rest} className={classNames("table", stack && "table--stack", className)}>
        <caption className={isCaptionVisible ? undefined : "vh"}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
