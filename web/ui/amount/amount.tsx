import type { ReactNode } from "react";
import "./amount.css";

/** An amount of money, written large. */
export function Amount({ children }: { children: ReactNode }) {
  return <span className="amount">{children}</span>;
}
