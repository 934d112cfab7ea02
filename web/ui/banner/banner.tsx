import type { ReactNode } from "react";
import "./banner.css";

/** One line over the whole width of the page; a link in it is its action. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className="banner">
      <div className="wrap">{children}</div>
    </div>
  );
}
