import type { ReactNode } from "react";
import "./count.css";

/** A number beside a label. */
export function Count({ children }: { children: ReactNode }) {
  return <span className="count">{children}</span>;
}
